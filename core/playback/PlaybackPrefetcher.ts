/**
 * Prefetches content and manifest of a likely playback. Each prefetched answer is used once, by the first
 * call that asks for it.
 */
import type { LiveEvent, PlaybackManifest, Vod } from '../generated/platform';
import type { Clock } from '../sdk/services';
import type { WatchedContent } from './content';
import type { PlaybackApi, WatchKind } from './playbackApi';
import { eventPhase } from './rules/eventPhase';
import { playbackAccess } from './rules/playbackAccess';
import { premiereStart } from './rules/premiere';

/** Milliseconds for which a prefetched answer is valid. */
export const PREFETCH_LIFETIME_MS = 10_000;

/** Prefetched answers of a content that would play at once. */
export interface Answers {
  readonly content: WatchedContent;
  readonly manifest: PlaybackManifest;
}

interface Expected {
  readonly kind: WatchKind;
  readonly id: string;
  /** Answers depend on the viewer and the language. */
  readonly audience: string;
  readonly since: number;
  readonly ending: AbortController;
  readonly answers: Promise<Answers | null>;
  /** The content, once it has loaded. */
  watched: WatchedContent | null;
  content: Promise<Vod | LiveEvent> | null;
  manifest: Promise<Answers | null> | null;
}

export class PlaybackPrefetcher {
  /** The platform calls, answered from the prefetch where it matches. */
  readonly api: PlaybackApi;
  #expected: Expected | null = null;

  readonly #platform: PlaybackApi;
  readonly #clock: Clock;
  readonly #audience: () => string;

  /** `audience` identifies the current viewer and language. */
  constructor(platform: PlaybackApi, clock: Clock, audience: () => string) {
    this.#platform = platform;
    this.#clock = clock;
    this.#audience = audience;
    this.api = {
      ...platform,
      vod: (id, signal) => this.#content('vod', id, signal) ?? platform.vod(id, signal),
      event: (id, signal) => this.#content('live', id, signal) ?? platform.event(id, signal),
      manifest: (kind, id, signal) => this.#manifest(kind, id, signal),
    };
  }

  /**
   * Starts a prefetch; an earlier one for another content is aborted. Resolves to null if the content would
   * not play at once; rejects as the calls do.
   */
  expect(kind: WatchKind, id: string): Promise<Answers | null> {
    const fitting = this.#fitting(kind, id);
    if (fitting !== null) return fitting.answers;
    return this.#start(kind, id, true).answers;
  }

  /** Prefetches the content without its manifest. Rejects as the call does. */
  content(kind: WatchKind, id: string): Promise<unknown> {
    return this.#start(kind, id, false).answers;
  }

  #start(kind: WatchKind, id: string, withManifest: boolean): Expected {
    this.#expected?.ending.abort();
    const ending = new AbortController();
    const { signal } = ending;
    const content = kind === 'vod' ? this.#platform.vod(id, signal) : this.#platform.event(id, signal);
    const answers = content.then(async (info) => {
      const watched: WatchedContent = kind === 'vod' ? { kind, info: info } : { kind, info: info };
      expected.watched = watched;
      return withManifest && mayStartNow(watched, this.#clock.now())
        ? { content: watched, manifest: await this.#platform.manifest(kind, id, signal) }
        : null;
    });
    answers.catch(() => undefined);
    const expected: Expected = {
      kind,
      id,
      audience: this.#audience(),
      since: this.#clock.now(),
      ending,
      answers,
      watched: null,
      content,
      manifest: answers,
    };
    this.#expected = expected;
    return expected;
  }

  /** Returns the content if it has loaded already, so that its page renders at once; else null. */
  take(kind: WatchKind, id: string): WatchedContent | null {
    const expected = this.#fitting(kind, id);
    if (expected?.content == null || expected.watched === null) return null;
    expected.content = null;
    return expected.watched;
  }

  #content(kind: WatchKind, id: string, signal: AbortSignal): Promise<Vod | LiveEvent> | null {
    const expected = this.#fitting(kind, id);
    if (expected?.content == null) return null;
    const answer = expected.content;
    expected.content = null;
    return until(answer, signal);
  }

  async #manifest(kind: WatchKind, id: string, signal: AbortSignal): Promise<PlaybackManifest> {
    const expected = this.#fitting(kind, id);
    const answer = expected?.manifest ?? null;
    if (expected !== null) expected.manifest = null;
    return (
      (answer === null ? null : (await until(answer, signal))?.manifest) ??
      this.#platform.manifest(kind, id, signal)
    );
  }

  #fitting(kind: WatchKind, id: string): Expected | null {
    const expected = this.#expected;
    const fits =
      expected?.kind === kind &&
      expected.id === id &&
      expected.audience === this.#audience() &&
      this.#clock.now() - expected.since < PREFETCH_LIFETIME_MS;
    return fits ? expected : null;
  }
}

/** The answer, but rejects as soon as the caller's signal aborts. */
function until<Answer>(answer: Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    answer.then(resolve, reject);
  });
}

/** `now`: epoch milliseconds. */
function mayStartNow(content: WatchedContent, now: number): boolean {
  if (!playbackAccess(content.info).granted) return false;
  if (content.kind === 'live')
    return eventPhase(content.info, now, { hasStream: true, saidToHaveEnded: false }).kind === 'on';
  const startsAt = premiereStart(content.info);
  return startsAt === null || startsAt <= now;
}
