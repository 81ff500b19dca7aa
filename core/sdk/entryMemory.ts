/** What pages remember of themselves while the viewer may come back to them by the history: lists, choices, how far they were scrolled. */
import { token } from './token';

/** Kept for the visit, for the last entries that were seen; forgotten when another viewer or language is here, who is told something else. */
export interface EntryMemory {
  /** What an entry of the history, named by its `location.key`, remembers by a name; undefined when nothing is known. */
  read(entry: string, name: string): unknown;
  keep(entry: string, name: string, value: unknown): void;
}
export const entryMemory = token<EntryMemory>('entry-memory@1');
