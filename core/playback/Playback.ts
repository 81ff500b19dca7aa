/**
 * Composition of core/playback: one player state for the whole visit, a store per watch page, a session per
 * playback.
 */
import type { UserPreferences } from '../generated/platform';
import { PlaybackPrefetcher } from './PlaybackPrefetcher';
import { CaptionLook } from './CaptionLook';
import { playbackSubject } from './content';
import type { EngineFactory } from './engine/PlayerEngine';
import { shakaEngines } from './engine/shakaEngines';
import { loadShaka } from './engine/shakaModule';
import { engineSource, engineStart, streamFor } from './engineSource';
import { browserActivity } from '../platform/browser/PageActivity';
import { Heartbeat, type PlayingVideo } from './Heartbeat';
import { createPlaybackApi, type PlaybackApi, type WatchKind } from './playbackApi';
import { PlayerChoices } from './PlayerChoices';
import { PlayerStore } from './PlayerStore';
import type { PlaybackDeps } from './PlaybackDeps';
import { ResumePositionStore } from './ResumePositionStore';
import type { Opening } from './rules/opening';
import { PlaybackSession, type PlaybackSessionDeps, type PlaybackSubject } from './PlaybackSession';
import { WatchStore, type WatchRequest } from './WatchStore';

export class Playback {
  /** Outlives pages: volume and next video survive route changes (PLY-025). */
  readonly player: PlayerStore;
  readonly api: PlaybackApi;
  readonly resume: ResumePositionStore;
  readonly engines: EngineFactory;
  /** The viewer's choices on this device. */
  readonly choices: PlayerChoices;
  readonly #captions: CaptionLook;
  readonly #prefetcher: PlaybackPrefetcher;
  readonly #ending = new AbortController();
  #account: { readonly viewer: string | null; readonly preferences: Promise<UserPreferences> } | null = null;

  readonly #deps: PlaybackDeps;

  constructor(deps: PlaybackDeps) {
    this.#deps = deps;
    const { client, fetch, platform, settings, keyValues, clock, viewer, locale, report } = deps;
    this.engines = deps.engines ?? shakaEngines({ fetch, clock, report });
    this.choices = new PlayerChoices(keyValues);
    this.#captions = new CaptionLook(this.choices);
    this.player = new PlayerStore(() => this.choices.sound);
    this.resume = new ResumePositionStore(keyValues, clock, () => (viewer().isGuest ? null : viewer().id));
    const api = createPlaybackApi({
      client,
      fetch,
      streamApiVersion: platform.streamApiVersion,
      displayGeoblocked: settings.appSettings.WEB.displayGeoblocked,
    });
    this.#prefetcher = new PlaybackPrefetcher(
      api,
      clock,
      () => `${viewer().isGuest ? '' : viewer().id} ${locale()}`,
    );
    this.api = this.#prefetcher.api;
  }

  /** Creates the store of a watch page; the page loads and disposes it. */
  watch(request: WatchRequest): WatchStore {
    return new WatchStore(
      request,
      this.api,
      this.#deps.clock,
      this.#deps.report,
      this.#prefetcher.take(request.kind, request.id),
    );
  }

  /** Loads the player library ahead of a likely playback. */
  fetchPlayer(): void {
    // A failure is ignored: the library is requested again at playback.
    if (this.#deps.engines === undefined) void loadShaka().catch(() => undefined);
  }

  /** Prefetches content and manifest of a likely playback. */
  expect(kind: WatchKind, id: string): void {
    void this.#prefetcher.expect(kind, id).catch(() => undefined);
  }

  /** Loads the content of a page that is about to be shown. Rejects as the call does. */
  prefetchContent(kind: WatchKind, id: string): Promise<unknown> {
    return this.#prefetcher.content(kind, id);
  }

  /** Preloads the start of the stream for a very likely playback. Rejects if that fails. */
  async prepare(kind: WatchKind, id: string, opening: Pick<Opening, 'progress' | 'start'>): Promise<void> {
    // Live streams move on, so preloading them is useless.
    if (kind === 'live') return;
    await this.engines.prepare?.(async (engine) => {
      const [answers, preferences] = await Promise.all([
        this.#prefetcher.expect(kind, id),
        this.preferences(),
      ]);
      if (answers === null) return null;
      const { content, manifest } = answers;
      const { player, choices, resume } = this;
      return [
        engineSource(streamFor(engine, manifest), manifest, { manifest: () => Promise.resolve(manifest) }),
        engineStart({ position: null, moment: null }, playbackSubject(content, opening), preferences, {
          player,
          choices,
          resume,
          locale: this.#deps.locale,
        }),
      ];
    });
  }

  /** Creates a playback session; the caller opens and closes it. */
  playbackSession(subject: PlaybackSubject): PlaybackSession {
    return new PlaybackSession(subject, { ...this.#playbackSessionDeps(), player: this.player });
  }

  /** Creates a session for multiview: with player state of its own, initially muted. */
  playbackSessionAmongOthers(subject: PlaybackSubject): PlaybackSession {
    const player = new PlayerStore(() => ({ volume: this.choices.sound.volume, muted: true }));
    return new PlaybackSession(subject, { ...this.#playbackSessionDeps(), player, amongOthers: true });
  }

  /** Heartbeat for several videos that play side by side (MUL-011). */
  heartbeat(tiles: () => readonly PlayingVideo[]): Heartbeat {
    const { clock, report } = this.#deps;
    return new Heartbeat({
      videos: tiles,
      send: (beat, signal) => this.api.heartbeat(beat, signal),
      clock,
      report,
    });
  }

  #playbackSessionDeps(): Omit<PlaybackSessionDeps, 'player'> {
    const { activity, report, clock, locale, analytics } = this.#deps;
    return {
      api: this.api,
      engines: this.engines,
      resume: this.resume,
      choices: this.choices,
      captions: this.#captions,
      clock,
      activity: activity ?? browserActivity(),
      preferences: () => this.preferences(),
      locale,
      report,
      noted: (name, { kind, id }) => analytics.track(name, { contentId: id, contentType: kind }),
    };
  }

  get clock(): PlaybackDeps['clock'] {
    return this.#deps.clock;
  }

  /** Drops the cached preferences; the next playback fetches them again. */
  forgetPreferences(): void {
    this.#account = null;
  }

  /** The viewer's preferences, fetched once per viewer; empty for guests and on failure. */
  preferences(): Promise<UserPreferences> {
    const { id, isGuest } = this.#deps.viewer();
    if (isGuest) return Promise.resolve({});
    if (this.#account?.viewer !== id) this.#account = { viewer: id, preferences: this.#readPreferences() };
    return this.#account?.preferences ?? Promise.resolve({});
  }

  dispose(): void {
    this.#ending.abort();
  }

  async #readPreferences(): Promise<UserPreferences> {
    try {
      return await this.api.preferences(this.#ending.signal);
    } catch (error) {
      if (!this.#ending.signal.aborted) this.#deps.report(error);
      return {};
    }
  }
}

/** Factory of the playback service. */
export const createPlayback = (deps: PlaybackDeps): Playback => new Playback(deps);
