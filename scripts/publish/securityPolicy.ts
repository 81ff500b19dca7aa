/** A realm's content security policy as a header, with the hashes of what the page carries inline. */
import { createHash } from 'node:crypto';
import { INLINE } from '../compile/contentSecurityPolicy';

/** Directive to sources, as the compiler computes it. */
export type PolicyDirectives = Readonly<Record<string, readonly string[]>>;

/** `'sha256-…'` of an inline style or script. */
export function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The header's value; inline hashes are added to what the directives allow. Beside a hash a browser would take back what allows everything inline. */
export function policyHeader(directives: PolicyDirectives, inline: { readonly styles: readonly string[]; readonly scripts: readonly string[] }): string {
  const added: Record<string, readonly string[]> = { 'style-src': inline.styles.map(sourceHash), 'script-src': inline.scripts.map(sourceHash) };
  return Object.entries(directives)
    .map(([directive, sources]) => [directive, ...sources, ...(sources.includes(INLINE) ? [] : (added[directive] ?? []))].join(' '))
    .join('; ');
}
