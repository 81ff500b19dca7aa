/** What a machine bears while a page is scrolled: whether its frames grow long, and whether the page passes by too fast to be read. */

/** Milliseconds of the frames in which something is drawn, as a rule, from which a machine is slow. */
const SLOW = 36;
/** Pixels a second: what passes by faster is not read, and on a slow machine not drawn. */
const FLICK = 2500;
/** Milliseconds after a flick in which it may go on. */
const REST = 160;
/** Frames in which the browser lays out and paints what was drawn. */
const FRAMES = 2;

/** What the frames after a drawing take, ms; of the machine, so of all that is drawn on it. It is slow until it has shown that it is not. */
let usual = 2 * SLOW;

export const isSlow = (): boolean => usual > SLOW;

/** Follows the frames of one thing that is drawn bit by bit. */
export class Pace {
  private before = 0;
  private y = 0;
  private flicked = -Infinity;
  private settling = 0;

  /** From now on frames are told one after another; `now` as requestAnimationFrame gives it, ms. */
  begin(now: number): void {
    this.before = now;
    this.y = window.scrollY;
    this.settling = 0;
  }

  /** Takes the next frame. */
  frame(now: number): void {
    const length = now - this.before;
    const { scrollY } = window;
    if (Math.abs(scrollY - this.y) * 1000 > FLICK * length) this.flicked = now;
    if (this.settling > 0) {
      // A machine that was slow once is soon slow again.
      usual = Math.max(length, usual * 0.8 + length * 0.2);
      this.settling -= 1;
    }
    [this.before, this.y] = [now, scrollY];
  }

  /** What was drawn last still has frames of its own: they are to be told. */
  get isSettling(): boolean {
    return this.settling > 0;
  }

  /** A slow machine draws nothing while it is at work on the last, or during a flick. */
  mayDraw(): boolean {
    return !isSlow() || (!this.isSettling && this.before - this.flicked >= REST);
  }

  /** Something is drawn in this frame. */
  drew(): void {
    this.settling = FRAMES;
  }
}
