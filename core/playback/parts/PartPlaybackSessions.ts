/** The showing as each part sees it: one view a part, so that what a failed part holds can be let go. */
import { makeAutoObservable } from 'mobx';
import type { PlayerQueue } from '../../sdk';
import type { PlaybackSession } from '../PlaybackSession';
import type { PartRequest } from './declaredParts';
import { PartPlaybackSession } from './PartPlaybackSession';

export class PartPlaybackSessions {
  /** It may be corrected while the content plays. */
  title = '';
  private readonly views = new Map<string, PartPlaybackSession>();

  constructor(
    private readonly playbackSession: PlaybackSession,
    private readonly queue: PlayerQueue,
  ) {
    makeAutoObservable<this, 'views' | 'playbackSession' | 'queue'>(this, { views: false, playbackSession: false, queue: false, of: false });
  }

  call(title: string): void {
    this.title = title;
  }

  /** The same view for the same part. */
  of({ plugin, name }: PartRequest): PartPlaybackSession {
    const key = `${plugin} ${name}`;
    const known = this.views.get(key) ?? new PartPlaybackSession(this.playbackSession, this.queue, () => this.title);
    this.views.set(key, known);
    return known;
  }
}
