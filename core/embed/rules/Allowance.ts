/** Rate limit of messages: a token bucket. */

export class Allowance {
  private left: number;
  private at: number;

  /** `now` returns milliseconds. */
  constructor(
    private readonly now: () => number,
    private readonly most: number,
    private readonly perSecond: number,
  ) {
    this.left = most;
    this.at = now();
  }

  /** Takes a token; false if there is none. */
  take(): boolean {
    const now = this.now();
    // Setting the clock back adds no tokens.
    this.left = Math.min(this.most, this.left + (Math.max(0, now - this.at) / 1000) * this.perSecond);
    this.at = now;
    if (this.left < 1) return false;
    this.left -= 1;
    return true;
  }
}
