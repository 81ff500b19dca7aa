/** The current playback session of a watch page, shared with its sidebar. */
import { makeAutoObservable, observableRef } from 'mobx';
import type { PlaybackSession } from '../PlaybackSession';

export class CurrentPlaybackSession {
  playbackSession: PlaybackSession | null = null;

  constructor() {
    makeAutoObservable(this, { playbackSession: observableRef });
  }

  /** Sets the session until the returned function is called. */
  begin(playbackSession: PlaybackSession): () => void {
    this.set(playbackSession);
    return () => this.set(null);
  }

  private set(playbackSession: PlaybackSession | null): void {
    this.playbackSession = playbackSession;
  }
}
