/** What a machine bears while a page moves: how much may be drawn at once, found out by the frames in which it is. */
import { bearsAtOnce, itemsAtOnce, LEAST_AT_ONCE, MOST_AT_ONCE } from './bearable';

/** Milliseconds of a frame: up to the first more may be drawn at once, from the second on it was too much. */
const [SHORT, LONG] = [28, 45];
/** Pixels a second: what passes by faster is not read, and so not drawn. */
const FLICK = 2500;
/** Milliseconds after a flick in which it may go on, and after any movement until the page stands still. */
const [REST, STILL] = [160, 300];
/** Frames in which the browser lays out and paints what was drawn. */
const FRAMES = 2;

/** Where the window stands, pixels. */
const ofWindow = (): number => window.scrollY;

/** Follows the frames of one thing that is drawn bit by bit. `place` tells where what scrolls stands, in pixels. */
export class FrameBudget {
  private before = 0;
  private y = 0;
  private flicked = -Infinity;
  private moved = -Infinity;
  private settling = 0;
  private drawn = 0;
  private longest = 0;

  constructor(private readonly place: () => number = ofWindow) {}

  /** From now on frames are told one after another; `now` as requestAnimationFrame gives it, ms. */
  begin(now: number): void {
    this.before = now;
    this.y = this.place();
    this.settling = 0;
  }

  /** Takes the next frame. */
  frame(now: number): void {
    const length = now - this.before;
    const y = this.place();
    if (y !== this.y) this.moved = now;
    if (Math.abs(y - this.y) * 1000 > FLICK * length) this.flicked = now;
    [this.before, this.y] = [now, y];
    if (this.settling === 0) return;
    this.longest = Math.max(this.longest, length);
    this.settling -= 1;
    if (this.settling === 0) this.learn();
  }

  /** What was drawn last still has frames of its own: they are to be told. */
  get isSettling(): boolean {
    return this.settling > 0;
  }

  /** Nothing is drawn while the browser is at work on the last, and nothing during a flick. */
  get mayDraw(): boolean {
    return !this.isSettling && this.before - this.flicked >= REST;
  }

  /** So many items it bears at once. */
  get bears(): number {
    return itemsAtOnce();
  }

  /** What is out of sight is drawn once the page stands still. */
  get mayDrawBeyond(): boolean {
    return this.before - this.moved >= STILL;
  }

  /** So many items are drawn in this frame. */
  drew(items: number): void {
    [this.settling, this.drawn, this.longest] = [FRAMES, items, 0];
  }

  private learn(): void {
    if (this.drawn === 0) return;
    const items = itemsAtOnce();
    if (this.longest > LONG) bearsAtOnce(Math.max(LEAST_AT_ONCE, Math.floor(items / 2)));
    else if (this.longest <= SHORT && this.drawn >= items) bearsAtOnce(Math.min(MOST_AT_ONCE, items + 1));
  }
}
