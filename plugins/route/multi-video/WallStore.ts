/** The videos on the wall: which stand where, which one is heard, and a player for each that shows, no more. */
import { makeAutoObservable, observable, observableRef } from 'mobx';
import type { EmbeddedPlayer, EmbeddedPlayers } from '../../../core/sdk';
import { MOST_VIDEOS, placesOf, type Layout } from './layouts';
import type { Wall } from './wallAddress';

/** One place of the layout; empty without a video. */
export interface Place {
  readonly index: number;
  readonly screen: EmbeddedPlayer | null;
}

export interface WallDeps {
  readonly screens: Pick<EmbeddedPlayers, 'open'>;
  /** Told of every change that the address should say. */
  readonly onChange: (wall: Wall) => void;
}

export class WallStore {
  videos: readonly string[];
  layout: Layout;
  /** The one video that is heard (MUL-007). */
  heard: string | null = null;
  private readonly open = observable.map<string, EmbeddedPlayer>({}, { deep: false });

  constructor(
    wall: Wall,
    private readonly deps: WallDeps,
  ) {
    this.layout = wall.layout;
    makeAutoObservable<this, 'deps' | 'open'>(this, { videos: observableRef, deps: false, open: false }, { autoBind: true });
    this.videos = wall.videos;
  }

  /** Opens the players of what stands on the wall. */
  start(): void {
    this.settle();
  }

  get places(): readonly Place[] {
    return Array.from({ length: placesOf[this.layout] }, (_, index) => ({ index, screen: this.open.get(this.videos[index] ?? '') ?? null }));
  }

  /** Something on the wall plays. */
  get playing(): boolean {
    return [...this.open.values()].some((screen) => screen.playing);
  }

  /** Another wall: what stands on both plays on. */
  show({ videos, layout }: Wall): void {
    this.videos = videos;
    this.layout = layout;
    this.settle();
  }

  /** Slot order stays (MUL-006). */
  setLayout(layout: Layout): void {
    this.change(this.videos, layout);
  }

  /** Moves the sound (MUL-007). */
  listen(video: string): void {
    this.heard = video;
    this.settle();
  }

  /** Puts a video in a place, or in the first empty one; a full wall gives up its last. One that is there already changes places. */
  put(video: string, index = Math.min(this.videos.length, placesOf[this.layout] - 1)): void {
    const at = Math.min(index, this.videos.length);
    const before = this.videos[at];
    const stood = this.videos.indexOf(video);
    const next = [...this.videos];
    if (stood >= 0 && before !== undefined) next[stood] = before;
    if (stood < 0 || before !== undefined) next[at] = video;
    // The sound stays at the place whose video was exchanged.
    if (before !== undefined && stood < 0 && before === this.heard) this.heard = video;
    this.change(next.slice(0, MOST_VIDEOS), this.layout);
  }

  /** The last video stays: a wall without any has no address. */
  remove(video: string): void {
    if (this.videos.length > 1) this.change(this.videos.filter((each) => each !== video), this.layout);
  }

  /** Makes it the large one; the video that was takes its place. */
  enlarge(video: string): void {
    if (this.videos.includes(video)) this.put(video, 0);
  }

  playAll(): void {
    for (const screen of this.open.values()) screen.play();
  }

  pauseAll(): void {
    for (const screen of this.open.values()) screen.pause();
  }

  /** Frees every player. */
  close(): void {
    for (const screen of this.open.values()) screen.close();
    this.open.clear();
  }

  private change(videos: readonly string[], layout: Layout): void {
    this.show({ videos, layout });
    this.deps.onChange({ videos, layout });
  }

  /** One player for each video that shows, and sound for one of them. */
  private settle(): void {
    const shown = this.videos.slice(0, placesOf[this.layout]);
    for (const [video, screen] of [...this.open]) {
      if (shown.includes(video)) continue;
      screen.close();
      this.open.delete(video);
    }
    for (const video of shown) if (!this.open.has(video)) this.open.set(video, this.deps.screens.open(video));
    if (this.heard === null || !shown.includes(this.heard)) this.heard = shown[0] ?? null;
    // First silence, then sound: at no moment are two heard.
    for (const [video, screen] of this.open) if (video !== this.heard) screen.hear(false);
    if (this.heard !== null) this.open.get(this.heard)?.hear(true);
  }
}
