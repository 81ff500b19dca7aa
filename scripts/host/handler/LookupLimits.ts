/** Limits the calls of the host to the platform of one realm: concurrent calls, calls of a platform in trouble, invented addresses. */

/** Calls at the same time. */
const CONCURRENT = 20;
/** Consecutive failures after which the circuit breaker opens. */
const FAILURES = 5;
/** How long it stays open, in milliseconds; then one call tries whether the platform has recovered. */
const OPEN = 10_000;
/** Token bucket for addresses without a cached answer: its capacity, and the tokens that it gains per second. */
const CAPACITY = 100;
const TOKENS_PER_SECOND = 10;

/** How a call ended; `failed` when the platform was unreachable or overloaded, `useless` when its answer has no subject. */
export type CallOutcome = 'found' | 'useless' | 'failed';

export class LookupLimits {
  readonly #now: () => number;
  #running = 0;
  #failures = 0;
  #openUntil = 0;
  #isTrying = false;
  #tokens = CAPACITY;
  #filledAt: number;

  /** `now` is milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
    this.#filledAt = now();
  }

  /**
   * Begins a call; null when it may not be made now. `isNew`: there is no earlier answer for its address. The caller
   * reports the outcome exactly once to the function that is returned.
   */
  begin(isNew: boolean): ((outcome: CallOutcome) => void) | null {
    const isOpen = this.#failures >= FAILURES;
    if (this.#running >= CONCURRENT) return null;
    if (isOpen && (this.#isTrying || this.#now() < this.#openUntil)) return null;
    if (isNew && !this.#takeToken()) return null;
    this.#running += 1;
    if (isOpen) this.#isTrying = true;
    return (outcome) => {
      this.#running -= 1;
      if (isOpen) this.#isTrying = false;
      if (isNew && outcome === 'found') this.#tokens += 1;
      this.#failures = outcome === 'failed' ? this.#failures + 1 : 0;
      if (this.#failures >= FAILURES) this.#openUntil = this.#now() + OPEN;
    };
  }

  #takeToken(): boolean {
    const now = this.#now();
    // The clock of the machine may be set back.
    const gained = (Math.max(0, now - this.#filledAt) / 1000) * TOKENS_PER_SECOND;
    this.#tokens = Math.min(CAPACITY, this.#tokens + gained);
    this.#filledAt = now;
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}
