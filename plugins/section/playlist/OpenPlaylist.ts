/** Which playlist is open beneath its row: at most one, on the whole page (HOM-078). */
import { makeAutoObservable } from 'mobx';

export class OpenPlaylist {
  current: { readonly row: string; readonly id: string } | null = null;

  constructor() {
    makeAutoObservable(this);
  }

  /** The id of the playlist that is open beneath this row. */
  in(row: string): string | null {
    return this.current?.row === row ? this.current.id : null;
  }

  /** A second press on what is open closes it. */
  press(row: string, id: string): void {
    if (this.in(row) === id) this.close();
    else this.show(row, id);
  }

  show(row: string, id: string): void {
    this.current = { row, id };
  }

  /** The row is gone, and what was open in it. */
  leave(row: string): void {
    if (this.in(row) !== null) this.close();
  }

  close(): void {
    this.current = null;
  }
}
