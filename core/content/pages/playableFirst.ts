/** The first item of a list without an order of its own. Pure. */
import type { Content } from '../../sdk/services';

/** Only what this viewer may watch, if anything. */
export function playableFirst(items: readonly Content[]): readonly Content[] {
  const playable = items.filter(({ accessLevel }) => accessLevel === 'GRANTED');
  return playable.length > 0 ? playable : items;
}
