/**
 * The ad breaks of one playback session: pre-roll, mid-roll, post-roll. On any ad error the content continues
 * (PLY-068).
 */
import { makeAutoObservable, observableRef, reaction, runInAction, when } from 'mobx';
import type { AdBreak, Clock, PlaybackFacts, PlaybackSessionView } from 'proscenium/sdk';
import { AdPlayback } from './AdPlayback';
import type { Ad } from './vast';

type AdUnit = PlaybackFacts['adUnits'][number];

/** Seconds on the time line, for mid-rolls. */
type AdMoment =
  | { readonly kind: 'before' }
  | { readonly kind: 'at'; readonly seconds: number }
  | { readonly kind: 'after' };

/** A unit with a missing or unknown type is scheduled by its offset; null without one. */
export function momentOf({ type, offsetMs }: AdUnit): AdMoment | null {
  const kind = (type ?? '').toUpperCase();
  if (kind === 'POST') return { kind: 'after' };
  if (kind === 'PRE') return { kind: 'before' };
  if (typeof offsetMs === 'number')
    return offsetMs > 0 ? { kind: 'at', seconds: offsetMs / 1000 } : { kind: 'before' };
  return kind === 'MID' ? null : { kind: 'before' };
}

/** Whether playback just passed a position; a seek over it does not count. */
export function passes(moment: number, from: number, to: number): boolean {
  return from < moment && moment <= to && to - from < MAX_STEP_SECONDS;
}
const MAX_STEP_SECONDS = 2;

/** URL of the ad request, with the nonce when there is one (PLY-068); null for a URL that no page may fetch. */
export function adAddress(tag: string, nonce: string | null, parameter: string): string | null {
  if (!URL.canParse(tag)) return null;
  const url = new URL(tag);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  if (nonce !== null) url.searchParams.set(parameter, nonce);
  return url.href;
}

export interface AdSchedulerDeps {
  readonly clock: Clock;
  /** Milliseconds. */
  readonly patience: number;
  readonly nonceParameter: string;
  /** Null when there is none for any reason; never rejects (PLY-063). */
  readonly nonce: (signal: AbortSignal) => Promise<string | null>;
  /** Null when there is none; never rejects. */
  readonly ask: (url: string, signal: AbortSignal) => Promise<Ad | null>;
  readonly track: (urls: readonly string[] | undefined) => void;
}

/** Seconds before its time that an ad is requested (prefetch). */
export const PREFETCH_SECONDS = 8;

export class AdScheduler implements AdBreak {
  current: AdPlayback | null = null;
  #nonce: Promise<string | null> | null = null;
  readonly #asked = new Map<AdUnit, Promise<Ad | null>>();
  readonly #played = new Set<AdUnit>();

  readonly #playbackSession: PlaybackSessionView;
  readonly #deps: AdSchedulerDeps;

  constructor(playbackSession: PlaybackSessionView, deps: AdSchedulerDeps) {
    this.#playbackSession = playbackSession;
    this.#deps = deps;
    makeAutoObservable(this, { current: observableRef });
  }

  get playing(): boolean {
    return this.current?.playing ?? false;
  }

  play(): void {
    this.current?.play();
  }

  pause(): void {
    this.current?.pause();
  }

  /** Plays the pre-rolls; resolves when the content is held for them, or need not be. Late ads are dropped. */
  async begin(signal: AbortSignal): Promise<void> {
    const units = this.unitsAt((unit) => momentOf(unit)?.kind === 'before');
    if (units.length > 0)
      await this.show(units, () => !this.#playbackSession.started && !signal.aborted, signal);
  }

  /** Plays the mid- and post-rolls at their times, until the returned function is called. */
  follow(): () => void {
    const ending = new AbortController();
    const { signal } = ending;
    const stop = reaction(
      () => ({ position: this.#playbackSession.position, state: this.#playbackSession.state }),
      ({ position, state }, before) => {
        if (state === 'ended') {
          const after = this.unitsAt((unit) => momentOf(unit)?.kind === 'after');
          if (after.length > 0) void this.show(after, () => this.#playbackSession.state === 'ended', signal);
        } else if (state === 'playing') {
          this.askAhead(position, signal);
          const due = this.unitsAt((unit) => passesAt(unit, before?.position ?? position, position));
          if (due.length > 0) void this.show(due, () => this.#playbackSession.state === 'playing', signal);
        }
      },
    );
    return () => {
      ending.abort();
      stop();
      this.current?.stop();
    };
  }

  /** Prefetch, so that the break starts without a delay. */
  private askAhead(position: number, signal: AbortSignal): void {
    const { duration } = this.#playbackSession;
    for (const unit of this.unitsAt(() => true)) {
      const moment = momentOf(unit);
      const time =
        moment?.kind === 'at' ? moment.seconds : moment?.kind === 'after' && duration > 0 ? duration : null;
      if (time !== null && time - position > 0 && time - position <= PREFETCH_SECONDS)
        void this.adOf(unit, signal);
    }
  }

  /** Units not yet played. */
  private unitsAt(wanted: (unit: AdUnit) => boolean): readonly AdUnit[] {
    return (this.#playbackSession.facts?.adUnits ?? []).filter(
      (unit) => !this.#played.has(unit) && wanted(unit),
    );
  }

  private async show(units: readonly AdUnit[], isTime: () => boolean, signal: AbortSignal): Promise<void> {
    for (const unit of units) this.#played.add(unit);
    const ads = (await Promise.all(units.map((unit) => this.adOf(unit, signal)))).filter((ad) => ad !== null);
    if (ads.length === 0 || !isTime()) return;
    const release = this.#playbackSession.hold(this);
    if (release !== null) void this.playAll(ads, release);
  }

  private async playAll(ads: readonly Ad[], release: () => void): Promise<void> {
    const { clock, patience, track } = this.#deps;
    try {
      for (const [index, ad] of ads.entries()) {
        const playback = new AdPlayback(ad, { place: index + 1, count: ads.length, clock, patience, track });
        runInAction(() => (this.current = playback));
        await when(() => playback.over);
      }
    } finally {
      runInAction(() => (this.current = null));
      release();
    }
  }

  private adOf(unit: AdUnit, signal: AbortSignal): Promise<Ad | null> {
    const known = this.#asked.get(unit) ?? this.ask(unit, signal);
    this.#asked.set(unit, known);
    return known;
  }

  private async ask(unit: AdUnit, signal: AbortSignal): Promise<Ad | null> {
    const { nonceParameter, ask } = this.#deps;
    const address = adAddress(unit.adTagUrl, await this.nonceOnce(signal), nonceParameter);
    return address === null ? null : ask(address, signal);
  }

  private nonceOnce(signal: AbortSignal): Promise<string | null> {
    if (this.#playbackSession.facts?.nonceRequired !== true) return Promise.resolve(null);
    this.#nonce ??= this.#deps.nonce(signal);
    return this.#nonce;
  }
}

function passesAt(unit: AdUnit, from: number, to: number): boolean {
  const moment = momentOf(unit);
  return moment?.kind === 'at' && passes(moment.seconds, from, to);
}
