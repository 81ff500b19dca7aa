/** The room's own composition: one player state for the whole visit, a store for each page, a screening for each showing. */
import { shakaEngines } from './engine/ShakaEngine';
import { Heartbeat, type Tile } from './Heartbeat';
import { createPlaybackApi, type PlaybackApi, type UserPreferences } from './playbackApi';
import { PlayerChoices } from './PlayerChoices';
import { PlayerStore } from './PlayerStore';
import type { PlaybackParts } from './PlaybackParts';
import { ResumePositions } from './ResumePositions';
import { Screening, type ScreeningParts, type ScreeningSubject } from './Screening';
import { WatchStore, type WatchRequest } from './WatchStore';

export class Playback {
  /** Outlives the pages: volume and next video stay when the route changes (PLY-025). */
  readonly player: PlayerStore;
  readonly api: PlaybackApi;
  readonly resume: ResumePositions;
  private readonly choices: PlayerChoices;
  private readonly ending = new AbortController();
  private account: { readonly viewer: string | null; readonly preferences: Promise<UserPreferences> } | null = null;

  constructor(private readonly parts: PlaybackParts) {
    const { client, fetch, platform, settings, keyValues, clock, viewer } = parts;
    this.choices = new PlayerChoices(keyValues);
    this.player = new PlayerStore(() => this.choices.sound);
    this.resume = new ResumePositions(keyValues, clock, () => (viewer().isGuest ? null : viewer().id));
    this.api = createPlaybackApi({
      client,
      fetch,
      streamApiVersion: platform.streamApiVersion,
      displayGeoblocked: settings.appSettings.WEB.displayGeoblocked,
      // The player of this room moves within recordings, so it asks for them.
      dvr: true,
    });
  }

  /** The store of a watch page; the page loads and disposes it. */
  watch(request: WatchRequest): WatchStore {
    return new WatchStore(request, this.api, this.parts.clock, this.parts.report);
  }

  /** A showing; whoever opens it closes it. */
  screening(subject: ScreeningSubject): Screening {
    return new Screening(subject, { ...this.screeningParts(), player: this.player });
  }

  /** A showing among others: its state is its own, and so is its sound, which begins switched off. */
  screeningAmongOthers(subject: ScreeningSubject): Screening {
    const player = new PlayerStore(() => ({ volume: this.choices.sound.volume, muted: true }));
    return new Screening(subject, { ...this.screeningParts(), player, amongOthers: true });
  }

  /** Tells the platform of what plays side by side (MUL-011). */
  heartbeat(tiles: () => readonly Tile[]): Heartbeat {
    const { clock, report } = this.parts;
    return new Heartbeat({ tiles, send: (beat, signal) => this.api.heartbeat(beat, signal), clock, report });
  }

  private screeningParts(): Omit<ScreeningParts, 'player'> {
    const { engines, report, clock, locale, analytics } = this.parts;
    return {
      api: this.api,
      engines: engines ?? shakaEngines({ report }),
      resume: this.resume,
      choices: this.choices,
      clock,
      preferences: () => this.preferences(),
      locale,
      report,
      noted: (name, { kind, id }) => analytics.track(name, { contentId: id, contentType: kind }),
    };
  }

  get clock(): PlaybackParts['clock'] {
    return this.parts.clock;
  }

  /** The viewer's preferences, asked for once a viewer; guests and failures have none. */
  preferences(): Promise<UserPreferences> {
    const { id, isGuest } = this.parts.viewer();
    if (isGuest) return Promise.resolve({});
    if (this.account?.viewer !== id) this.account = { viewer: id, preferences: this.readPreferences() };
    return this.account?.preferences ?? Promise.resolve({});
  }

  dispose(): void {
    this.ending.abort();
  }

  private async readPreferences(): Promise<UserPreferences> {
    try {
      return await this.api.preferences(this.ending.signal);
    } catch (error) {
      if (!this.ending.signal.aborted) this.parts.report(error);
      return {};
    }
  }
}

/** Makes the room; hand it to the slot. */
export const createPlayback = (parts: PlaybackParts): Playback => new Playback(parts);
