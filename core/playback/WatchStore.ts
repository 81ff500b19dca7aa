/** State of a watch page: the content, access to it, and its neighbours. */
import type { ContentCard, LiveEvent, Vod } from '../generated/platform';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { CallError } from '../sdk/platform';
import { usableCards } from '../sdk/usableItems';
import type { ChannelMessages, Channels } from '../sdk/channels';
import type { Clock } from '../sdk/services';
import type { WatchedContent } from './content';
import type { PlaybackApi, WatchKind } from './playbackApi';
import { eventPhase, type EventPhase } from './rules/eventPhase';
import { afterEvent, afterProgramme, isAbout } from './rules/liveNews';
import { opensAsVideo } from './rules/nextItem';
import type { WatchedList } from './rules/opening';
import { playbackAccess, type PlaybackAccess } from './rules/playbackAccess';
import { premiereStart } from './rules/premiere';
import { statusOf } from './rules/playbackProblem';
import { videoLoadMessage } from './rules/playerError';

export interface WatchRequest {
  readonly kind: WatchKind;
  readonly id: string;
  /** The list that the video is watched from; its neighbours come from there. */
  readonly list?: WatchedList;
}

export type WatchState =
  | { readonly status: 'loading' }
  /** No such video or event (CAT-084). */
  | { readonly status: 'missing' }
  /** PLY-075. */
  | { readonly status: 'failed'; readonly messageKey: 'videoLoadForbidden' | 'videoLoadFailed' }
  /** `moved`: a live address whose event has become this video; the address is updated (PLY-080). */
  | { readonly status: 'ready'; readonly content: WatchedContent; readonly moved: boolean };

export class WatchStore {
  state: WatchState = { status: 'loading' };
  /** The videos after this one; empty while unknown and for live events. */
  following: readonly ContentCard[] = [];
  /** The videos before this one in its list. */
  preceding: readonly ContentCard[] = [];
  /** The neighbours have loaded or failed to load. */
  neighboursKnown = false;
  /** The first episode of the next season, set for the last episode of a season. */
  private nextSeason: ContentCard | null = null;
  private hasStream = true;
  private saidToHaveEnded = false;
  private now: number;
  #ending = new AbortController();
  #cancelStart: (() => void) | null = null;

  readonly #api: PlaybackApi;
  readonly #clock: Clock;
  readonly #report: (error: unknown) => void;

  #first: WatchedContent | null;

  constructor(
    readonly request: WatchRequest,
    api: PlaybackApi,
    clock: Clock,
    report: (error: unknown) => void,
    /** Prefetched content. */
    first: WatchedContent | null = null,
  ) {
    this.#first = first;
    this.#api = api;
    this.#clock = clock;
    this.#report = report;
    if (first !== null) this.state = { status: 'ready', content: first, moved: false };
    this.now = clock.now();
    makeAutoObservable<this, 'nextSeason'>(
      this,
      {
        state: observableRef,
        following: observableRef,
        preceding: observableRef,
        nextSeason: observableRef,
        request: false,
      },
      { autoBind: true },
    );
  }

  /** Loads everything, aborting an earlier load. Failures become a state that offers a retry. */
  async load(): Promise<void> {
    this.dispose();
    const ending = new AbortController();
    this.#ending = ending;
    this.hasStream = true;
    const first = this.#first;
    this.#first = null;
    if (first === null) this.state = { status: 'loading' };
    try {
      const ready = first === null ? await this.find(ending.signal) : { content: first, moved: false };
      if (ending.signal.aborted) return;
      if (first === null) runInAction(() => (this.state = { status: 'ready', ...ready }));
      this.followTheStart(ready.content);
      if (ready.content.kind === 'vod')
        await Promise.all([
          this.findNeighbours(ready.content.info, ending.signal),
          this.findTrailers(ready.content.info, ending.signal),
        ]);
    } catch (error) {
      if (ending.signal.aborted) return;
      if (statusOf(error) === 404) {
        runInAction(() => (this.state = { status: 'missing' }));
        return;
      }
      this.#report(error);
      runInAction(() => (this.state = { status: 'failed', messageKey: videoLoadMessage(statusOf(error)) }));
    }
  }

  dispose(): void {
    this.#ending.abort();
    this.#cancelStart?.();
    this.#cancelStart = null;
  }

  /** PLY-030 to PLY-037; null until the content has loaded. */
  get access(): PlaybackAccess | null {
    return this.state.status === 'ready' ? playbackAccess(this.state.content.info) : null;
  }

  /** PLY-081, PLY-082, PLY-096; a video is on unless its premiere is still to come (CAT-042). */
  get phase(): EventPhase {
    if (this.state.status !== 'ready') return { kind: 'on' };
    if (this.state.content.kind === 'vod') {
      const startsAt = premiereStart(this.state.content.info);
      return startsAt !== null && this.now < startsAt ? { kind: 'waiting', startsAt } : { kind: 'on' };
    }
    return eventPhase(this.state.content.info, this.now, {
      hasStream: this.hasStream,
      saidToHaveEnded: this.saidToHaveEnded,
    });
  }

  /**
   * The videos that play next, nearest first: the rest of the list, then, after a season's last episode, the
   * next season (PLY-047).
   */
  get upNext(): readonly ContentCard[] {
    return this.nextSeason === null ? this.following : [...this.following, this.nextSeason];
  }

  /** The platform has no stream for this event. */
  streamMissing(): void {
    this.now = this.#clock.now();
    this.hasStream = false;
  }

