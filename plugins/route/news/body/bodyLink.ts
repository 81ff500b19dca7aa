/** Where a link within a piece of news may lead. */

export type BodyLink =
  | { readonly kind: 'inside'; readonly path: string }
  | { readonly kind: 'outside'; readonly url: string }
  /** Opens another programme: a mail, a call. */
  | { readonly kind: 'contact'; readonly url: string };

/** `here` is the address of the page. Null for what leads nowhere safe: the words then stand without a link. */
export function bodyLink(href: string | null, here: URL): BodyLink | null {
  const written = href?.trim() ?? '';
  if (written === '' || written.startsWith('#') || !URL.canParse(written, here.origin)) return null;
  const target = new URL(written, here.origin);
  if (target.protocol === 'mailto:' || target.protocol === 'tel:') return { kind: 'contact', url: target.href };
  if (target.protocol !== 'https:' && target.protocol !== 'http:') return null;
  if (target.username !== '' || target.password !== '') return null;
  return target.origin === here.origin ? { kind: 'inside', path: target.pathname + target.search + target.hash } : { kind: 'outside', url: target.href };
}
