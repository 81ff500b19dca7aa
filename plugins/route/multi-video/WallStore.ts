/** Videos on the wall: their order, the audible one, and a player for each visible video only. */
import { makeAutoObservable, observable, observableRef } from 'mobx';
import type { EmbeddedPlayer, EmbeddedPlayers } from 'proscenium/sdk';
import { MAX_VIDEOS, placesOf, type Layout } from './layouts';
import type { Wall } from './wallAddress';

/** A place of the layout; empty without a video. */
export interface Place {
  readonly index: number;
  readonly screen: EmbeddedPlayer | null;
}

export interface WallDeps {
  readonly screens: Pick<EmbeddedPlayers, 'open'>;
  /** Called on every change that the address must reflect. */
  readonly onChange: (wall: Wall) => void;
}

export class WallStore {
  videos: readonly string[];
  layout: Layout;
  /** The audible video; only one (MUL-007). */
  audibleId: string | null = null;
  readonly #open = observable.map<string, EmbeddedPlayer>({}, { deep: false });

  readonly #deps: WallDeps;

  constructor(wall: Wall, deps: WallDeps) {
    this.#deps = deps;
    this.layout = wall.layout;
    makeAutoObservable(this, { videos: observableRef }, { autoBind: true });
    this.videos = wall.videos;
  }

  /** Opens players for the videos on the wall. */
  start(): void {
    this.settle();
  }

  get places(): readonly Place[] {
    return Array.from({ length: placesOf[this.layout] }, (_, index) => ({
      index,
      screen: this.#open.get(this.videos[index] ?? '') ?? null,
    }));
  }

  /** Something on the wall is playing. */
  get playing(): boolean {
    return [...this.#open.values()].some((screen) => screen.playing);
  }

  /** Replaces the wall; videos on both keep playing. */
  show({ videos, layout }: Wall): void {
    this.videos = videos;
    this.layout = layout;
    this.settle();
  }

  /** Keeps the slot order (MUL-006). */
  setLayout(layout: Layout): void {
    this.change(this.videos, layout);
  }

  /** Makes a video the audible one (MUL-007). */
  listen(video: string): void {
    this.audibleId = video;
    this.settle();
  }

  /**
   * Puts a video in a place, or in the first empty one; on a full wall the last is replaced. One already on
   * the wall swaps places.
   */
  put(video: string, index = Math.min(this.videos.length, placesOf[this.layout] - 1)): void {
    const at = Math.min(index, this.videos.length);
    const before = this.videos[at];
    const stood = this.videos.indexOf(video);
    const next = [...this.videos];
    if (stood >= 0 && before !== undefined) next[stood] = before;
    if (stood < 0 || before !== undefined) next[at] = video;
    // The sound stays at the place whose video was replaced.
    if (before !== undefined && stood < 0 && before === this.audibleId) this.audibleId = video;
    this.change(next.slice(0, MAX_VIDEOS), this.layout);
  }

  /** The last video cannot be removed: an empty wall has no address. */
  remove(video: string): void {
    if (this.videos.length > 1)
      this.change(
        this.videos.filter((each) => each !== video),
        this.layout,
      );
  }

  /** Swaps it with the large one. */
  enlarge(video: string): void {
    if (this.videos.includes(video)) this.put(video, 0);
  }

  playAll(): void {
    for (const screen of this.#open.values()) screen.play();
  }

  pauseAll(): void {
    for (const screen of this.#open.values()) screen.pause();
  }

  /** Closes every player. */
  close(): void {
    for (const screen of this.#open.values()) screen.close();
    this.#open.clear();
  }

  private change(videos: readonly string[], layout: Layout): void {
    this.show({ videos, layout });
    this.#deps.onChange({ videos, layout });
  }

  /** One player per visible video, one of them audible. */
  private settle(): void {
    const shown = this.videos.slice(0, placesOf[this.layout]);
    for (const [video, screen] of [...this.#open]) {
      if (shown.includes(video)) continue;
      screen.close();
      this.#open.delete(video);
    }
    for (const video of shown)
      if (!this.#open.has(video)) this.#open.set(video, this.#deps.screens.open(video));
    if (this.audibleId === null || !shown.includes(this.audibleId)) this.audibleId = shown[0] ?? null;
    // Mute first, then unmute: two must never be audible.
    for (const [video, screen] of this.#open) if (video !== this.audibleId) screen.hear(false);
    if (this.audibleId !== null) this.#open.get(this.audibleId)?.hear(true);
  }
}
