/** Like `useState`, but restored when the viewer returns by the history. */
import { useState } from 'react';
import { useHistoryState } from './useRemembered';

/** Like `useState`, for a value that survives leaving the page and returning to it. */
export function useRememberedState<T>(name: string, first: T): readonly [T, (value: T) => void] {
  const note = useHistoryState(name, first);
  const [value, set] = useState(() => note.read());
  return [
    value,
    (next) => {
      note.write(next);
      set(next);
    },
  ];
}
