/**
 * One play of one content, from opening the player to closing it: coordinates engine, state, sound, tracks
 * and resuming.
 */
import type { PlaybackManifest } from '../generated/platform';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { PLAYER_ERROR } from '../sdk/eventNames';
import type { PlaybackFacts, PlaybackFigures } from '../sdk/player';
import type { CaptionLook } from './CaptionLook';
import type { EngineFactory, EngineListener, EngineStart } from './engine/PlayerEngine';
import { EngineReports } from './EngineReports';
import { engineSource, engineStart, streamFor } from './engineSource';
import { startHeartbeat, type Heartbeat } from './Heartbeat';
import { HeldEngine } from './HeldEngine';
import { AdBreaks } from './AdBreaks';
import type { PlayerStore } from './PlayerStore';
import { PositionNotes } from './PositionNotes';
import { Recovery } from './Recovery';
import { playbackFacts } from './rules/playbackFacts';
import { hadNoAnswer, playbackProblem } from './rules/playbackProblem';
import { PlaybackMedia } from './PlaybackMedia';
import type { PlaybackSessionDeps, PlaybackSessionState, PlaybackSubject } from './playbackSessionDeps';
import { PlaybackOutput } from './PlaybackOutput';
import { PlaybackSound } from './PlaybackSound';
import { StartMoment } from './StartMoment';
import { StreamInfo } from './StreamInfo';
import { TrackChoices } from './TrackChoices';
import { Transport } from './Transport';

