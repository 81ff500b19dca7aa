/** Time line, tracks and annotations of the playing medium. Plain copies; the engine itself is not observable. */
import { makeAutoObservable, observableRef, observableStruct } from 'mobx';
import type { Annotation } from '../sdk/player';
import type { EngineTimes, EngineTracks } from './engine/PlayerEngine';
import { chaptersOf } from './rules/annotations';
import { hasDvr, isAtLiveEdge, secondsBehindLive, type SeekRange } from './rules/livePosition';
import type { PlayerState } from './PlayerStore';

export const noTracks: EngineTracks = { audio: [], text: [], quality: [], automaticQuality: true };
const noTimes: EngineTimes = {
  isLive: false,
  seekRange: { start: 0, end: 0 },
  buffered: [],
  playheadDate: null,
  placed: false,
};

export class PlaybackMedia {
  times: EngineTimes = noTimes;
  tracks: EngineTracks = noTracks;
  annotations: readonly Annotation[] = [];
  /** Playback is stalled and waits for data. */
  buffering = false;
  speed = 1;

  readonly #player: { readonly state: PlayerState };

  constructor(player: { readonly state: PlayerState }) {
    this.#player = player;
    makeAutoObservable(this, {
      times: observableStruct,
      tracks: observableStruct,
      annotations: observableRef,
    });
  }

  get isLive(): boolean {
    return this.times.isLive;
  }

  /** The range of the time line, in seconds. */
  get range(): SeekRange {
    return this.isLive ? this.times.seekRange : { start: 0, end: this.#player.state.duration };
  }

  /** A live stream without DVR has no time line. */
  get canSeek(): boolean {
    return this.isLive ? hasDvr(this.range) : this.range.end > 0;
  }

  /** Whether the position on the time line is known: only after the first frame. */
  get isPlaced(): boolean {
    return this.times.placed;
  }

  get atLiveEdge(): boolean {
    return this.isLive && this.isPlaced && isAtLiveEdge(this.#player.state.position, this.range);
  }

  /** Seconds. */
  get behindLive(): number {
    return this.isLive ? secondsBehindLive(this.#player.state.position, this.range) : 0;
  }

  /** Seconds buffered ahead of the position. */
  get ahead(): number {
    const { position } = this.#player.state;
    const here = this.times.buffered.find(({ start, end }) => start <= position + 0.5 && position <= end);
    return here === undefined ? 0 : here.end - position;
  }

  get chapters(): readonly (Annotation & { readonly title: string })[] {
    return chaptersOf(this.annotations);
  }

  /** The current chapter; null before the first and after the last. */
  get chapter(): (typeof this.chapters)[number] | null {
    const { position } = this.#player.state;
    return this.chapters.findLast(({ start, end }) => position >= start && position < end) ?? null;
  }

  setTimes(times: EngineTimes): void {
    this.times = times;
  }

  setTracks(tracks: EngineTracks): void {
    this.tracks = tracks;
  }

  setAnnotations(annotations: readonly Annotation[]): void {
    this.annotations = annotations;
  }

  setBuffering(buffering: boolean): void {
    this.buffering = buffering;
  }

  setSpeed(speed: number): void {
    this.speed = speed;
  }
}
