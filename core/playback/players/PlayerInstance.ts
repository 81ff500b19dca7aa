/**
 * An embedded player that a plugin places: one live event with its access, and a playback session while it
 * has a place in the page.
 */
import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type {
  EmbeddedPlayer,
  EmbeddedPlayerTimeline,
  EmbeddedPlayerState,
  EmbeddedPlayerSubtitles,
} from '../../sdk/players';
import { playbackSubject, stillOf } from '../content';
import type { EngineFactory } from '../engine/PlayerEngine';
import type { PlayingVideo } from '../Heartbeat';
import type { Playback } from '../Playback';
import {
  failureProblem,
  loadProblem,
  requiredSignInProblem,
  refusalProblem,
  type SiteLinks,
} from '../rules/embeddedPlayerProblem';
import type { PlaybackSession } from '../PlaybackSession';
import type { WatchStore } from '../WatchStore';

export interface PlayerInstanceDeps {
  readonly playback: Pick<Playback, 'watch' | 'playbackSessionAmongOthers'>;
  /** Read when needed: the address of the page may have changed. */
  readonly links: () => SiteLinks;
  /** Address of a sign-in that the realm requires first; null if there is none (SGP-108). Observable. */
  readonly requiredSignInPath: () => string | null;
  /** Called on close. */
  readonly onClose: (screen: PlayerInstance) => void;
}

type Place = Parameters<EngineFactory>[0];

export class PlayerInstance implements EmbeddedPlayer {
  soundBlocked = false;
  readonly #store: WatchStore;
  private playbackSession: PlaybackSession | null = null;
  private place: Place | null = null;
  #wantsSound = false;
  #lines: number | null = null;
  readonly #stopFollowing: (() => void)[];

  readonly #deps: PlayerInstanceDeps;

  constructor(
    readonly id: string,
    deps: PlayerInstanceDeps,
  ) {
    this.#deps = deps;
    this.#store = deps.playback.watch({ kind: 'live', id });
    makeAutoObservable<this, 'playbackSession' | 'place'>(
      this,
      { id: false, playbackSession: observableRef, place: observableRef, moment: false },
      { autoBind: true },
    );
    this.#stopFollowing = [
      reaction(
        () => (this.mayShow ? this.place : null),
        (place) => this.follow(place),
      ),
      reaction(
        () => this.playbackSession?.player.state.autoStartFailed === true,
        (refused) => {
          if (refused) this.startSilently();
        },
      ),
      reaction(
        () => this.refusedStream,
        (refused) => {
          if (refused) this.#store.streamMissing();
        },
      ),
    ];
    void this.#store.load();
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

