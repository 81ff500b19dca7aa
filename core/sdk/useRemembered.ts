/** Hooks for per-history-entry state, restored on back navigation. */
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { entryMemory } from './entryMemory';
import { useService } from './useService';

/**
 * The value stored under `name` for this history entry, else `make()`. Another `name` or `of` is looked up,
 * or made, anew. An entry whose address is rewritten, or a following entry on the same page, carries it over.
 */
export function useRemembered<T>(name: string, make: () => T, of?: unknown): T {
  const memory = useService(entryMemory);
  const { key } = useLocation();
  // eslint-disable-next-line react-hooks/exhaustive-deps -- `make` runs once, with the entry of the first render; later entries carry it
  const value = useMemo(() => (memory.read(key, name) as T | undefined) ?? make(), [memory, name, of]);
  useEffect(() => memory.keep(key, name, value), [memory, key, name, value]);
  return value;
}

/** A stored value whose changes cause no render. */
export interface HistoryState<T> {
  read(): T;
  write(value: T): void;
}

/** A value of the current history entry by name, read and written outside of rendering. */
export const useHistoryState = <T>(name: string, first: T): HistoryState<T> =>
  useRemembered(name, () => historyStateOf(first));

/** For code that stores a state before the page that reads it is rendered. */
export function historyStateOf<T>(held: T): HistoryState<T> {
  return { read: () => held, write: (value) => void (held = value) };
}

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
