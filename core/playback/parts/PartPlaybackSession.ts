/** A playback session as exposed to plugins' player parts: restricted to safe reads and commands. */
import type {
  AdBreak,
  PlaybackFacts,
  PlaybackFigures,
  PlayerQueue,
  PlaybackSessionView,
} from '../../sdk/player';
import type { PlaybackSession } from '../PlaybackSession';

/** One instance per part. Observable through what it reads. */
export class PartPlaybackSession implements PlaybackSessionView {
  readonly stream: PlaybackSessionView['stream'];
  #release: (() => void) | null = null;

  readonly #playbackSession: PlaybackSession;
  readonly #title: () => string;

  constructor(
    playbackSession: PlaybackSession,
    readonly queue: PlayerQueue,
    title: () => string,
    opensStream: boolean,
  ) {
    this.stream = opensStream ? () => playbackSession.deviceStream() : null;
    this.#playbackSession = playbackSession;
    this.#title = title;
  }

  get content(): PlaybackSessionView['content'] {
    const { kind, id } = this.#playbackSession.subject;
    return { kind, id, title: this.#title() };
  }

  get state(): PlaybackSessionView['state'] {
    const { state, player } = this.#playbackSession;
    if (state.status === 'stopped') return 'stopped';
    if (state.status !== 'showing') return 'preparing';
    if (player.state.videoEnded) return 'ended';
    return player.state.isPlaying ? 'playing' : 'paused';
  }

  get started(): boolean {
    return this.#playbackSession.player.state.hasStarted;
  }

  get facts(): PlaybackFacts | null {
    return this.#playbackSession.facts;
  }

  get sound(): PlaybackSessionView['sound'] {
    const { volume, muted } = this.#playbackSession.player.state;
    return { volume, muted };
  }

  get position(): number {
    return this.#playbackSession.player.state.position;
  }

  get duration(): number {
    return this.#playbackSession.player.state.duration;
  }

  get live(): boolean {
    return this.#playbackSession.media.isLive;
  }

  figures(): PlaybackFigures | null {
    return this.#playbackSession.figures();
  }

  seek(seconds: number): void {
    this.#playbackSession.transport.seek(seconds);
  }

  play(): void {
    void this.#playbackSession.transport.play();
  }

  pause(): void {
    this.#playbackSession.transport.pause();
  }

  hold(adBreak: AdBreak): (() => void) | null {
    const release = this.#playbackSession.transport.hold(adBreak);
    if (release !== null) this.#release = release;
    return release;
  }

  /** Ends this part's ad break, if it has one. */
  endAdBreak(): void {
    this.#release?.();
  }
}
