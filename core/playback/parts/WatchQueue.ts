/** The next item as exposed to player parts; updated by the page. */
import { makeAutoObservable, observableRef } from 'mobx';
import type { Content } from '../../sdk/services';
import type { PlayerQueue } from '../../sdk/player';

/** The next item, as known to the page. */
export interface UpNext {
  readonly next: Content | null;
  /** PLY-047, FAV-023. */
  readonly autoAdvance: boolean;
  readonly open: () => void;
}

const nothingFollows: UpNext = { next: null, autoAdvance: false, open: () => undefined };

export class WatchQueue implements PlayerQueue {
  private following = nothingFollows;

  constructor() {
    makeAutoObservable<this, 'following'>(this, { following: observableRef });
  }

  get next(): Content | null {
    return this.following.next;
  }

  get autoAdvance(): boolean {
    return this.following.autoAdvance;
  }

  openNext(): void {
    this.following.open();
  }

  set(following: UpNext): void {
    this.following = following;
  }
}
