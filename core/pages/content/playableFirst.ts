/** What a list without an order of its own begins with. Pure. */
import type { Content } from '../../sdk';

/** What this viewer may watch, if there is any. */
export function playableFirst(items: readonly Content[]): readonly Content[] {
  const playable = items.filter(({ accessLevel }) => accessLevel === 'GRANTED');
  return playable.length > 0 ? playable : items;
}
