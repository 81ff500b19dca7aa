/** What plays in the place of a content, such as an advertisement. One at a time. */
import { makeAutoObservable, observableRef } from 'mobx';
import type { AdBreak } from '../sdk';

export class AdBreaks {
  current: AdBreak | null = null;
  private onOver: (() => void)[] = [];

  constructor() {
    makeAutoObservable<this, 'onOver'>(this, { current: observableRef, onOver: false, over: false });
  }

  /** Gives the function that ends it, which calls `onOver` once; null while another one is there. */
  begin(adBreak: AdBreak, onOver: () => void): (() => void) | null {
    if (this.current !== null) return null;
    this.current = adBreak;
    this.onOver.push(onOver);
    return () => {
      if (this.current === adBreak) this.end();
    };
  }

  /** The content has its place again. */
  end(): void {
    this.current = null;
    for (const told of this.onOver.splice(0)) told();
  }

  /** Comes when nothing is in the place of the content; at once when nothing is. */
  over(): Promise<void> {
    return this.current === null ? Promise.resolve() : new Promise((resolve) => this.onOver.push(resolve));
  }
}
