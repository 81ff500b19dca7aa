/** Doubles for row tests: a row of content, and background videos. */
import type { BackgroundVideos, Content, Row } from '../../core/sdk';

/** A row with fixed content; counts requests for more. */
export class FakeRow implements Row {
  readonly id = 'row-1';
  description: string | null = null;
  presentation: Row['presentation'] = {};
  loading = false;
  asked = 0;
  constructor(
    readonly items: readonly Content[],
    readonly more = false,
    readonly title: string | null = 'Tonight on the canvas',
  ) {}
  loadMore(): void {
    this.asked += 1;
  }
}

/** Plays nothing; records calls. A test sets the viewer's preference and availability. */
export class FakeVideos implements BackgroundVideos {
  wished = { autoPlay: true, autoPlayAudio: false };
  /** No video is available. */
  refuses = false;
  readonly asked: { readonly content: string; readonly sound: boolean }[] = [];
  /** Calls in order. */
  readonly done: string[] = [];
  #onPlaying: (playing: boolean) => void = () => undefined;

  wishes: BackgroundVideos['wishes'] = async () => this.wished;
  show: BackgroundVideos['show'] = async (content, _place, { sound, onPlaying }) => {
    this.asked.push({ content: content.id, sound });
    if (this.refuses) throw new Error('There is nothing to show.');
    this.#onPlaying = onPlaying;
    onPlaying(true);
    return {
      play: () => this.#turn('play', true),
      pause: () => this.#turn('pause', false),
      end: () => void this.done.push('end'),
    };
  };
  #turn(what: string, playing: boolean): void {
    this.done.push(what);
    this.#onPlaying(playing);
  }
}