  /** A channel message announced the end of the event (PLY-082). */
  endEvent(): void {
    this.saidToHaveEnded = true;
  }

  /**
   * Subscribes to changes of a live event: start, end, schedule and programme (PLY-095, PLY-082). After a
   * reconnect the event is fetched again. Returns the unsubscribe function.
   */
  follow(channels: Channels): () => void {
    if (this.request.kind !== 'live') return () => undefined;
    const ends = [
      channels.subscribe(
        'live-events',
        (message) => this.hear(message),
        () => void this.readAgain(),
      ),
      channels.subscribe('now-playing', (message) => this.change((info) => afterProgramme(info, message))),
    ];
    return () => ends.forEach((end) => end());
  }

  /** Re-evaluates the phase: the event may have started. */
  tick(): void {
    this.now = this.#clock.now();
  }

  private hear(message: ChannelMessages['live-events']): void {
    if (this.state.status !== 'ready' || !isAbout(this.state.content.info, message)) return;
    if (message.type === 'ENDED') return this.endEvent();
    if (message.type === 'STARTED') this.saidToHaveEnded = false;
    this.change((info) => afterEvent(info, message));
  }

  private async readAgain(): Promise<void> {
    const { signal } = this.#ending;
    try {
      const info = await this.#api.event(this.request.id, signal);
      if (!signal.aborted) this.change(() => info);
    } catch (error) {
      // The page keeps its state: the event may still play.
      if (!signal.aborted) this.#report(error);
    }
  }

  /** Updates the event without interrupting playback. */
  private change(next: (info: LiveEvent) => LiveEvent): void {
    const { state } = this;
    if (state.status !== 'ready' || state.content.kind !== 'live') return;
    const info = next(state.content.info);
    if (info === state.content.info) return;
    const content: WatchedContent = { kind: 'live', info };
    this.state = { ...state, content };
    this.tick();
    this.#cancelStart?.();
    this.followTheStart(content);
  }

  private async find(
    signal: AbortSignal,
  ): Promise<{ readonly content: WatchedContent; readonly moved: boolean }> {
    const { kind, id } = this.request;
    if (kind === 'vod') return { content: { kind, info: await this.#api.vod(id, signal) }, moved: false };
    try {
      return { content: { kind, info: await this.#api.event(id, signal) }, moved: false };
    } catch (error) {
      if (statusOf(error) !== 404) throw error;
      return { content: { kind: 'vod', info: await this.videoInstead(id, signal) }, moved: true };
    }
  }

  /**
   * PLY-079: first the video that the event became, then the video with that id. Missing (CAT-084) only if
   * both calls answer 404.
   */
  private async videoInstead(id: string, signal: AbortSignal) {
    try {
      return await this.#api.vodOfEvent(id, signal);
    } catch (first) {
      if (!(first instanceof CallError) || signal.aborted) throw first;
      return this.#api.vod(id, signal).catch((second: unknown) => {
        throw statusOf(second) === 404 ? first : second;
      });
    }
  }

  /** An answer without a trailers field is completed by the v3 call (PLY-055). */
  private async findTrailers(video: Vod, signal: AbortSignal): Promise<void> {
    if (video.trailers != null) return;
    try {
      const trailers = await this.#api.trailers(video.id, signal);
      const { state } = this;
      if (signal.aborted || state.status !== 'ready' || state.content.kind !== 'vod') return;
      const content: WatchedContent = {
        kind: 'vod',
        info: { ...state.content.info, trailers: [...trailers] },
      };
      runInAction(() => (this.state = { ...state, content }));
    } catch (error) {
      // Platforms without the v3 call have no trailers.
      if (!signal.aborted && statusOf(error) !== 404) this.#report(error);
    }
  }

  private async findNeighbours(video: Vod, signal: AbortSignal): Promise<void> {
    const list = this.request.list ?? { kind: 'none' };
    try {
      const { preceding, following } = await this.#api.neighbours(video.id, list, signal);
      if (signal.aborted) return;
      const beside = { list: `what is beside "${video.id}"`, report: this.#report };
      runInAction(() => {
        this.preceding = usableCards(preceding, beside);
        // A list that begins with the video itself would repeat it for ever.
        this.following = usableCards(following, beside).filter(
          ({ id, videoId }) => (videoId ?? id) !== video.id,
        );
      });
      const { seriesId } = video.series ?? {};
      const seasonId = video.season?.seasonId ?? video.seasonId;
      const isOver = !this.following.some(opensAsVideo) && (list.kind === 'none' || list.kind === 'season');
      if (!isOver || !seriesId || !seasonId) return;
      const first = await this.#api.firstOfNextSeason({ seriesId, seasonId }, signal);
      if (!signal.aborted) runInAction(() => (this.nextSeason = first));
    } catch (error) {
      // The page works without neighbours.
      if (!signal.aborted) this.#report(error);
    } finally {
      if (!signal.aborted) runInAction(() => (this.neighboursKnown = true));
    }
  }

  /**
   * Re-evaluates the phase at the start of the event. Timers overflow after about 24 days, so long waits are
   * split into days.
   */
  private followTheStart(content: WatchedContent): void {
    const startsAt =
      content.kind === 'live' ? content.info.eventSchedule?.startDate : premiereStart(content.info);
    const wait = (startsAt ?? 0) - this.#clock.now();
    if (wait <= 0) return;
    this.#cancelStart = this.#clock.after(Math.min(wait, 86_400_000), () => {
      this.tick();
      if (this.state.status === 'ready') this.followTheStart(this.state.content);
    });
  }
}
