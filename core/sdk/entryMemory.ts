/** State of pages per history entry (lists, choices, scroll positions), for scroll restoration on back navigation. */
import { token } from './token';

/**
 * Retained for the visit, for the most recent entries; cleared when viewer or language changes, since answers
 * differ.
 */
export interface EntryMemory {
  /** Value stored under a name for a history entry (`location.key`); undefined when unknown. */
  read(entry: string, name: string): unknown;
  keep(entry: string, name: string, value: unknown): void;
}
/** Memory of the current history entry; components call `useRemembered`. */
export const entryMemory = token<EntryMemory>('entry-memory@1');
