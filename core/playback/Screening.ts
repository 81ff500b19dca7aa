/** The showing of one content, from opening the player to leaving it: engine, state, sound, languages and resuming in step. */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { PLAYER_ERROR, type Interlude, type PlaybackFacts, type PlaybackFigures } from '../sdk';
import type { EngineFactory, EngineStart, PlayerEngine } from './engine/PlayerEngine';
import type { PlaybackManifest } from './playbackApi';
import type { PlayerStore } from './PlayerStore';
import { EngineReports } from './EngineReports';
import { startHeartbeat, type Heartbeat } from './Heartbeat';
import { Interludes } from './Interludes';
import { PositionNotes } from './PositionNotes';
import { audioLanguages, textLanguage } from './rules/languageChoice';
import { clampToRange } from './rules/livePosition';
import { playbackFacts } from './rules/playbackFacts';
import { NoStream, playbackProblem } from './rules/playbackProblem';
import { startPosition } from './rules/startPosition';
import { secureAddress, withDvrWindow } from './rules/streamAddress';
import { pickStream } from './rules/streamPick';
import { ScreenMedia } from './ScreenMedia';
import type { ScreeningParts, ScreeningState, ScreeningSubject } from './screeningParts';
import { StartMoment } from './StartMoment';
import { StreamInfo } from './StreamInfo';
import { TrackChoices } from './TrackChoices';

export type { ScreeningParts, ScreeningState, ScreeningSubject } from './screeningParts';

export class Screening {
  state: ScreeningState = { status: 'idle' };
  manifest: PlaybackManifest | null = null;
  /** What parts may know of the playing; null until it is known. */
  facts: PlaybackFacts | null = null;
  readonly media: ScreenMedia;
  readonly tracks: TrackChoices;
  readonly start = new StartMoment();
  readonly interludes = new Interludes();
  /** Never observed: nothing reactive wraps a player. */
  private engine: PlayerEngine | null = null;
  private ending = new AbortController();
  private info: StreamInfo | null = null;
  private stage: Parameters<EngineFactory>[0] | null = null;
  private begin: BeforeTheStart = atOnce;
  private readonly notes: PositionNotes;
  private readonly reports: EngineReports;
  private heartbeat: Heartbeat | null = null;
  private lines: number | null = null;

  constructor(
    readonly subject: ScreeningSubject,
    private readonly parts: ScreeningParts,
  ) {
    this.media = new ScreenMedia(parts.player);
    this.notes = new PositionNotes(subject, parts.player, this.media, parts.resume);
    this.tracks = new TrackChoices({ media: this.media, engine: () => this.engine, choices: parts.choices, locale: parts.locale });
    this.reports = new EngineReports({
      player: parts.player,
      media: this.media,
      start: this.start,
      notes: this.notes,
      engine: () => this.engine,
      noted: (name) => parts.noted(name, subject),
      onError: (error) => this.stop(error),
    });
    makeAutoObservable<this, 'engine' | 'ending' | 'info' | 'stage' | 'begin' | 'heartbeat' | 'lines' | 'notes' | 'reports' | 'parts'>(
      this,
      { state: observableRef, manifest: observableRef, facts: observableRef, subject: false, media: false, tracks: false, start: false, interludes: false, figures: false, frame: false, moment: false, parts: false, engine: false, ending: false, info: false, stage: false, begin: false, heartbeat: false, lines: false, notes: false, reports: false },
      { autoBind: true },
    );
  }

  get player(): PlayerStore {
    return this.parts.player;
  }

  /**
   * Shows the content in `stage` and tries to start it, once what `begin` promises has come and nothing is in its place. Failures
   * are a state, never an exception. Also after a close.
   */
  async open(stage: Parameters<EngineFactory>[0], begin: BeforeTheStart = atOnce): Promise<void> {
    const closed = this.close();
    const { signal } = (this.ending = new AbortController());
    this.info = new StreamInfo(this.parts.api, this.parts.clock, this.subject, signal);
    this.stage = stage;
    this.begin = begin;
    this.heartbeat = this.subject.kind === 'live' && this.parts.amongOthers !== true ? startHeartbeat(this.subject.id, this.player, this.parts) : null;
    this.player.reset();
    if (this.subject.muted === true) this.player.mute();
    await closed;
    if (!signal.aborted) await this.prepare({ position: null, moment: this.subject.moment ?? null });
  }

