/** Which playlist is expanded: at most one per page (HOM-078). */
import { makeAutoObservable } from 'mobx';

export class OpenPlaylist {
  current: { readonly row: string; readonly id: string } | null = null;

  constructor() {
    makeAutoObservable(this);
  }

  /** Id of the playlist expanded under this row. */
  in(row: string): string | null {
    return this.current?.row === row ? this.current.id : null;
  }

  /** Pressing the expanded one collapses it. */
  press(row: string, id: string): void {
    if (this.in(row) === id) this.close();
    else this.show(row, id);
  }

  show(row: string, id: string): void {
    this.current = { row, id };
  }

  /** The row was unmounted: collapses its playlist. */
  leave(row: string): void {
    if (this.in(row) !== null) this.close();
  }

  close(): void {
    this.current = null;
  }
}
