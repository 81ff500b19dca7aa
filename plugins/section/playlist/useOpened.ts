/** What is open beneath a row, and again on the way back to its page. */
import { autorun } from 'mobx';
import { useLayoutEffect } from 'react';
import { useHistoryState } from '../../../core/sdk';
import type { OpenPlaylist } from './OpenPlaylist';

/** While the row is there, its entry of the history remembers which playlist is open in it. A page that is opened anew begins with none. */
export function useOpened(open: OpenPlaylist, row: string): void {
  const note = useHistoryState<string | null>(`opened in ${row}`, null);
  // Before the page is painted: what is beneath the row does not move.
  useLayoutEffect(() => {
    const id = note.read();
    if (id !== null) open.show(row, id);
    const stop = autorun(() => note.write(open.in(row)));
    return () => {
      stop();
      open.leave(row);
    };
  }, [open, row, note]);
}
