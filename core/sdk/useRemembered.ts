/** Hooks for what a page has again when its viewer comes back to it by the history. */
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { entryMemory } from './entryMemory';
import { useService } from './useService';

/**
 * What this entry of the history remembers by `name`, else what `make` gives. Another `name` or `of` is another thing to remember:
 * it is looked up, or made, anew. An entry whose address is rewritten, or that another follows on the same page, takes it along.
 */
export function useRemembered<T>(name: string, make: () => T, of?: unknown): T {
  const memory = useService(entryMemory);
  const { key } = useLocation();
  // eslint-disable-next-line react-hooks/exhaustive-deps -- `make` is wanted once, and the entry counts when the page opens: from then on it follows
  const value = useMemo(() => (memory.read(key, name) as T | undefined) ?? make(), [memory, name, of]);
  useEffect(() => memory.keep(key, name, value), [memory, key, name, value]);
  return value;
}

/** A value that is written down without drawing anything anew. */
export interface Note<T> {
  read(): T;
  write(value: T): void;
}

export const useHistoryState = <T>(name: string, first: T): Note<T> => useRemembered(name, () => noteOf(first));

function noteOf<T>(held: T): Note<T> {
  return { read: () => held, write: (value) => void (held = value) };
}
