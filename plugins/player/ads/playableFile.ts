/** Which of an advertisement's files is played. */
import type { AdMedia } from './vast';

/** Enough lines for an advertisement; more costs the content's beginning. */
const LINES = 720;

/** The tallest that the browser plays, up to 720 lines, else the smallest; null when it plays none. */
export function playableFile(media: readonly AdMedia[], plays: (type: string) => boolean): AdMedia | null {
  const files = media.filter(({ type }) => plays(type)).sort((one, other) => one.height - other.height);
  return files.findLast(({ height }) => height <= LINES) ?? files[0] ?? null;
}
