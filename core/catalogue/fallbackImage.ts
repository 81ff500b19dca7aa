/** Fallback for an image that is missing or fails to load. */
import type { CheckedRealm } from '../realm/checkedRealm';
import type { Content } from '../sdk/services';

/**
 * The realm's own image for playlists, else its image for all cards; undefined when it has none (RLM-010,
 * RLM-014, HOM-050).
 */
export function fallbackImage(
  images: CheckedRealm['images'],
  { type }: Pick<Content, 'type'>,
): string | undefined {
  return (type.toLowerCase() === 'playlist' ? images.playlistThumbnail : undefined) ?? images.cardThumbnail;
}