export type { PlaybackSessionDeps, PlaybackSessionState, PlaybackSubject } from './playbackSessionDeps';

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
  private readonly engine: HeldEngine;
  private readonly notes: PositionNotes;
  private readonly reports: EngineReports;
  private ending = new AbortController();
  private info: StreamInfo | null = null;
  private stage: Parameters<EngineFactory>[0] | null = null;
  private begin: BeforeTheStart = atOnce;
  private where: Pick<EngineStart, 'position' | 'moment'> = { position: null, moment: null };
  private heartbeat: Heartbeat | null = null;

  constructor(
    readonly subject: PlaybackSubject,
    private readonly deps: PlaybackSessionDeps,
  ) {
    const { player, choices, locale, report } = deps;
    const { start, adBreaks } = this;
    const media = (this.media = new PlaybackMedia(player));
    const held = (this.engine = new HeldEngine(deps.engines));
    const engine = () => held.current;
    const isShowing = () => this.state.status === 'showing';
    const onError = (error: unknown) => this.stop(error);
    this.notes = new PositionNotes(subject, player, media, deps.resume);
    this.transport = new Transport({
      player,
      media,
      adBreaks,
      engine,
      isShowing,
      isOld: () => this.info?.isOld === true,
      renew: () => this.retry(),
      onError,
    });
    this.sound = new PlaybackSound({ player, engine, choices });
    this.tracks = new TrackChoices({ media, engine, choices, locale });
    this.place = new PlaybackOutput({ engine, stage: () => this.stage, isShowing, report });
    this.reports = new EngineReports({
      player,
      media,
      start,
      notes: this.notes,
      engine,
      noted: (name) => deps.noted(name, subject),
      onError,
    });
    this.recovery = new Recovery({
      ...{ clock: deps.clock, activity: deps.activity, giveUp: onError },
      isStalled: () => media.buffering || this.state.status === 'preparing',
      ahead: () => media.ahead,
      resume: () => held.current?.resume(),
      skip: () => this.transport.skip(),
      renew: () => void this.retry(),
    });
    makeAutoObservable<
      this,
      'engine' | 'ending' | 'info' | 'stage' | 'begin' | 'where' | 'heartbeat' | 'notes' | 'reports' | 'deps'
    >(
      this,
      {
        ...{ state: observableRef, manifest: observableRef, facts: observableRef },
        ...{
          subject: false,
          media: false,
          transport: false,
          sound: false,
          tracks: false,
          place: false,
          start: false,
          adBreaks: false,
          recovery: false,
          figures: false,
        },
        ...{
          deps: false,
          engine: false,
          ending: false,
          info: false,
          stage: false,
          begin: false,
          where: false,
          heartbeat: false,
          notes: false,
          reports: false,
        },
      },
      { autoBind: true },
    );
  }

  get player(): PlayerStore {
    return this.deps.player;
  }

  /** Subtitle appearance. */
  get captions(): CaptionLook {
    return this.deps.captions;
  }

  /**
   * Opens the content in `stage` and tries to start it, once `begin` has resolved and no ad break runs.
   * Failures become state and are never thrown. May be called again after a close.
   */
  async open(stage: Parameters<EngineFactory>[0], begin: BeforeTheStart = atOnce): Promise<void> {
    const closed = this.close();
    const { signal } = (this.ending = new AbortController());
    this.info = new StreamInfo(this.deps.api, this.deps.clock, this.subject, signal);
    this.stage = stage;
    this.begin = begin;
    this.recovery.begin();
    this.heartbeat =
      this.subject.kind === 'live' && this.deps.amongOthers !== true
        ? startHeartbeat(this.subject.id, this.player, this.deps)
        : null;
    this.player.reset();
    if (this.subject.muted === true) this.player.mute();
    await closed;
    if (!signal.aborted) await this.prepare({ position: null, moment: this.subject.moment ?? null });
  }

  /** Retries from where playback stopped, with a new manifest. */
  async retry(): Promise<void> {
    this.info?.expire();
    await this.prepare(this.stoppedAt());
  }

  /** Stores the position and releases everything (PLY-097). */
  async close(): Promise<void> {
    // Player state is shared: before it is opened, a session has no position of its own to store.
    if (this.stage === null) return;
    this.notes.note();
    this.stage = null;
    this.heartbeat?.stop();
    this.recovery.end();
    const released = this.engine.release();
    this.place.setCast('none');
    this.adBreaks.end();
    this.ending.abort();
    // The next page must not see this session's state (ROU-111).
    this.player.reset();
    await released;
  }

  /** Caps the picture height (lines); null lifts the cap. */
  capQuality(lines: number | null): void {
    this.engine.capQuality(lines);
  }

  /** Current measurements of the engine; null while there is none. */
  figures(): PlaybackFigures | null {
    return this.engine.current?.figures() ?? null;
  }

  private stoppedAt(): Pick<EngineStart, 'position' | 'moment'> {
    const { isLive, isPlaced, atLiveEdge, times } = this.media;
    const { position } = this.player.state;
    // Playback that never showed a frame is retried from its requested start.
    if (!isPlaced) return this.where;
    // Live playback resumes at the moment where it stopped, unless that was the live edge.
    if (isLive) return { position: null, moment: atLiveEdge ? null : times.playheadDate };
    return { position, moment: this.subject.moment ?? null };
  }

  private async prepare(where: Pick<EngineStart, 'position' | 'moment'>): Promise<void> {
    const { stage, info } = this;
    // The session may be closed and reopened during the awaits below.
    const { signal } = this.ending;
    if (stage === null || info === null || signal.aborted) return;
    this.where = where;
    this.state = { status: 'preparing' };
    this.recovery.calm();
    try {
      const [engine, manifest, preferences] = await Promise.all([
        this.engine.take(stage, this.listener(signal), signal),
        info.manifest(),
        this.deps.preferences(),
      ]);
      if (signal.aborted) return;
      const stream = streamFor(engine, manifest);
      runInAction(() => {
        this.manifest = manifest;
        this.facts = playbackFacts(manifest, stream, this.subject);
      });
      const begun = this.begin(signal);
      this.begin = atOnce;
      if (
        !(await engine.load(
          engineSource(stream, manifest, info),
          engineStart(where, this.subject, preferences, this.deps),
        )) ||
        signal.aborted
      )
        return;
      this.reports.readMedia();
      await begun;
      await this.adBreaks.over();
      // It may have been closed or stopped during the awaits.
      if (signal.aborted || this.state.status !== 'preparing') return;
      this.start.ask(where.moment);
      runInAction(() => (this.state = { status: 'showing' }));
      await this.transport.play();
    } catch (error) {
      if (!signal.aborted) this.stop(error);
    }
  }

  /** Ignores events of an engine once this session is closed. */
  private listener(signal: AbortSignal): EngineListener {
    return {
      onEvent: (event) => {
        if (
          signal.aborted ||
          (event.type === 'error' && this.state.status !== 'stopped' && this.recovery.meet(event.error))
        )
          return;
        this.reports.receive(event);
        if (event.type === 'progress') this.recovery.received();
      },
      onTracks: () => {
        if (!signal.aborted) this.reports.readMedia();
      },
      onCast: (state) => {
        if (!signal.aborted) this.place.setCast(state);
      },
    };
  }

  private stop(error: unknown): void {
    this.deps.report(error);
    // Later errors are consequences of the first.
    if (this.state.status === 'stopped') return;
    this.deps.noted(PLAYER_ERROR, this.subject);
    this.state = { status: 'stopped', ...playbackProblem(error) };
    this.engine.current?.pause();
    this.adBreaks.end();
    if (hadNoAnswer(error)) this.recovery.awaitReturn();
    else this.recovery.calm();
  }
}

/** Delays the first start of the content; the signal aborts when the session is closed. Never rejects. */
export type BeforeTheStart = (signal: AbortSignal) => Promise<void>;
const atOnce: BeforeTheStart = async () => undefined;
