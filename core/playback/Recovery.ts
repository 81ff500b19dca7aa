/** Brings a showing back by itself after a failure that may pass, and gives up before waiting for it gets endless. */
import { makeAutoObservable, observableRef } from 'mobx';
import type { PageActivity } from '../platform/browser/PageActivity';
import type { Clock } from '../sdk';
import { recoveryOf, isMissing } from './rules/recoveryAction';

export interface RecoveryDeps {
  readonly clock: Clock;
  readonly activity: PageActivity;
  /** Nothing moves on the screen for want of data. */
  readonly isStalled: () => boolean;
  /** How far the stream is there, in seconds from where it plays. */
  readonly ahead: () => number;
  /** Asks the engine for what is missing. */
  readonly resume: () => void;
  /** Goes past a piece that is not there. */
  readonly skip: () => void;
  /** Begins anew where it is, with new stream information. */
  readonly renew: () => void;
  readonly giveUp: (error: unknown) => void;
}

/** Milliseconds between two looks. */
const LOOK_EVERY = 1000;
/** Milliseconds between asking twice, at most. */
const ASK_AT_LEAST_EVERY = 8000;
/** Milliseconds without a picture after which a missing piece is passed, and after which it is over. */
const SKIP_AFTER = 6000;
const GIVE_UP_AFTER = 30_000;
/** What was opened anew and is refused again so soon is refused for good. Milliseconds. */
const RENEWED_LATELY = 60_000;

interface Trouble {
  readonly error: unknown;
  readonly since: number;
  /** The fewest seconds that were there to be played. */
  ahead: number;
  /** Milliseconds. */
  stalled: number;
  askedAt: number;
  skipped: boolean;
}

export class Recovery {
  private trouble: Trouble | null = null;
  private renewedAt = -Infinity;
  private awaitsReturn = false;
  private cancelLook = (): void => undefined;
  private stopListening = (): void => undefined;

  constructor(private readonly deps: RecoveryDeps) {
    makeAutoObservable<this, 'trouble' | 'deps' | 'renewedAt' | 'awaitsReturn' | 'cancelLook' | 'stopListening'>(
      this,
      { trouble: observableRef, deps: false, renewedAt: false, awaitsReturn: false, cancelLook: false, stopListening: false },
      { autoBind: true },
    );
  }

  /** Something is missing, and is being asked for. */
  get tries(): boolean {
    return this.trouble !== null;
  }

  /** A showing begins. */
  begin(): void {
    this.end();
    this.renewedAt = -Infinity;
    this.stopListening = this.deps.activity.listen(() => this.backAgain());
  }

  /** A showing is over: nothing is waited for. */
  end(): void {
    this.calm();
    this.awaitsReturn = false;
    this.stopListening();
  }

  /** The engine failed. Gives whether this takes care of it. */
  meet(error: unknown): boolean {
    const { clock, ahead, renew } = this.deps;
    const cure = recoveryOf(error);
    if (cure === 'none') return false;
    const now = clock.now();
    if (cure === 'renew') {
      if (now - this.renewedAt < RENEWED_LATELY) return false;
      this.renewedAt = now;
      this.calm();
      renew();
      return true;
    }
    if (this.trouble === null) this.lookLater();
    this.trouble ??= { error, since: now, ahead: ahead(), stalled: 0, askedAt: now, skipped: false };
    return true;
  }

  /** Data came: all is well once there is more of it than there was. */
  received(): void {
    const { trouble } = this;
    const ahead = this.deps.ahead();
    if (trouble === null) return;
    if (ahead > trouble.ahead + 0.1) this.calm();
    // What plays on meanwhile makes it less.
    else trouble.ahead = Math.min(trouble.ahead, ahead);
  }

  /** It stopped since nothing answered: it begins again when the page is back in touch. */
  awaitReturn(): void {
    this.calm();
    this.awaitsReturn = true;
  }

  /** It goes on, or is tried again by the viewer. */
  calm(): void {
    this.trouble = null;
    this.awaitsReturn = false;
    this.cancelLook();
  }

  private backAgain(): void {
    if (!this.deps.activity.active()) return;
    if (this.trouble !== null) this.ask(this.trouble);
    if (!this.awaitsReturn) return;
    this.awaitsReturn = false;
    this.deps.renew();
  }

  private lookLater(): void {
    this.cancelLook = this.deps.clock.after(LOOK_EVERY, () => this.look());
  }

  private look(): void {
    const { trouble, deps } = this;
    if (trouble === null) return;
    trouble.stalled = deps.isStalled() ? trouble.stalled + LOOK_EVERY : 0;
    if (trouble.stalled >= GIVE_UP_AFTER) {
      this.calm();
      return deps.giveUp(trouble.error);
    }
    this.lookLater();
    if (!trouble.skipped && trouble.stalled >= SKIP_AFTER && isMissing(trouble.error)) {
      trouble.skipped = true;
      deps.skip();
      return this.ask(trouble);
    }
    // Soon at first, then less and less often.
    const now = deps.clock.now();
    if (now - trouble.askedAt >= Math.min(ASK_AT_LEAST_EVERY, (trouble.askedAt - trouble.since) * 2 + LOOK_EVERY)) this.ask(trouble);
  }

  private ask(trouble: Trouble): void {
    trouble.askedAt = this.deps.clock.now();
    this.deps.resume();
  }
}