  get state(): EmbeddedPlayerState {
    const { state, phase, access } = this.#store;
    const stopped = (
      problem: Extract<EmbeddedPlayerState, { readonly status: 'stopped' }>['problem'],
    ): EmbeddedPlayerState => ({ status: 'stopped', problem });
    if (state.status === 'loading') return { status: 'loading' };
    if (state.status === 'failed') return stopped(loadProblem(state.messageKey));
    if (state.status === 'missing') return stopped(loadProblem('videoLoadFailed'));
    if (phase.kind === 'ended' || state.moved) return { status: 'ended' };
    const { title } = state.content.info;
    const requiredSignInPath = this.#deps.requiredSignInPath();
    if (requiredSignInPath !== null) return stopped(requiredSignInProblem(title, requiredSignInPath));
    if (access !== null && !access.granted)
      return stopped(refusalProblem(title, access.failure, this.#deps.links()));
    if (phase.kind === 'waiting') return { status: 'waiting', startsAt: phase.startsAt };
    const showing = this.playbackSession?.state ?? { status: 'idle' };
    if (showing.status === 'stopped') {
      return stopped(
        showing.kind === 'refused'
          ? refusalProblem(title, showing.refusal, this.#deps.links())
          : failureProblem(showing.failure, this.#deps.links()),
      );
    }
    return { status: showing.status === 'showing' ? 'showing' : 'loading' };
  }

  get playing(): boolean {
    return this.state.status === 'showing' && this.playbackSession?.player.state.isPlaying === true;
  }

  get buffering(): boolean {
    return this.state.status === 'showing' && this.playbackSession?.media.buffering === true;
  }

  get audible(): boolean {
    return this.playbackSession !== null && !this.playbackSession.player.state.muted;
  }

  get volume(): number {
    return this.playbackSession?.player.state.volume ?? 100;
  }

  get line(): EmbeddedPlayerTimeline {
    const { media, player } = this.playbackSession ?? {};
    if (media === undefined || player === undefined)
      return { canSeek: false, atEdge: true, start: 0, end: 0, position: 0 };
    return {
      canSeek: media.canSeek,
      atEdge: media.atLiveEdge,
      ...media.range,
      position: player.state.position,
    };
  }

  get texts(): readonly EmbeddedPlayerSubtitles[] {
    return this.playbackSession?.media.tracks.text ?? [];
  }

  /** For the heartbeat. */
  get tile(): PlayingVideo {
    return { eventId: this.id, position: this.line.position, playing: this.playing };
  }

  /** Sets the elements that show the picture; null closes the session. */
  put(place: Place | null): void {
    this.place = place;
  }

  retry(): void {
    if (this.#store.state.status === 'ready') void this.playbackSession?.retry();
    else void this.#store.load();
  }

  play(): void {
    void this.playbackSession?.transport.play();
  }

  pause(): void {
    this.playbackSession?.transport.pause();
  }

  hear(on: boolean): void {
    this.#wantsSound = on;
    this.soundBlocked = false;
    this.playbackSession?.sound.hear(on);
  }

  setVolume(volume: number): void {
    this.#wantsSound = true;
    this.soundBlocked = false;
    this.playbackSession?.sound.setVolume(volume);
  }

  capQuality(lines: number | null): void {
    this.#lines = lines;
    this.playbackSession?.capQuality(lines);
  }

  seekBy(seconds: number): void {
    this.playbackSession?.transport.seekBy(seconds);
  }

  seek(position: number): void {
    this.playbackSession?.transport.seek(position);
  }

  goToLive(): void {
    this.playbackSession?.transport.goToLive();
  }

  setSpeed(speed: number): void {
    if (this.playbackSession !== null && this.playbackSession.media.speed !== speed)
      this.playbackSession.transport.setSpeed(speed);
  }

  moment(): number | null {
    return this.playbackSession?.transport.moment() ?? null;
  }

  seekToMoment(moment: number): void {
    this.playbackSession?.transport.seekToMoment(moment);
  }

  selectText(id: string | null): void {
    this.playbackSession?.tracks.selectText(id);
  }

  /** The platform announced the end of the event (PLY-082). */
  end(): void {
    this.#store.endEvent();
  }

  close(): void {
    for (const stop of this.#stopFollowing) stop();
    this.follow(null);
    this.#store.dispose();
    this.#deps.onClose(this);
  }

  private get content() {
    return this.#store.state.status === 'ready' ? this.#store.state.content : null;
  }

  private get mayShow(): boolean {
    return (
      this.#store.state.status === 'ready' &&
      !this.#store.state.moved &&
      this.#store.access?.granted === true &&
      this.#store.phase.kind === 'on' &&
      this.#deps.requiredSignInPath() === null
    );
  }

  private get refusedStream(): boolean {
    const showing = this.playbackSession?.state;
    return showing?.status === 'stopped' && showing.kind === 'failed' && showing.noStream;
  }

  /** At most one decoder per place: the previous session is closed first. */
  private follow(place: Place | null): void {
    void this.playbackSession?.close();
    this.playbackSession = null;
    const { content } = this;
    if (place === null || content === null) return;
    const playbackSession = this.#deps.playback.playbackSessionAmongOthers(
      playbackSubject(content, { progress: null, start: null }),
    );
    this.playbackSession = playbackSession;
    playbackSession.capQuality(this.#lines);
    // Opening mutes the player; restores the sound that was last requested.
    void playbackSession.open(place);
    if (this.#wantsSound) playbackSession.sound.hear(true);
  }

  /** Autoplay with sound is blocked: starts muted instead. */
  private startSilently(): void {
    const { playbackSession } = this;
    if (playbackSession === null || playbackSession.player.state.muted) return;
    this.soundBlocked = true;
    playbackSession.sound.hear(false);
    void playbackSession.transport.play();
  }
}
