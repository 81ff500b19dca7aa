/** How the runtime keeps this room without loading it: its parts are there at once, the room is made by the first page that searches or lists. */
import { token } from '../sdk';
import type { SearchRoom, SearchRoomParts } from './SearchRoom';

export interface SearchSlot {
  /** The room; made at the first call, the same from then on. */
  open(make: (parts: SearchRoomParts) => SearchRoom): SearchRoom;
  /** The viewer left the pages of content: the next search begins anew (CAT-051). */
  reset(): void;
  dispose(): void;
}
export const searchSlot = token<SearchSlot>('search@1');

export function createSearchSlot(parts: SearchRoomParts): SearchSlot {
  let room: SearchRoom | null = null;
  return {
    open: (make) => (room ??= make(parts)),
    reset: () => room?.search?.reset(),
    dispose: () => {
      room?.dispose();
      room = null;
    },
  };
}
