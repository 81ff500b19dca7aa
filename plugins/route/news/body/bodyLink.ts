/** Target of a link within a news item. */

export type BodyLink =
  | { readonly kind: 'inside'; readonly path: string }
  | { readonly kind: 'outside'; readonly url: string }
  /** Opens another application: mail, phone. */
  | { readonly kind: 'contact'; readonly url: string };

/** `here` is the page's URL. Null for an unsafe target: the text is then rendered without a link. */
export function bodyLink(href: string | null, here: URL): BodyLink | null {
  const written = href?.trim() ?? '';
  if (written === '' || written.startsWith('#') || !URL.canParse(written, here.origin)) return null;
  const target = new URL(written, here.origin);
  if (target.protocol === 'mailto:' || target.protocol === 'tel:')
    return { kind: 'contact', url: target.href };
  if (target.protocol !== 'https:' && target.protocol !== 'http:') return null;
  if (target.username !== '' || target.password !== '') return null;
  return target.origin === here.origin
    ? { kind: 'inside', path: target.pathname + target.search + target.hash }
    : { kind: 'outside', url: target.href };
}
