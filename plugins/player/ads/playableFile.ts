/** Picks the media file of an advertisement. */
import type { AdMedia } from './vast';

/** Maximum picture height: more would compete with loading the content. */
const LINES = 720;

/** The tallest playable file up to 720 lines, else the smallest; null when none is playable. */
export function playableFile(media: readonly AdMedia[], plays: (type: string) => boolean): AdMedia | null {
  const files = media.filter(({ type }) => plays(type)).sort((one, other) => one.height - other.height);
  return files.findLast(({ height }) => height <= LINES) ?? files[0] ?? null;
}
