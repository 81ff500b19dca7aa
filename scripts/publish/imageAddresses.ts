/** The addresses of a realm's pictures in its pages. */
import { logoOn } from '../../core/realm/logoOn';
import type { CheckedRealm } from '../../core/realm/checkedRealm';
import { mapTexts } from '../compile/jsonDocument';
import { pictureVersion, type PublishedPicture } from './pictures';

/**
 * Turns `images/x.svg` into an address with a content hash, so that it can be cached forever. Pictures of the
 * first screen are inlined.
 */
export function withImageAddresses(
  realm: CheckedRealm,
  contents: ReadonlyMap<string, Uint8Array>,
  pictures: Readonly<Record<string, PublishedPicture>>,
): CheckedRealm {
  const first = new Set([logoOn(realm.theme.scheme, realm.logos), realm.logos.mobile, realm.logos.favicon]);
  const address = (name: string) => {
    const content = contents.get(name);
    const picture = pictures[name];
    if (content === undefined || picture === undefined) return `/${name}`;
    return first.has(name) && name.endsWith('.svg') && content.byteLength <= INLINE_LIMIT
      ? drawingAddress(content)
      : `/${name}?v=${pictureVersion(picture)}`;
  };
  return mapTexts(realm, (text) => (text.startsWith('images/') ? address(text) : text)) as CheckedRealm;
}

/** The largest SVG in bytes that is inlined instead of requested. */
const INLINE_LIMIT = 10_240;

const drawings = new WeakMap<Uint8Array, string>();

/**
 * Escapes only what a data URL requires, so that it stays readable and compressible. A space would end the
 * URL in a `srcset`. Computed once for bytes that several realms share.
 */
function drawingAddress(content: Uint8Array): string {
  const known = drawings.get(content);
  if (known !== undefined) return known;
  const lean = new TextDecoder().decode(content).replace(/\s+/g, ' ').trim();
  const address = `data:image/svg+xml,${lean.replace(/[%#<>"&{}|\\^` \u0080-\u{10FFFF}]/gu, encodeURIComponent)}`;
  drawings.set(content, address);
  return address;
}
