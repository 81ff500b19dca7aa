/** One advertisement during playback: UI state, and tracking events to its server. */
import { makeAutoObservable } from 'mobx';
import type { Clock, AdBreak } from 'proscenium/sdk';
import type { Ad, AdEvent } from './vast';

/** The used subset of a video element. */
export interface AdVideo {
  play(): Promise<void>;
  pause(): void;
}

export interface AdPlaybackDeps {
  /** 1-based position in its pod. */
  readonly place: number;
  readonly count: number;
  readonly clock: Clock;
  /** Milliseconds that it may stall. */
  readonly patience: number;
  readonly track: (urls: readonly string[] | undefined) => void;
}

const quarters: readonly (readonly [share: number, event: AdEvent])[] = [
  [0.25, 'firstQuartile'],
  [0.5, 'midpoint'],
  [0.75, 'thirdQuartile'],
];

export class AdPlayback implements AdBreak {
  playing = true;
  /** The first frame has played. */
  begun = false;
  /** Seconds. */
  position = 0;
  over = false;
  #screen: AdVideo | null = null;
  readonly #tracked = new Set<AdEvent>();
  #cancelWatch = (): void => undefined;

  constructor(
    readonly ad: Ad,
    readonly deps: AdPlaybackDeps,
  ) {
    makeAutoObservable(this, { ad: false, deps: false });
    this.watch();
  }

  /** Seconds remaining; 0 while unknown. */
  get left(): number {
    return Math.max(0, Math.ceil(this.ad.duration - this.position));
  }

  /**
   * Seconds until it can be skipped; null: not skippable. An advertisement that ends earlier is not skippable
   * either.
   */
  get skippableIn(): number | null {
    const { skipAfter } = this.ad;
    return skipAfter === null ? null : Math.max(0, Math.ceil(skipAfter - this.position));
  }

  /** Its video element is mounted. Ends the advertisement when the browser cannot play it. */
  show(screen: AdVideo): void {
    this.#screen = screen;
    if (this.playing) this.start();
  }

  play(): void {
    if (this.over || this.playing) return;
    this.playing = true;
    this.deps.track(this.ad.reports.resume);
    this.watch();
    this.start();
  }

  pause(): void {
    if (this.over || !this.playing) return;
    this.playing = false;
    this.#cancelWatch();
    this.#screen?.pause();
    this.deps.track(this.ad.reports.pause);
  }

  /** Playback position in seconds. */
  reached(position: number): void {
    if (this.over || (this.begun && position === this.position)) return;
    this.position = position;
    this.watch();
    if (position <= 0) return;
    this.begun = true;
    this.tellOnce('impression');
    this.tellOnce('start');
    for (const [share, event] of quarters)
      if (this.ad.duration > 0 && position >= this.ad.duration * share) this.tellOnce(event);
  }

  /** The viewer opens the advertiser's page: pauses. */
  visited(): void {
    this.pause();
    this.deps.track(this.ad.reports.click);
  }

  skip(): void {
    if (this.skippableIn === 0) this.end('skip');
  }

  completed(): void {
    this.end('complete');
  }

  failed(): void {
    this.end('error');
  }

  /** Ends without tracking events: the viewer has left. */
  stop(): void {
    this.#cancelWatch();
    this.over = true;
  }

  private end(event: AdEvent): void {
    if (this.over) return;
    this.stop();
    this.tellOnce(event);
  }

  private start(): void {
    this.#screen?.play().catch((error: unknown) => {
      // A pause during start-up rejects `play()` with an AbortError; that is no failure.
      if (this.playing && !(error instanceof DOMException && error.name === 'AbortError')) this.failed();
    });
  }

  /** Ends an advertisement that stalls too long. */
  private watch(): void {
    this.#cancelWatch();
    if (this.playing) this.#cancelWatch = this.deps.clock.after(this.deps.patience, () => this.failed());
  }

  private tellOnce(event: AdEvent): void {
    if (this.#tracked.has(event)) return;
    this.#tracked.add(event);
    this.deps.track(this.ad.reports[event]);
  }
}
