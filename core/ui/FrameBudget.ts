/** Adapts the number of items rendered at once to the frame times that the device achieves. */
import { setBatchSize, batchSize, MIN_BATCH_SIZE, MAX_BATCH_SIZE } from './batchSize';

/** Frame time in milliseconds: up to the first value more items may be rendered at once, above the second fewer. */
const [SHORT_FRAME_MS, LONG_FRAME_MS] = [28, 45];
/** Pixels per second; above it content is too fast to read, so nothing is rendered. */
const FLICK_PX_PER_SECOND = 2500;
/** Milliseconds without rendering after a flick, and after any movement until the page counts as idle. */
const [PAUSE_AFTER_FLICK_MS, IDLE_AFTER_MS] = [160, 300];
/** Frames in which the browser lays out and paints the rendered items. */
const LAYOUT_FRAMES = 2;

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
    if (Math.abs(y - this.#y) * 1000 > FLICK_PX_PER_SECOND * length) this.#flicked = now;
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
    return !this.isSettling && this.#before - this.#flicked >= PAUSE_AFTER_FLICK_MS;
  }

  /** Number of items to render at once. */
  get bears(): number {
    return batchSize();
  }

  /** Off-screen items are rendered only while the page is idle. */
  get mayDrawBeyond(): boolean {
    return this.#before - this.#moved >= IDLE_AFTER_MS;
  }

  /** Records that items were rendered in this frame. */
  drew(items: number): void {
    [this.#settling, this.#rendered, this.#longest] = [LAYOUT_FRAMES, items, 0];
  }

  #learn(): void {
    if (this.#rendered === 0) return;
    const items = batchSize();
    if (this.#longest > LONG_FRAME_MS) setBatchSize(Math.max(MIN_BATCH_SIZE, Math.floor(items / 2)));
    else if (this.#longest <= SHORT_FRAME_MS && this.#rendered >= items)
      setBatchSize(Math.min(MAX_BATCH_SIZE, items + 1));
  }
}
