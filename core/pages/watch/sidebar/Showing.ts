/** What the stage of a watch page shows now, for what stands beside it. */
import { makeAutoObservable, observableRef } from 'mobx';
import type { PlaybackSession } from '../../../playback';

export class Showing {
  playbackSession: PlaybackSession | null = null;

  constructor() {
    makeAutoObservable(this, { playbackSession: observableRef });
  }

  /** The stage shows this until the function it gives is called. */
  begin(playbackSession: PlaybackSession): () => void {
    this.set(playbackSession);
    return () => this.set(null);
  }

  private set(playbackSession: PlaybackSession | null): void {
    this.playbackSession = playbackSession;
  }
}
