/**
 * One play of one content, from opening the player to closing it: manifest, engine, sound, tracks and resuming.
 *
 * The state machine of a play is in four files: `WatchStore` finds the content and decides on access, this file loads
 * the manifest and the engine and stops on errors, `PlayerStore` has playing, paused and ended, and `Recovery` retries.
 */
import type { PlaybackManifest } from '../generated/platform';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  PLAYER_ENDED,
  PLAYER_ERROR,
  PLAYER_PAUSE,
  PLAYER_PLAY,
  PLAYER_READY,
  type PlayerEventName,
} from '../sdk/eventNames';
import type { DeviceStream, PlaybackFacts, PlaybackFigures } from '../sdk/player';
import type { CaptionLook } from './CaptionLook';
import type { EngineFactory, EngineListener, EngineStart } from './engine/PlayerEngine';
import { StreamInfo, engineSource, engineStart, streamFor, streamForDevice } from './engineSource';
import { startHeartbeat, type Heartbeat } from './Heartbeat';
import { HeldEngine } from './HeldEngine';
import { AdBreaks } from './AdBreaks';
import type { PlayerEvent, PlayerStore } from './PlayerStore';
import { PositionNotes } from './PositionNotes';
import { Recovery } from './Recovery';
import { playbackFacts } from './rules/playbackFacts';
import { hadNoAnswer, NoStream, playbackProblem, type PlaybackProblem } from './rules/playbackProblem';
import { PlaybackMedia } from './PlaybackMedia';
import type { PlaybackSessionDeps, PlaybackSubject } from './playbackSessionDeps';
import { PlaybackOutput } from './PlaybackOutput';
import { PlaybackSound } from './PlaybackSound';
import { StartMoment } from './StartMoment';
import { TrackChoices } from './TrackChoices';
import { Transport } from './Transport';

export type { PlaybackSessionDeps, PlaybackSubject } from './playbackSessionDeps';

export type PlaybackSessionState =
  | { readonly status: 'idle' }
  /** The manifest and the engine are loading, or an ad break precedes the content. */
  | { readonly status: 'preparing' }
  /** The content is shown, playing, paused or ended: see {@link PlayerStore}. */
  | { readonly status: 'showing' }
  | ({ readonly status: 'stopped' } & PlaybackProblem);

/** Analytics names of engine events. Errors are tracked in `stop`, together with those that no engine raises. */
const names: Partial<Readonly<Record<PlayerEvent['type'], PlayerEventName>>> = {
  ready: PLAYER_READY,
  play: PLAYER_PLAY,
  pause: PLAYER_PAUSE,
  ended: PLAYER_ENDED,
};

export class PlaybackSession {
  state: PlaybackSessionState = { status: 'idle' };
  manifest: PlaybackManifest | null = null;
  /** What player parts may know about this playback; null until it is known. */
  facts: PlaybackFacts | null = null;
  readonly media: PlaybackMedia;
  readonly transport: Transport;
  readonly sound: PlaybackSound;
  readonly tracks: TrackChoices;
  readonly place: PlaybackOutput;
  readonly start = new StartMoment();
  readonly adBreaks = new AdBreaks();
  readonly recovery: Recovery;
  readonly #deps: PlaybackSessionDeps;
  readonly #engine: HeldEngine;
  readonly #notes: PositionNotes;
  #ending = new AbortController();
  #info: StreamInfo | null = null;
  #surface: Parameters<EngineFactory>[0] | null = null;
  #begin: BeforeTheStart = atOnce;
  /** What delays the first start; shared by all attempts to prepare it. */
  #begun: Promise<void> | null = null;
  /** The latest attempt to prepare: a retry and the recovery from an error replace one that still waits. */
  #attempt = 0;
  #where: Pick<EngineStart, 'position' | 'moment'> = { position: null, moment: null };
  #heartbeat: Heartbeat | null = null;
  #unfollowDevice = (): void => undefined;

