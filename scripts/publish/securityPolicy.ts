/** A realm's content security policy as a header, with the hashes of the page's inline code. */
import { createHash } from 'node:crypto';
import { INLINE } from '../compile/contentSecurityPolicy';

/** Directive to sources, as computed by the compiler. */
export type PolicyDirectives = Readonly<Record<string, readonly string[]>>;

/** The `'sha256-…'` source of an inline style or script. */
export function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The header's value; adds the inline hashes to the directives. Drops the hashes where 'unsafe-inline' is
 * set, since browsers ignore 'unsafe-inline' next to a hash.
 */
export function policyHeader(
  directives: PolicyDirectives,
  inline: { readonly styles: readonly string[]; readonly scripts: readonly string[] },
): string {
  const added: Record<string, readonly string[]> = {
    'style-src': inline.styles.map(sourceHash),
    'script-src': inline.scripts.map(sourceHash),
  };
  return Object.entries(directives)
    .map(([directive, sources]) =>
      [directive, ...sources, ...(sources.includes(INLINE) ? [] : (added[directive] ?? []))].join(' '),
    )
    .join('; ');
}
