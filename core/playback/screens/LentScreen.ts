/** One live event on a screen that a plugin places: what it is, whether it may be seen, and its showing while there is a place for it. */
import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { Screen, ScreenLine, ScreenState, ScreenText } from '../../sdk';
import { screeningSubject, stillOf } from '../content';
import type { EngineFactory } from '../engine/PlayerEngine';
import type { Tile } from '../Heartbeat';
import type { Playback } from '../Playback';
import { failureProblem, loadProblem, owedProblem, refusalProblem, type Ways } from '../rules/screenProblem';
import type { Screening } from '../Screening';
import type { WatchStore } from '../WatchStore';

export interface LentScreenParts {
  readonly playback: Pick<Playback, 'watch' | 'screeningAmongOthers'>;
  /** Read anew when something is said: the page may have been sent on. */
  readonly ways: () => Ways;
  /** The address of a way in that everybody must take first; null when there is none (SGP-108). Observable. */
  readonly owed: () => string | null;
  /** Told when it is over. */
  readonly onClose: (screen: LentScreen) => void;
}

type Place = Parameters<EngineFactory>[0];

export class LentScreen implements Screen {
  soundBlocked = false;
  private readonly store: WatchStore;
  private screening: Screening | null = null;
  private place: Place | null = null;
  private wantsSound = false;
  private lines: number | null = null;
  private readonly stopFollowing: (() => void)[];

  constructor(
    readonly id: string,
    private readonly parts: LentScreenParts,
  ) {
    this.store = parts.playback.watch({ kind: 'live', id });
    makeAutoObservable<this, 'store' | 'screening' | 'place' | 'wantsSound' | 'lines' | 'parts' | 'stopFollowing'>(
      this,
      { id: false, store: false, screening: observableRef, place: observableRef, wantsSound: false, lines: false, parts: false, stopFollowing: false, moment: false },
      { autoBind: true },
    );
    this.stopFollowing = [
      reaction(
        () => (this.mayShow ? this.place : null),
        (place) => this.follow(place),
      ),
      reaction(
        () => this.screening?.player.state.autoStartFailed === true,
        (refused) => {
          if (refused) this.startSilently();
        },
      ),
      reaction(
        () => this.refusedStream,
        (refused) => {
          if (refused) this.store.streamMissing();
        },
      ),
    ];
    void this.store.load();
  }

  get title(): string | null {
    return this.content?.info.title ?? null;
  }

  get still(): string | null {
    return this.content === null ? null : stillOf(this.content);
  }

  get subtitle(): string | null {
    const { info } = this.content ?? {};
    return info?.programmingInfo?.currentProgramme?.title ?? info?.tagline ?? null;
  }

  get state(): ScreenState {
    const { state, phase, access } = this.store;
    const stopped = (problem: Extract<ScreenState, { readonly status: 'stopped' }>['problem']): ScreenState => ({ status: 'stopped', problem });
    if (state.status === 'loading') return { status: 'loading' };
    if (state.status === 'failed') return stopped(loadProblem(state.messageKey));
    if (state.status === 'missing') return stopped(loadProblem('videoLoadFailed'));
    if (phase.kind === 'ended' || state.moved) return { status: 'ended' };
    const { title } = state.content.info;
    const owed = this.parts.owed();
    if (owed !== null) return stopped(owedProblem(title, owed));
    if (access !== null && !access.granted) return stopped(refusalProblem(title, access.failure, this.parts.ways()));
    if (phase.kind === 'waiting') return { status: 'waiting', startsAt: phase.startsAt };
    const showing = this.screening?.state ?? { status: 'idle' };
    if (showing.status === 'stopped') {
      return stopped(showing.kind === 'refused' ? refusalProblem(title, showing.refusal, this.parts.ways()) : failureProblem(showing.failure, this.parts.ways()));
    }
    return { status: showing.status === 'showing' ? 'showing' : 'loading' };
  }

