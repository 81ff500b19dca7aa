/** What the stage of a watch page shows now, for what stands beside it. */
import { makeAutoObservable, observableRef } from 'mobx';
import type { Screening } from '../../../playback';

export class Showing {
  screening: Screening | null = null;

  constructor() {
    makeAutoObservable(this, { screening: observableRef });
  }

  /** The stage shows this until the function it gives is called. */
  begin(screening: Screening): () => void {
    this.set(screening);
    return () => this.set(null);
  }

  private set(screening: Screening | null): void {
    this.screening = screening;
  }
}
