/** Stores the position of a playback session, so that the viewer can resume later (PLY-097). */
import { reaction } from 'mobx';
import type { AdBreaks } from './AdBreaks';
import type { WatchKind } from './playbackApi';
import type { PlayerStore } from './PlayerStore';
import type { ResumePositionStore } from './ResumePositionStore';
import type { PlaybackMedia } from './PlaybackMedia';

/** Seconds of playback between two writes (throttle). */
const WRITE_INTERVAL_SECONDS = 10;

export class PositionNotes {
  #notedAt = 0;

  readonly #subject: { readonly kind: WatchKind; readonly id: string };
  readonly #player: PlayerStore;
  readonly #media: PlaybackMedia;
  readonly #adBreaks: AdBreaks;
  readonly #resume: ResumePositionStore;

  constructor(
    subject: { readonly kind: WatchKind; readonly id: string },
    player: PlayerStore,
    media: PlaybackMedia,
    adBreaks: AdBreaks,
    resume: ResumePositionStore,
  ) {
    this.#subject = subject;
    this.#player = player;
    this.#media = media;
    this.#adBreaks = adBreaks;
    this.#resume = resume;
  }

  /** Stores where another device is in the content, until the returned function is called. */
  followDevice(): () => void {
    return reaction(
      () => this.#devicePosition,
      (position) => position !== null && this.reached(position),
    );
  }

  /** Playback has reached a position (seconds): stores it, throttled. */
  reached(position: number): void {
    if (Math.abs(position - this.#notedAt) >= WRITE_INTERVAL_SECONDS) this.note();
  }

  /** Stores the current position. Live events are not resumed. */
  note(): void {
    const { duration, hasStarted, videoEnded } = this.#player.state;
    const position = this.#devicePosition ?? this.#player.state.position;
    if (this.#subject.kind === 'live' || this.#media.isLive || !hasStarted || videoEnded || duration <= 0)
      return;
    this.#notedAt = position;
    this.#resume.keep(this.#subject.id, position, duration);
  }

  get #devicePosition(): number | null {
    return this.#adBreaks.current?.position ?? null;
  }

  /** The video was watched to its end. */
  forget(): void {
    this.#resume.forget(this.#subject.id);
  }
}
