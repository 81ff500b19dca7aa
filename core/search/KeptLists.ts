/** Lists and places that going back and forward in the history comes back to. */
import type { RefinedList } from './RefinedList';

/** Entries of the history whose list is kept; older ones are loaded anew. */
const MOST = 6;

export class KeptLists {
  private readonly lists = new Map<string, RefinedList>();
  private readonly places = new Map<string, number>();

  /** The list of an entry of the history, else a new one. */
  open(entry: string, make: () => RefinedList): RefinedList {
    const list = this.lists.get(entry) ?? make();
    this.keep(entry, list);
    return list;
  }

  /** An entry whose address was rewritten has another key. */
  keep(entry: string, list: RefinedList): void {
    for (const [known, kept] of this.lists) if (kept === list) this.lists.delete(known);
    this.lists.set(entry, list);
    for (const [oldest, kept] of this.lists) {
      if (this.lists.size <= MOST) break;
      kept.dispose();
      this.lists.delete(oldest);
    }
  }

  /** How far an entry was scrolled, in px; 0 when nothing is known. */
  place(entry: string): number {
    return this.places.get(entry) ?? 0;
  }

  keepPlace(entry: string, scrolled: number): void {
    this.places.set(entry, scrolled);
  }

  dispose(): void {
    for (const list of this.lists.values()) list.dispose();
    this.lists.clear();
    this.places.clear();
  }
}
