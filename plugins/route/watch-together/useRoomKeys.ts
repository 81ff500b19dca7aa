/** Player keyboard shortcuts while it has the focus; those that affect all are for the host. */
import { useCallback, type KeyboardEvent } from 'react';
import type { EmbeddedPlayer } from '../../../core/sdk';
import type { RoomStore } from './RoomStore';

const STEP = 10;

export function useRoomKeys(
  room: RoomStore,
  screen: EmbeddedPlayer,
  fullscreen: () => void,
): (event: KeyboardEvent) => void {
  return useCallback(
    (event) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const target = event.target as Element;
      // Fields and buttons handle their own keys.
      if (target.matches('input, select') || (event.key === ' ' && target.closest('button, a') !== null))
        return;
      const run = runs(room, screen, fullscreen)[event.key.toLowerCase()];
      if (run === undefined) return;
      event.preventDefault();
      run();
    },
    [room, screen, fullscreen],
  );
}

const runs = (
  room: RoomStore,
  screen: EmbeddedPlayer,
  fullscreen: () => void,
): Readonly<Record<string, () => void>> => ({
  ' ': () => room.togglePlay(),
  k: () => room.togglePlay(),
  j: () => room.seekBy(-STEP),
  l: () => room.seekBy(STEP),
  arrowleft: () => room.seekBy(-STEP),
  arrowright: () => room.seekBy(STEP),
  m: () => screen.hear(!screen.audible),
  f: fullscreen,
});