  /** Tries again from where it stopped, with new stream information. */
  async retry(): Promise<void> {
    const { position } = this.player.state;
    const { isLive, atLiveEdge, times } = this.media;
    this.info?.expire();
    // What is live goes on at the moment it stopped at, unless that was the edge.
    if (isLive) await this.prepare({ position: null, moment: atLiveEdge ? null : times.playheadDate });
    else await this.prepare({ position: position > 0 ? position : null, moment: this.subject.moment ?? null });
  }

  /** Notes the position and takes everything down (PLY-097). */
  async close(): Promise<void> {
    // The state of the player is shared: before it was opened, a screening has no position of its own to keep.
    if (this.stage === null) return;
    this.notes.note();
    this.stage = null;
    this.heartbeat?.stop();
    this.interludes.end();
    this.ending.abort();
    const { engine } = this;
    this.engine = null;
    await engine?.destroy();
  }

  togglePlay(): void {
    const { videoEnded } = this.player.state;
    if (this.plays) this.pause();
    else if (videoEnded && this.interludes.current === null) this.restart();
    else void this.play();
  }

  /** The content, or what is in its place, plays. */
  get plays(): boolean {
    return this.interludes.current?.playing ?? this.player.state.isPlaying;
  }

  /** Starts or goes on; when the browser wants a press first, the store says so (PLY-022 to PLY-024). */
  async play(): Promise<void> {
    const { engine } = this;
    const { current } = this.interludes;
    if (current !== null) return current.play();
    try {
      if ((await engine?.play()) === false && engine === this.engine) this.player.startFailed();
    } catch (error) {
      if (engine === this.engine) this.stop(error);
    }
  }

  pause(): void {
    const { current } = this.interludes;
    if (current === null) this.engine?.pause();
    else current.pause();
  }

  /** Puts something in the place of the content, which goes on where it was when the function it gives is called; null while the place is taken. */
  hold(interlude: Interlude): (() => void) | null {
    const { isPlaying } = this.player.state;
    const { signal } = this.ending;
    const release = this.interludes.begin(interlude, () => {
      if (isPlaying && this.state.status === 'showing' && !signal.aborted) void this.play();
    });
    if (release !== null && isPlaying) this.engine?.pause();
    return release;
  }

  /** From the beginning (PLY-017). */
  restart(): void {
    this.player.restart();
    this.engine?.seek(this.media.range.start);
    void this.play();
  }

  /** Seconds on the media time line; targets outside of it are brought in. */
  seek(seconds: number): void {
    const { range, canSeek } = this.media;
    if (!canSeek || this.interludes.current !== null) return;
    const target = clampToRange(seconds, range);
    this.player.updatePosition(target);
    this.engine?.seek(target);
  }

  seekBy(seconds: number): void {
    this.seek(this.player.state.position + seconds);
  }

  goToLive(): void {
    this.engine?.goToLive();
    void this.play();
  }

  /** PLY-012; 0 to 100. */
  setVolume(volume: number): void {
    this.player.setVolume(volume);
    this.engine?.setVolume(this.player.state.volume);
    this.keepSound();
  }

  /** PLY-013. */
  toggleMute(): void {
    this.player.toggleMute();
    this.engine?.setMuted(this.player.state.muted);
    this.keepSound();
  }

  /** Sound on or off; this device remembers nothing of it. */
  hear(on: boolean): void {
    if (this.player.state.muted === on) this.player.toggleMute();
    this.engine?.setMuted(!on);
  }

  /** The most lines of picture worth fetching; null lifts the cap. */
  capQuality(lines: number | null): void {
    this.lines = lines;
    this.engine?.capQuality(lines);
  }

  /** When the picture that shows was made, epoch milliseconds; measured now. Null when it cannot be told. */
  moment(): number | null {
    return this.state.status === 'showing' ? (this.engine?.times().playheadDate ?? null) : null;
  }

  seekToMoment(moment: number): void {
    if (this.media.isLive) this.engine?.seekToMoment(moment);
  }

  setSpeed(speed: number): void {
    this.engine?.setSpeed(speed);
    this.media.setSpeed(speed);
  }

  get canPictureInPicture(): boolean {
    return this.state.status === 'showing' && this.engine?.canPictureInPicture() === true;
  }

  togglePictureInPicture(): void {
    this.engine?.togglePictureInPicture().catch(this.parts.report);
  }