  get playing(): boolean {
    return this.state.status === 'showing' && this.screening?.player.state.isPlaying === true;
  }

  get buffering(): boolean {
    return this.state.status === 'showing' && this.screening?.media.buffering === true;
  }

  get audible(): boolean {
    return this.screening !== null && !this.screening.player.state.muted;
  }

  get volume(): number {
    return this.screening?.player.state.volume ?? 100;
  }

  get line(): ScreenLine {
    const { media, player } = this.screening ?? {};
    if (media === undefined || player === undefined) return { canSeek: false, atEdge: true, start: 0, end: 0, position: 0 };
    return { canSeek: media.canSeek, atEdge: media.atLiveEdge, ...media.range, position: player.state.position };
  }

  get texts(): readonly ScreenText[] {
    return this.screening?.media.tracks.text ?? [];
  }

  /** As the heartbeat tells of it. */
  get tile(): Tile {
    return { eventId: this.id, position: this.line.position, playing: this.playing };
  }

  /** Where the picture is drawn; it is taken down with the place. */
  put(place: Place | null): void {
    this.place = place;
  }

  retry(): void {
    if (this.store.state.status === 'ready') void this.screening?.retry();
    else void this.store.load();
  }

  play(): void {
    void this.screening?.transport.play();
  }

  pause(): void {
    this.screening?.transport.pause();
  }

  hear(on: boolean): void {
    this.wantsSound = on;
    this.soundBlocked = false;
    this.screening?.sound.hear(on);
  }

  setVolume(volume: number): void {
    this.wantsSound = true;
    this.soundBlocked = false;
    this.screening?.sound.setVolume(volume);
  }

  capQuality(lines: number | null): void {
    this.lines = lines;
    this.screening?.capQuality(lines);
  }

  seekBy(seconds: number): void {
    this.screening?.transport.seekBy(seconds);
  }

  seek(position: number): void {
    this.screening?.transport.seek(position);
  }

  goToLive(): void {
    this.screening?.transport.goToLive();
  }

  setSpeed(speed: number): void {
    if (this.screening !== null && this.screening.media.speed !== speed) this.screening.transport.setSpeed(speed);
  }

  moment(): number | null {
    return this.screening?.transport.moment() ?? null;
  }

  seekToMoment(moment: number): void {
    this.screening?.transport.seekToMoment(moment);
  }

  selectText(id: string | null): void {
    this.screening?.tracks.selectText(id);
  }

  /** The platform says that the event is over (PLY-082). */
  end(): void {
    this.store.endEvent();
  }

  close(): void {
    for (const stop of this.stopFollowing) stop();
    this.follow(null);
    this.store.dispose();
    this.parts.onClose(this);
  }

  private get content() {
    return this.store.state.status === 'ready' ? this.store.state.content : null;
  }

  private get mayShow(): boolean {
    return this.store.state.status === 'ready' && !this.store.state.moved && this.store.access?.granted === true && this.store.phase.kind === 'on' && this.parts.owed() === null;
  }

  private get refusedStream(): boolean {
    const showing = this.screening?.state;
    return showing?.status === 'stopped' && showing.kind === 'failed' && showing.noStream;
  }

  /** One decoder a place: what stood there before is taken down first. */
  private follow(place: Place | null): void {
    void this.screening?.close();
    this.screening = null;
    const { content } = this;
    if (place === null || content === null) return;
    const screening = this.parts.playback.screeningAmongOthers(screeningSubject(content, { progress: null, start: null }));
    this.screening = screening;
    screening.capQuality(this.lines);
    // Opening begins without sound, which is then what was wanted last.
    void screening.open(place);
    if (this.wantsSound) screening.sound.hear(true);
  }

  /** The browser wants a press before anything is heard; pictures it lets play. */
  private startSilently(): void {
    const { screening } = this;
    if (screening === null || screening.player.state.muted) return;
    this.soundBlocked = true;
    screening.sound.hear(false);
    void screening.transport.play();
  }
}