  constructor(
    readonly subject: PlaybackSubject,
    deps: PlaybackSessionDeps,
  ) {
    this.#deps = deps;
    const { player, choices, locale, report } = deps;
    const { adBreaks } = this;
    const media = (this.media = new PlaybackMedia(player));
    const held = (this.#engine = new HeldEngine(deps.engines));
    const engine = () => held.current;
    const isShowing = () => this.state.status === 'showing';
    const onError = (error: unknown) => this.stop(error);
    this.#notes = new PositionNotes(subject, player, media, adBreaks, deps.resume);
    this.transport = new Transport({
      player,
      media,
      adBreaks,
      engine,
      isShowing,
      isOld: () => this.#info?.isOld === true,
      renew: () => this.retry(),
      onError,
    });
    this.sound = new PlaybackSound({ player, engine, choices });
    this.tracks = new TrackChoices({ media, engine, choices, locale });
    this.place = new PlaybackOutput({ engine, surface: () => this.#surface, isShowing, report });
    this.recovery = new Recovery({
      ...{ clock: deps.clock, activity: deps.activity, giveUp: onError },
      isStalled: () => media.buffering || this.state.status === 'preparing',
      ahead: () => media.ahead,
      resume: () => held.current?.resume(),
      skip: () => this.transport.skip(),
      renew: () => void this.retry(),
    });
    makeAutoObservable(
      this,
      {
        ...{
          state: observableRef,
          manifest: observableRef,
          facts: observableRef,
          subject: false,
          figures: false,
          deviceStream: false,
        },
        ...{ media: false, transport: false, sound: false, tracks: false, place: false },
        ...{ start: false, adBreaks: false, recovery: false },
      },
      { autoBind: true },
    );
  }

  get player(): PlayerStore {
    return this.#deps.player;
  }

  /** Subtitle appearance. */
  get captions(): CaptionLook {
    return this.#deps.captions;
  }

  /**
   * Opens the content in `surface` and tries to start it, once `begin` has resolved and no ad break runs.
   * Failures become state and are never thrown. May be called again after a close.
   */
  async open(surface: Parameters<EngineFactory>[0], begin: BeforeTheStart = atOnce): Promise<void> {
    const closed = this.close();
    const { signal } = (this.#ending = new AbortController());
    const { api, clock } = this.#deps;
    const { kind, id } = this.subject;
    this.#info = new StreamInfo(() => api.manifest(kind, id, signal), clock);
    this.#surface = surface;
    this.#begin = begin;
    this.#begun = null;
    this.recovery.begin();
    this.#unfollowDevice = this.#notes.followDevice();
    this.#heartbeat =
      kind === 'live' && this.#deps.amongOthers !== true ? startHeartbeat(id, this.player, this.#deps) : null;
    this.player.reset();
    if (this.subject.muted === true) this.player.mute();
    await closed;
    if (!signal.aborted) await this.prepare({ position: null, moment: this.subject.moment ?? null });
  }

  /** Retries from where playback stopped, with a new manifest. */
  async retry(): Promise<void> {
    this.#info?.expire();
    await this.prepare(this.stoppedAt());
  }

  /** Stores the position and releases everything (PLY-097). */
  async close(): Promise<void> {
    // Player state is shared: before it is opened, a session has no position of its own to store.
    if (this.#surface === null) return;
    this.#notes.note();
    this.#unfollowDevice();
    this.#surface = null;
    this.#heartbeat?.stop();
    this.recovery.end();
    const released = this.#engine.release();
    this.place.setCast('none');
    this.adBreaks.end();
    this.#ending.abort();
    // The next page must not see this session's state (ROU-111).
    this.player.reset();
    await released;
  }

  /** Caps the picture height (lines); null lifts the cap. */
  capQuality(lines: number | null): void {
    this.#engine.capQuality(lines);
  }

  /** Current measurements of the engine; null while there is none. */
  figures(): PlaybackFigures | null {
    return this.#engine.current?.figures() ?? null;
  }

  /** The stream for another device. Rejects as the manifest's call does, with NoStream, or while the session is closed. */
  async deviceStream(): Promise<DeviceStream> {
    const [engine, info] = [this.#engine.current, this.#info];
    if (engine === null || info === null) throw new NoStream();
    return streamForDevice(engine, await info.manifest());
  }

  private stoppedAt(): Pick<EngineStart, 'position' | 'moment'> {
    const { isLive, isPlaced, atLiveEdge, times } = this.media;
    const { position } = this.player.state;
    // Playback that never showed a frame is retried from its requested start.
    if (!isPlaced) return this.#where;
    // Live playback resumes at the moment where it stopped, unless that was the live edge.
    if (isLive) return { position: null, moment: atLiveEdge ? null : times.playheadDate };
    return { position, moment: this.subject.moment ?? null };
  }

  private async prepare(where: Pick<EngineStart, 'position' | 'moment'>): Promise<void> {
    const [surface, info] = [this.#surface, this.#info];
    // The session may be closed and reopened during the awaits below, and may start another attempt.
    const { signal } = this.#ending;
    if (surface === null || info === null || signal.aborted) return;
    const attempt = ++this.#attempt;
    const isOver = () => signal.aborted || attempt !== this.#attempt;
    this.#where = where;
    this.state = { status: 'preparing' };
    this.recovery.calm();
    try {
      const [engine, manifest, preferences] = await Promise.all([
        this.#engine.take(surface, this.listener(signal), signal),
        info.manifest(),
        this.#deps.preferences(),
      ]);
      if (isOver()) return;
      const stream = streamFor(engine, manifest);
      runInAction(() => {
        this.manifest = manifest;
        this.facts = playbackFacts(manifest, stream, this.subject);
      });
      const begun = (this.#begun ??= this.#begin(signal));
      const start = engineStart(where, this.subject, preferences, this.#deps);
      if (!(await engine.load(engineSource(stream, manifest, info), start)) || isOver()) return;
      this.readMedia();
      await begun;
      await this.adBreaks.over();
      // It may have been stopped during the awaits.
      if (isOver() || this.state.status !== 'preparing') return;
      this.start.ask(where.moment);
      runInAction(() => (this.state = { status: 'showing' }));
      await this.transport.play();
    } catch (error) {
      if (!isOver()) this.stop(error);
    }
  }

  /** Ignores events of an engine once this session is closed. */
  private listener(signal: AbortSignal): EngineListener {
    return {
      onEvent: (event) => {
        if (signal.aborted) return;
        const { status } = this.state;
        if (event.type === 'error' && status !== 'stopped' && this.recovery.meet(event.error)) return;
        this.receive(event);
        if (event.type === 'progress') this.recovery.received();
      },
      onTracks: () => {
        if (!signal.aborted) this.readMedia();
      },
      onCast: (state) => {
        if (!signal.aborted) this.place.setCast(state);
      },
    };
  }

  /** Applies an engine event to the state, in one MobX action. */
  private receive(event: PlayerEvent): void {
    this.player.receive(event);
    const name = names[event.type];
    if (name !== undefined) this.#deps.noted(name, this.subject);
    switch (event.type) {
      case 'error':
        return this.stop(event.error);
      case 'buffer':
        return this.media.setBuffering(event.buffering);
      case 'timeupdate':
        this.readTimes();
        this.start.shows(this.media.times.playheadDate);
        return this.#notes.reached(event.position);
      case 'progress':
      case 'durationchange':
      case 'seeked':
        return this.readTimes();
      case 'pause':
        return this.#notes.note();
      case 'ended':
        return this.#notes.forget();
    }
  }

  /** Reads the current tracks and times from the engine. */
  private readMedia(): void {
    const tracks = this.#engine.current?.tracks();
    if (tracks !== undefined) this.media.setTracks(tracks);
    this.readTimes();
  }

  private readTimes(): void {
    const engine = this.#engine.current;
    if (engine !== null) this.media.setTimes(engine.times());
  }

  private stop(error: unknown): void {
    this.#deps.report(error);
    // Later errors are consequences of the first.
    if (this.state.status === 'stopped') return;
    this.#deps.noted(PLAYER_ERROR, this.subject);
    this.state = { status: 'stopped', ...playbackProblem(error) };
    this.#engine.current?.pause();
    this.adBreaks.end();
    if (hadNoAnswer(error)) this.recovery.awaitReturn();
    else this.recovery.calm();
  }
}

/** Delays the first start of the content; the signal aborts when the session is closed. Never rejects. */
export type BeforeTheStart = (signal: AbortSignal) => Promise<void>;
const atOnce: BeforeTheStart = async () => undefined;
