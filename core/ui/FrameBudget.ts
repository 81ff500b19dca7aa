/** Adapts the number of items rendered at once to the frame times that the device achieves. */
import { bearsAtOnce, itemsAtOnce, LEAST_AT_ONCE, MOST_AT_ONCE } from './bearable';

/** Frame time in milliseconds: up to the first value more items may be rendered at once, above the second fewer. */
const [SHORT, LONG] = [28, 45];
/** Pixels per second; above it content is too fast to read, so nothing is rendered. */
const FLICK = 2500;
/** Milliseconds without rendering after a flick, and after any movement until the page counts as idle. */
const [REST, STILL] = [160, 300];
/** Frames in which the browser lays out and paints the rendered items. */
const FRAMES = 2;

/** Scroll position of the window in pixels. */
const ofWindow = (): number => window.scrollY;

/**
 * Measures the frames of content that is rendered incrementally. `place` returns the scroll position of its
 * container in pixels.
 */
export class FrameBudget {
  #before = 0;
  #y = 0;
  #flicked = -Infinity;
  #moved = -Infinity;
  #settling = 0;
  #rendered = 0;
  #longest = 0;

  readonly #place: () => number;

  constructor(place: () => number = ofWindow) {
    this.#place = place;
  }

  /** Starts a run of frames; `now` is the requestAnimationFrame timestamp in ms. */
  begin(now: number): void {
    this.#before = now;
    this.#y = this.#place();
    this.#settling = 0;
  }

  /** Measures the next frame. */
  frame(now: number): void {
    const length = now - this.#before;
    const y = this.#place();
    if (y !== this.#y) this.#moved = now;
    if (Math.abs(y - this.#y) * 1000 > FLICK * length) this.#flicked = now;
    [this.#before, this.#y] = [now, y];
    if (this.#settling === 0) return;
    this.#longest = Math.max(this.#longest, length);
    this.#settling -= 1;
    if (this.#settling === 0) this.#learn();
  }

  /** The last rendering is still being measured, so further frames are needed. */
  get isSettling(): boolean {
    return this.#settling > 0;
  }

  /** False while the last rendering is measured, and during a flick. */
  get mayDraw(): boolean {
    return !this.isSettling && this.#before - this.#flicked >= REST;
  }

  /** Number of items to render at once. */
  get bears(): number {
    return itemsAtOnce();
  }

  /** Off-screen items are rendered only while the page is idle. */
  get mayDrawBeyond(): boolean {
    return this.#before - this.#moved >= STILL;
  }

  /** Records that items were rendered in this frame. */
  drew(items: number): void {
    [this.#settling, this.#rendered, this.#longest] = [FRAMES, items, 0];
  }

  #learn(): void {
    if (this.#rendered === 0) return;
    const items = itemsAtOnce();
    if (this.#longest > LONG) bearsAtOnce(Math.max(LEAST_AT_ONCE, Math.floor(items / 2)));
    else if (this.#longest <= SHORT && this.#rendered >= items)
      bearsAtOnce(Math.min(MOST_AT_ONCE, items + 1));
  }
}
