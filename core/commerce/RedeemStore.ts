/** Redeems a voucher for a licence that is already held: it lowers the next payment and needs no basket (PAY-037). */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { HoldingApi } from './holdingApi';
import { voucherProblem, type VoucherProblem } from './rules/paymentProblem';

export class RedeemStore {
  /** Content of the field; retained until it is redeemed. */
  code = '';
  working = false;
  problem: VoucherProblem | null = null;
  redeemed = false;

  readonly #api: Pick<HoldingApi, 'redeemVoucher'>;
  readonly #changed: () => Promise<void>;
  readonly #report: (error: unknown) => void;

  constructor(
    api: Pick<HoldingApi, 'redeemVoucher'>,
    /** Refetches the licences. */
    changed: () => Promise<void>,
    report: (error: unknown) => void,
  ) {
    this.#api = api;
    this.#changed = changed;
    this.#report = report;
    makeAutoObservable(this, { problem: observableRef }, { autoBind: true });
  }

  /** Starts another entry and clears the last result. Returns true. */
  begin(): boolean {
    this.redeemed = false;
    return true;
  }

  type(code: string): void {
    this.code = code;
    this.problem = null;
  }

  /** Redeems the entered code. Does nothing while a call is pending. Never rejects. */
  async redeem(licenceId: string): Promise<void> {
    const code = this.code.trim();
    if (this.working) return;
    this.redeemed = false;
    if (code === '') {
      this.problem = { key: 'voucherMissing' };
      return;
    }
    this.working = true;
    try {
      await this.#api.redeemVoucher(licenceId, code);
      runInAction(() => {
        this.redeemed = true;
        this.code = '';
      });
      await this.#changed();
    } catch (error) {
      const problem = voucherProblem(error);
      if ('key' in problem && problem.key === 'voucherFailed') this.#report(error);
      runInAction(() => (this.problem = problem));
    }
    runInAction(() => (this.working = false));
  }
}