  /** What the engine measures now; null while there is none. */
  figures(): PlaybackFigures | null {
    return this.engine?.figures() ?? null;
  }

  /** For browsers that let only the picture fill the screen. */
  enterNativeFullscreen(): boolean {
    return this.engine?.enterNativeFullscreen() ?? false;
  }

  /** The player on the page, which is what fills the screen; null while it is closed. */
  frame(): HTMLElement | null {
    return this.stage?.picture.parentElement ?? null;
  }

  /** The viewer has never said whether they want sound: worth offering it. */
  get soundUntouched(): boolean {
    return this.parts.choices.sound.muted === null;
  }

  /** With neither a position nor a moment it begins where the content begins. */
  private async prepare({ position, moment }: Pick<EngineStart, 'position' | 'moment'>): Promise<void> {
    const { stage, info } = this;
    // The life this belongs to: the screening may be closed, and opened again, while this waits.
    const { signal } = this.ending;
    if (stage === null || info === null || signal.aborted) return;
    this.state = { status: 'preparing' };
    try {
      const [engine, manifest, preferences] = await Promise.all([this.engineIn(stage, signal), info.manifest(), this.parts.preferences()]);
      if (signal.aborted) return;
      const stream = pickStream(manifest.streams, (candidate) => engine.supports(candidate));
      if (stream === null) throw new NoStream();
      runInAction(() => {
        this.manifest = manifest;
        this.facts = playbackFacts(manifest, stream, this.subject);
      });
      const { begin } = this;
      this.begin = atOnce;
      const begun = begin(signal);
      const { choices, locale } = this.parts;
      const { volume, muted } = this.player.state;
      const loaded = await engine.load(
        {
          url: withDvrWindow(secureAddress(stream.url), manifest.dvrWindow),
          stream,
          licenceToken: async () => tokenOf(stream.protocol, await info.manifest()),
        },
        {
          position: position ?? this.startsAt(),
          moment,
          volume,
          muted,
          audioLanguages: audioLanguages(choices.languages, preferences, locale()),
          textLanguage: textLanguage(choices.languages, preferences),
        },
      );
      if (!loaded || signal.aborted) return;
      this.reports.readMedia();
      await begun;
      await this.interludes.over();
      // It may have been closed meanwhile, or stopped.
      if (signal.aborted || this.state.status !== 'preparing') return;
      this.start.ask(moment);
      runInAction(() => (this.state = { status: 'showing' }));
      await this.play();
    } catch (error) {
      if (!signal.aborted) this.stop(error);
    }
  }

  private async engineIn(stage: Parameters<EngineFactory>[0], signal: AbortSignal): Promise<PlayerEngine> {
    if (this.engine !== null) return this.engine;
    const engine = await this.parts.engines(stage, {
      onEvent: (event) => {
        if (!signal.aborted) this.reports.receive(event);
      },
      onTracks: () => {
        if (!signal.aborted) this.reports.readMedia();
      },
    });
    if (signal.aborted) await engine.destroy();
    else this.engine = engine;
    if (this.lines !== null) engine.capQuality(this.lines);
    return engine;
  }

  /** Live begins at the edge unless the address names a position. */
  private startsAt(): number | null {
    const { kind, id, duration, progress, watchProgress, progressPercent } = this.subject;
    if (kind === 'live') return progress;
    return startPosition({ progress, remembered: this.parts.resume.position(id), watchProgress, progressPercent, duration }) || null;
  }

  private keepSound(): void {
    this.parts.choices.keepSound(this.player.state.volume, this.player.state.muted);
  }

  private stop(error: unknown): void {
    this.parts.report(error);
    // What fails after the first failure is its echo.
    if (this.state.status === 'stopped') return;
    this.parts.noted(PLAYER_ERROR, this.subject);
    this.state = { status: 'stopped', ...playbackProblem(error) };
    this.engine?.pause();
    this.interludes.end();
  }
}

/** What the content waits for before it first plays; the signal aborts when it is closed. Never rejects. */
export type BeforeTheStart = (signal: AbortSignal) => Promise<void>;
const atOnce: BeforeTheStart = async () => undefined;

function tokenOf(protocol: string, { streams }: PlaybackManifest): string | null {
  return streams.find((stream) => stream.protocol === protocol)?.drm?.jwtToken ?? null;
}
