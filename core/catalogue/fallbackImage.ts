/** What stands in for a picture that is missing or fails. */
import type { CheckedRealm } from '../realm/checkedRealm';
import type { Content } from '../sdk';

/** The realm's own picture for playlists, else its picture for all cards; undefined when it has none (RLM-010, RLM-014, HOM-050). */
export function fallbackImage(images: CheckedRealm['images'], { type }: Pick<Content, 'type'>): string | undefined {
  return (type.toLowerCase() === 'playlist' ? images.playlistThumbnail : undefined) ?? images.cardThumbnail;
}
