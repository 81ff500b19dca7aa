/** Hands the room of search and lists to components. */
import { useService } from '../sdk';
import { SearchRoom, type SearchRoomParts } from './SearchRoom';
import { searchSlot } from './searchSlot';

const make = (parts: SearchRoomParts): SearchRoom => new SearchRoom(parts);

export function useSearchRoom(): SearchRoom {
  return useService(searchSlot).open(make);
}
