/** A voucher for a licence that is held already: it lowers the next payment, and wants no basket (PAY-037). */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { HoldingApi } from './holdingApi';
import { voucherProblem, type VoucherProblem } from './rules/voucherProblem';

export class RedeemStore {
  /** What stands in the field; it stays until it has been taken. */
  code = '';
  working = false;
  problem: VoucherProblem | null = null;
  redeemed = false;

  constructor(
    private readonly api: Pick<HoldingApi, 'redeemVoucher'>,
    /** Reads the licences again. */
    private readonly changed: () => Promise<void>,
    private readonly report: (error: unknown) => void,
  ) {
    makeAutoObservable<this, 'api' | 'changed' | 'report'>(this, { api: false, changed: false, report: false, problem: observableRef }, { autoBind: true });
  }

  /** Another one: what was said of the last is gone. Gives true. */
  begin(): boolean {
    this.redeemed = false;
    return true;
  }

  type(code: string): void {
    this.code = code;
    this.problem = null;
  }

  /** Redeems what stands in the field; a second press while that is on its way does nothing. Never rejects. */
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
      await this.api.redeemVoucher(licenceId, code);
      runInAction(() => {
        this.redeemed = true;
        this.code = '';
      });
      await this.changed();
    } catch (error) {
      const problem = voucherProblem(error);
      if ('key' in problem && problem.key === 'voucherFailed') this.report(error);
      runInAction(() => (this.problem = problem));
    }
    runInAction(() => (this.working = false));
  }
}
