/** Stores which playlist is expanded in a row, and restores it on return. */
import { autorun } from 'mobx';
import { useLayoutEffect } from 'react';
import { useHistoryState } from '../../../core/sdk';
import type { OpenPlaylist } from './OpenPlaylist';

/** While the row is mounted, its history entry stores the expanded playlist. A page opened anew has none. */
export function useOpened(open: OpenPlaylist, row: string): void {
  const note = useHistoryState<string | null>(`opened in ${row}`, null);
  // Before paint, to avoid a layout shift.
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
