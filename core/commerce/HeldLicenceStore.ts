/** The licences that the viewer holds, and what they do with them. What the platform says wins: after each change it is read again (LIC-083). */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CancellationSteps } from '../sdk';
import type { HoldingApi, PriceAnswer } from './holdingApi';
import type { LicenceApi } from './licenceApi';
import { RedeemStore } from './RedeemStore';
import { heldStanding } from './rules/heldLicence';
import type { Licence, LicenceFamily } from './rules/licence';
import { refusalReason } from './rules/refusalReason';

export type HeldLicencesState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly families: readonly LicenceFamily[]; readonly loose: readonly Licence[] };

/** What is done at the licence's own place; cancelling and changing the card have places of their own. */
export type HeldAction = 'pause' | 'resume' | 'reactivate' | 'leave' | 'continue';

export interface HeldChange {
  readonly licenceId: string;
  readonly action: HeldAction;
}

/** How the last change ended. `said` is the platform's reason, where it gave one for viewers. */
export interface HeldOutcome extends HeldChange {
  readonly done: boolean;
  readonly said: string | null;
}

export class HeldLicenceStore {
  state: HeldLicencesState = { status: 'loading' };
  /** The change that is on its way; a second press while there is one does nothing. */
  working: HeldChange | null = null;
  outcome: HeldOutcome | null = null;
  /** Something was changed, but how things stand since could not be read. */
  stale = false;
  private ending = new AbortController();

  constructor(
    private readonly api: HoldingApi & LicenceApi,
    private readonly report: (error: unknown) => void,
  ) {
    makeAutoObservable<this, 'api' | 'report' | 'ending'>(this, {
      api: false,
      report: false,
      ending: false,
      state: observableRef,
      working: observableRef,
      outcome: observableRef,
    });
  }

  /** Those that are held, of families first (LIC-008). */
  get held(): readonly Licence[] {
    if (this.state.status !== 'ready') return [];
    const { families, loose } = this.state;
    return [...families.flatMap(({ licences }) => licences), ...loose].filter((licence) => heldStanding(licence) !== null);
  }

  /** The name of a licence's family; null when it has none. */
  familyName(licence: Licence): string | null {
    if (this.state.status !== 'ready') return null;
    return this.state.families.find(({ licences }) => licences.some(({ id }) => id === licence.id))?.name ?? null;
  }

  async load(): Promise<void> {
    this.state = { status: 'loading' };
    if (!(await this.read())) runInAction(() => (this.state = { status: 'failed' }));
  }

  /** Reads again what stands on the page, which stays until the answer is there. */
  async refresh(): Promise<void> {
    const read = await this.read();
    runInAction(() => (this.stale = !read));
  }

  /** Until a time in epoch milliseconds, else until it is resumed. */
  pause(licence: Licence, resumeAfter: number | null): Promise<boolean> {
    return this.change({ licenceId: licence.id, action: 'pause' }, () => this.api.pause(licence.id, resumeAfter));
  }

  resume(licence: Licence): Promise<boolean> {
    return this.change({ licenceId: licence.id, action: 'resume' }, () => this.api.resume(licence.id));
  }

  reactivate(licence: Licence): Promise<boolean> {
    return this.change({ licenceId: licence.id, action: 'reactivate' }, () => this.api.reactivate(licence.id));
  }

  /** Says whether the viewer goes on at the new price (LIC-065). Does nothing for a licence whose price stays. */
  async answerPriceChange(licence: Licence, answer: PriceAnswer): Promise<boolean> {
    const migration = licence.status?.priceMigration;
    if (!migration) return false;
    const action = answer === 'LEAVE' ? 'leave' : 'continue';
    return this.change({ licenceId: licence.id, action }, () => this.api.answerPriceChange(migration.id, answer));
  }

  /** What {@link CancellationStore} does for a licence (LIC-067, LIC-068); the licences are read again when it has ended. */
  cancellation({ id }: Licence): CancellationSteps {
    return {
      verify: (signal) => this.api.verifyOffer(id, signal),
      redeem: () => this.api.redeemOffer(id),
      refuse: () => this.api.refuseOffer(id),
      cancel: (how) => this.api.cancel(id, how),
      report: (error) => this.report(error),
    };
  }

  /** A place to redeem a voucher in; the licences are read again when one was taken (PAY-037). */
  voucherEntry(): RedeemStore {
    return new RedeemStore(this.api, () => this.refresh(), this.report);
  }

  /** Drops what is being read. */
  dispose(): void {
    this.ending.abort();
  }

  /** Gives whether it was done. A refusal leaves everything as it is, and is read after where the platform knows better. */
  private async change(change: HeldChange, call: () => Promise<void>): Promise<boolean> {
    if (this.working !== null) return false;
    this.working = change;
    this.outcome = null;
    let outcome: HeldOutcome = { ...change, done: true, said: null };
    try {
      await call();
    } catch (error) {
      this.report(error);
      outcome = { ...change, done: false, said: refusalReason(error) };
    }
    // Another tab may have been faster: then the refusal is news of it.
    if (outcome.done || outcome.said !== null) await this.refresh();
    runInAction(() => {
      this.working = null;
      this.outcome = outcome;
    });
    return outcome.done;
  }

  private async read(): Promise<boolean> {
    this.ending.abort();
    const { signal } = (this.ending = new AbortController());
    try {
      const { families, licences } = await this.api.families([], signal);
      if (!signal.aborted) runInAction(() => (this.state = { status: 'ready', families, loose: licences }));
      return true;
    } catch (error) {
      if (signal.aborted) return true;
      this.report(error);
      return false;
    }
  }
}
