/** One advertisement while it plays: what the viewer sees of it, and what its server is told. */
import { makeAutoObservable } from 'mobx';
import type { Clock, AdBreak } from '../../../core/sdk';
import type { Ad, AdEvent } from './vast';

/** As much of a video element as is steered. */
export interface AdVideo {
  play(): Promise<void>;
  pause(): void;
}

export interface AdPlaybackDeps {
  /** Its place among those that are played together, from 1. */
  readonly place: number;
  readonly count: number;
  readonly clock: Clock;
  /** Milliseconds that it may stand still while it should play. */
  readonly patience: number;
  readonly tell: (urls: readonly string[] | undefined) => void;
}

const quarters: readonly (readonly [share: number, event: AdEvent])[] = [[0.25, 'firstQuartile'], [0.5, 'midpoint'], [0.75, 'thirdQuartile']];

export class AdPlayback implements AdBreak {
  playing = true;
  /** Its picture has moved. */
  begun = false;
  /** Seconds. */
  position = 0;
  over = false;
  private screen: AdVideo | null = null;
  private readonly told = new Set<AdEvent>();
  private cancelWatch = (): void => undefined;

  constructor(
    readonly ad: Ad,
    readonly deps: AdPlaybackDeps,
  ) {
    makeAutoObservable<this, 'screen' | 'told' | 'cancelWatch'>(this, { ad: false, deps: false, screen: false, told: false, cancelWatch: false });
    this.watch();
  }

  /** Seconds that are left; 0 while nobody knows. */
  get left(): number {
    return Math.max(0, Math.ceil(this.ad.duration - this.position));
  }

  /** Seconds until it may be skipped; null: it may not. An advertisement that ends before then is not skipped either. */
  get skippableIn(): number | null {
    const { skipAfter } = this.ad;
    return skipAfter === null ? null : Math.max(0, Math.ceil(skipAfter - this.position));
  }

  /** The element that shows it is there. Where the browser will not play it, it is over. */
  show(screen: AdVideo): void {
    this.screen = screen;
    if (this.playing) this.start();
  }

  play(): void {
    if (this.over || this.playing) return;
    this.playing = true;
    this.deps.tell(this.ad.reports.resume);
    this.watch();
    this.start();
  }

  pause(): void {
    if (this.over || !this.playing) return;
    this.playing = false;
    this.cancelWatch();
    this.screen?.pause();
    this.deps.tell(this.ad.reports.pause);
  }

  /** Playing has come to a moment, in seconds. */
  reached(position: number): void {
    if (this.over || (this.begun && position === this.position)) return;
    this.position = position;
    this.watch();
    if (position <= 0) return;
    this.begun = true;
    this.tellOnce('impression');
    this.tellOnce('start');
    for (const [share, event] of quarters) if (this.ad.duration > 0 && position >= this.ad.duration * share) this.tellOnce(event);
  }

  /** The viewer visits the advertiser: it waits for them. */
  visited(): void {
    this.pause();
    this.deps.tell(this.ad.reports.click);
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

  /** Without a word to its server: the viewer has gone. */
  stop(): void {
    this.cancelWatch();
    this.over = true;
  }

  private end(event: AdEvent): void {
    if (this.over) return;
    this.stop();
    this.tellOnce(event);
  }

  private start(): void {
    this.screen?.play().catch((error: unknown) => {
      // A pause that comes while it starts is no failure.
      if (this.playing && !(error instanceof DOMException && error.name === 'AbortError')) this.failed();
    });
  }

  /** What stands still too long is over. */
  private watch(): void {
    this.cancelWatch();
    if (this.playing) this.cancelWatch = this.deps.clock.after(this.deps.patience, () => this.failed());
  }

  private tellOnce(event: AdEvent): void {
    if (this.told.has(event)) return;
    this.told.add(event);
    this.deps.tell(this.ad.reports[event]);
  }
}
