/**
 * Automatic error recovery of a playback session: retries transient failures with backoff, and gives up after
 * a time limit.
 */
import { makeAutoObservable, observableRef } from 'mobx';
import type { PageActivity } from '../platform/browser/PageActivity';
import type { Clock } from '../sdk/services';
import { recoveryOf, isMissing } from './rules/recoveryAction';

export interface RecoveryDeps {
  readonly clock: Clock;
  readonly activity: PageActivity;
  /** Playback is stalled for lack of data. */
  readonly isStalled: () => boolean;
  /** Seconds buffered ahead of the position. */
  readonly ahead: () => number;
  /** Lets the engine retry the missing segments. */
  readonly resume: () => void;
  /** Seeks past a missing segment. */
  readonly skip: () => void;
  /** Reopens the stream at the same position, with a new manifest. */
  readonly renew: () => void;
  readonly giveUp: (error: unknown) => void;
}

/** Milliseconds between two checks. */
const STALL_CHECK_INTERVAL_MS = 1000;
/** Upper bound of the backoff between two retries, in milliseconds. */
const MAX_RETRY_INTERVAL_MS = 8000;
/** Milliseconds of stalling after which a missing segment is skipped, and after which playback is given up. */
const SKIP_AFTER_MS = 6000;
const GIVE_UP_AFTER_MS = 30_000;
/** A stream that is refused again this soon after a renewal is not renewed again. Milliseconds. */
const MIN_RENEWAL_INTERVAL_MS = 60_000;

interface Trouble {
  readonly error: unknown;
  readonly since: number;
  /** The fewest buffered seconds seen since the failure. */
  ahead: number;
  /** Milliseconds of stalling. */
  stalled: number;
  askedAt: number;
  skipped: boolean;
}

export class Recovery {
  private trouble: Trouble | null = null;
  #renewedAt = -Infinity;
  #awaitsReturn = false;
  #cancelLook = (): void => undefined;
  #stopListening = (): void => undefined;

  readonly #deps: RecoveryDeps;

  constructor(deps: RecoveryDeps) {
    this.#deps = deps;
    makeAutoObservable<this, 'trouble'>(this, { trouble: observableRef }, { autoBind: true });
  }

  /** A retry is in progress. */
  get tries(): boolean {
    return this.trouble !== null;
  }

  /** Called when a playback session opens. */
  begin(): void {
    this.end();
    this.#renewedAt = -Infinity;
    this.#stopListening = this.#deps.activity.listen(() => this.backAgain());
  }

  /** Called when the session closes. */
  end(): void {
    this.calm();
    this.#awaitsReturn = false;
    this.#stopListening();
  }

  /** Handles an engine failure. Returns false if it cannot be recovered here. */
  meet(error: unknown): boolean {
    const { clock, ahead, renew } = this.#deps;
    const cure = recoveryOf(error);
    if (cure === 'none') return false;
    const now = clock.now();
    if (cure === 'renew') {
      if (now - this.#renewedAt < MIN_RENEWAL_INTERVAL_MS) return false;
      this.#renewedAt = now;
      this.calm();
      renew();
      return true;
    }
    if (this.trouble === null) this.lookLater();
    this.trouble ??= { error, since: now, ahead: ahead(), stalled: 0, askedAt: now, skipped: false };
    return true;
  }

  /** Data arrived: recovered once the buffer has grown. */
  received(): void {
    const { trouble } = this;
    const ahead = this.#deps.ahead();
    if (trouble === null) return;
    if (ahead > trouble.ahead + 0.1) this.calm();
    // Playback meanwhile drains the buffer.
    else trouble.ahead = Math.min(trouble.ahead, ahead);
  }

  /** Playback stopped for lack of a connection: it restarts when the page is visible and online again. */
  awaitReturn(): void {
    this.calm();
    this.#awaitsReturn = true;
  }

  /** Ends the recovery: playback continues, or the viewer retries. */
  calm(): void {
    this.trouble = null;
    this.#awaitsReturn = false;
    this.#cancelLook();
  }

  private backAgain(): void {
    if (!this.#deps.activity.active()) return;
    if (this.trouble !== null) this.ask(this.trouble);
    if (!this.#awaitsReturn) return;
    this.#awaitsReturn = false;
    this.#deps.renew();
  }

  private lookLater(): void {
    this.#cancelLook = this.#deps.clock.after(STALL_CHECK_INTERVAL_MS, () => this.look());
  }

  private look(): void {
    const deps = this.#deps;
    const { trouble } = this;
    if (trouble === null) return;
    trouble.stalled = deps.isStalled() ? trouble.stalled + STALL_CHECK_INTERVAL_MS : 0;
    if (trouble.stalled >= GIVE_UP_AFTER_MS) {
      this.calm();
      return deps.giveUp(trouble.error);
    }
    this.lookLater();
    if (!trouble.skipped && trouble.stalled >= SKIP_AFTER_MS && isMissing(trouble.error)) {
      trouble.skipped = true;
      deps.skip();
      return this.ask(trouble);
    }
    // Exponential backoff: short intervals first, then longer ones.
    const now = deps.clock.now();
    if (
      now - trouble.askedAt >=
      Math.min(MAX_RETRY_INTERVAL_MS, (trouble.askedAt - trouble.since) * 2 + STALL_CHECK_INTERVAL_MS)
    )
      this.ask(trouble);
  }

  private ask(trouble: Trouble): void {
    trouble.askedAt = this.#deps.clock.now();
    this.#deps.resume();
  }
}
