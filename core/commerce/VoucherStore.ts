/** Entering a voucher, and taking one out again (PAY-025, PAY-035, PAY-036, PAY-040). */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Basket } from '../sdk';
import type { BasketApi } from './basketApi';
import { voucherProblem, type VoucherProblem } from './rules/voucherProblem';

export type VoucherState =
  | { readonly status: 'idle' }
  /** `code` is being added, or taken out. */
  | { readonly status: 'working'; readonly code: string }
  | { readonly status: 'failed'; readonly problem: VoucherProblem };

export class VoucherStore {
  state: VoucherState = { status: 'idle' };
  /** What stands in the field; it stays until it has been taken. */
  code = '';

  constructor(
    private readonly api: Pick<BasketApi, 'addVoucher' | 'removeVoucher'>,
    /** The basket has become another one. */
    private readonly changed: (basket: Basket) => Promise<void>,
    private readonly report: (error: unknown) => void,
  ) {
    makeAutoObservable<this, 'api' | 'changed' | 'report' | 'state'>(this, { api: false, changed: false, report: false, state: observableRef });
  }

  get working(): boolean {
    return this.state.status === 'working';
  }
  get problem(): VoucherProblem | null {
    return this.state.status === 'failed' ? this.state.problem : null;
  }

  /** What was wrong with the last code no longer stands once another is typed. */
  type(code: string): void {
    this.code = code;
    if (this.state.status === 'failed') this.state = { status: 'idle' };
  }

  /** Adds what stands in the field. Gives whether it was taken. */
  async apply(): Promise<boolean> {
    const code = this.code.trim();
    if (code === '') {
      this.state = { status: 'failed', problem: { key: 'voucherMissing' } };
      return false;
    }
    return this.change(code, () => this.api.addVoucher(code));
  }

  async remove(code: string): Promise<boolean> {
    return this.change(code, () => this.api.removeVoucher(code));
  }

  reset(): void {
    this.state = { status: 'idle' };
    this.code = '';
  }

  private async change(code: string, ask: () => Promise<Basket>): Promise<boolean> {
    if (this.working) return false;
    this.state = { status: 'working', code };
    try {
      await this.changed(await ask());
      runInAction(() => this.reset());
      return true;
    } catch (error) {
      const problem = voucherProblem(error);
      if ('key' in problem && problem.key === 'voucherFailed') this.report(error);
      runInAction(() => (this.state = { status: 'failed', problem }));
      return false;
    }
  }
}
