/** How many messages are taken: a store that every message empties a little and time fills again. */

export class Allowance {
  private left: number;
  private at: number;

  /** `now` gives milliseconds. */
  constructor(
    private readonly now: () => number,
    private readonly most: number,
    private readonly perSecond: number,
  ) {
    this.left = most;
    this.at = now();
  }

  /** False when there have been too many. */
  take(): boolean {
    const now = this.now();
    // A clock that is set back gives nothing.
    this.left = Math.min(this.most, this.left + (Math.max(0, now - this.at) / 1000) * this.perSecond);
    this.at = now;
    if (this.left < 1) return false;
    this.left -= 1;
    return true;
  }
}
