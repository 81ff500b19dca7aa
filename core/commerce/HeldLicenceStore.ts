/**
 * The viewer's licences and actions on them. The platform is authoritative: licences are refetched after each
 * change (LIC-083).
 */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CancellationSteps } from '../sdk/cancellation';
import type { HoldingApi, PriceAnswer } from './holdingApi';
import type { LicenceApi } from './licenceApi';
import { RedeemStore } from './RedeemStore';
import { heldStanding } from './rules/heldLicence';
import type { Licence, Licences } from './rules/licence';
import { refusalReason } from './rules/refusals';

export type HeldLicencesState =
  { readonly status: 'loading' } | { readonly status: 'failed' } | ({ readonly status: 'ready' } & Licences);

/** Actions on the licence itself; cancelling and changing the card have pages of their own. */
export type HeldAction = 'pause' | 'resume' | 'reactivate' | 'leave' | 'continue';

export interface HeldChange {
  readonly licenceId: string;
  readonly action: HeldAction;
}

/** Result of the last change. `said` is the platform's reason, if it gave one for viewers. */
export interface HeldOutcome extends HeldChange {
  readonly done: boolean;
  readonly said: string | null;
}

export class HeldLicenceStore {
  state: HeldLicencesState = { status: 'loading' };
  /** The pending change; further ones are ignored meanwhile. */
  working: HeldChange | null = null;
  outcome: HeldOutcome | null = null;
  /** A change was made, but refetching the licences failed. */
  stale = false;
  #ending = new AbortController();

  readonly #api: HoldingApi & LicenceApi;
  readonly #report: (error: unknown) => void;

  constructor(api: HoldingApi & LicenceApi, report: (error: unknown) => void) {
    this.#api = api;
    this.#report = report;
    makeAutoObservable(this, { state: observableRef, working: observableRef, outcome: observableRef });
  }

  /** Held licences, those of families first (LIC-008). */
  get held(): readonly Licence[] {
    if (this.state.status !== 'ready') return [];
    const { families, loose } = this.state;
    return [...families.flatMap(({ licences }) => licences), ...loose].filter(
      (licence) => heldStanding(licence) !== null,
    );
  }

  /** Name of the licence's family; null when it has none. */
  familyName(licence: Pick<Licence, 'id'>): string | null {
    if (this.state.status !== 'ready') return null;
    return (
      this.state.families.find(({ licences }) => licences.some(({ id }) => id === licence.id))?.name ?? null
    );
  }

  async load(): Promise<void> {
    this.state = { status: 'loading' };
    if (!(await this.read())) runInAction(() => (this.state = { status: 'failed' }));
  }

  /** Refetches while the current content stays visible. */
  async refresh(): Promise<void> {
    const read = await this.read();
    runInAction(() => (this.stale = !read));
  }

  /** Until a time in epoch milliseconds; null: until resumed. */
  pause({ id }: Pick<Licence, 'id'>, resumeAfter: number | null): Promise<boolean> {
    return this.change({ licenceId: id, action: 'pause' }, () => this.#api.pause(id, resumeAfter));
  }

  resume({ id }: Pick<Licence, 'id'>): Promise<boolean> {
    return this.change({ licenceId: id, action: 'resume' }, () => this.#api.resume(id));
  }

  reactivate({ id }: Pick<Licence, 'id'>): Promise<boolean> {
    return this.change({ licenceId: id, action: 'reactivate' }, () => this.#api.reactivate(id));
  }

  /** Answers a price change (LIC-065). Does nothing for a licence without one. */
  async answerPriceChange(licence: Licence, answer: PriceAnswer): Promise<boolean> {
    const priceChange = licence.holding?.priceChange;
    if (!priceChange) return false;
    const action = answer === 'LEAVE' ? 'leave' : 'continue';
    return this.change({ licenceId: licence.id, action }, () =>
      this.#api.answerPriceChange(priceChange.id, answer),
    );
  }

  /** Calls for a CancellationStore (LIC-067, LIC-068). The caller refetches the licences when it has ended. */
  cancellation({ id }: Pick<Licence, 'id'>): CancellationSteps {
    return {
      verify: (signal) => this.#api.verifyOffer(id, signal),
      redeem: () => this.#api.redeemOffer(id),
      refuse: () => this.#api.refuseOffer(id),
      cancel: (how) => this.#api.cancel(id, how),
      report: (error) => this.#report(error),
    };
  }

  /** Store for redeeming a voucher; the licences are refetched after success (PAY-037). */
  voucherEntry(): RedeemStore {
    return new RedeemStore(this.#api, () => this.refresh(), this.#report);
  }

  /** Aborts a pending fetch. */
  dispose(): void {
    this.#ending.abort();
  }

  /**
   * Returns whether it succeeded. A refusal changes nothing locally; if it has a reason, the licences are
   * refetched.
   */
  private async change(change: HeldChange, call: () => Promise<void>): Promise<boolean> {
    if (this.working !== null) return false;
    this.working = change;
    this.outcome = null;
    let outcome: HeldOutcome = { ...change, done: true, said: null };
    try {
      await call();
    } catch (error) {
      this.#report(error);
      outcome = { ...change, done: false, said: refusalReason(error) };
    }
    // A refusal may mean that another tab has already made the change.
    if (outcome.done || outcome.said !== null) await this.refresh();
    runInAction(() => {
      this.working = null;
      this.outcome = outcome;
    });
    return outcome.done;
  }

  private async read(): Promise<boolean> {
    this.#ending.abort();
    const { signal } = (this.#ending = new AbortController());
    try {
      const licences = await this.#api.families([], signal);
      if (!signal.aborted) runInAction(() => (this.state = { status: 'ready', ...licences }));
      return true;
    } catch (error) {
      if (signal.aborted) return true;
      this.#report(error);
      return false;
    }
  }
}
