/** The votes of this browser: one for each row. */
import { makeAutoObservable, observable } from 'mobx';
import type { KeyValueStore } from 'proscenium/sdk';

export class Votes {
  readonly #store: KeyValueStore;
  private readonly chosen = observable.map<string, string>();

  constructor(store: KeyValueStore) {
    this.#store = store;
    makeAutoObservable(this);
  }

  /** The id of the film; null before a vote. */
  of(row: string): string | null {
    return this.chosen.get(row) ?? this.#store.read(`poll-${row}`);
  }

  vote(row: string, film: string): void {
    this.chosen.set(row, film);
    this.#store.write(`poll-${row}`, film);
  }
}
