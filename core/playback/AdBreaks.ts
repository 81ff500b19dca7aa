/** Tracks the ad break that interrupts the content. One at a time. */
import { makeAutoObservable, observableRef } from 'mobx';
import type { AdBreak } from '../sdk/player';

export class AdBreaks {
  current: AdBreak | null = null;
  #onOver: (() => void)[] = [];

  constructor() {
    makeAutoObservable(this, { current: observableRef, over: false });
  }

  /**
   * Starts an ad break and returns the function that ends it; null while another ad break runs. `onOver` is
   * called once at the end.
   */
  begin(adBreak: AdBreak, onOver: () => void): (() => void) | null {
    if (this.current !== null) return null;
    this.current = adBreak;
    this.#onOver.push(onOver);
    return () => {
      if (this.current === adBreak) this.end();
    };
  }

  /** Ends the ad break and runs the `onOver` callbacks. */
  end(): void {
    this.current = null;
    for (const told of this.#onOver.splice(0)) told();
  }

  /** Resolves when no ad break runs; at once if there is none. */
  over(): Promise<void> {
    return this.current === null ? Promise.resolve() : new Promise((resolve) => this.#onOver.push(resolve));
  }
}
