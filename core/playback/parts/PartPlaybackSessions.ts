/** One session view per part, so that the ad break of a failed part can be ended. */
import { makeAutoObservable } from 'mobx';
import type { PlayerQueue } from '../../sdk/player';
import type { PlaybackSession } from '../PlaybackSession';
import type { PartRequest } from './declaredParts';
import { PartPlaybackSession } from './PartPlaybackSession';

export class PartPlaybackSessions {
  /** May change while the content plays. */
  title = '';
  readonly #views = new Map<string, PartPlaybackSession>();

  readonly #playbackSession: PlaybackSession;
  readonly #queue: PlayerQueue;
  readonly #opensStream: (request: PartRequest) => boolean;

  /** `opensStream`: see core/playback/parts/declaredParts.ts. */
  constructor(
    playbackSession: PlaybackSession,
    queue: PlayerQueue,
    opensStream: (request: PartRequest) => boolean,
  ) {
    this.#opensStream = opensStream;
    this.#playbackSession = playbackSession;
    this.#queue = queue;
    makeAutoObservable(this, { of: false });
  }

  call(title: string): void {
    this.title = title;
  }

  /** Always returns the same view for the same part. */
  of(request: PartRequest): PartPlaybackSession {
    const key = `${request.plugin} ${request.name}`;
    const known =
      this.#views.get(key) ??
      new PartPlaybackSession(
        this.#playbackSession,
        this.#queue,
        () => this.title,
        this.#opensStream(request),
      );
    this.#views.set(key, known);
    return known;
  }
}
