/** Adds and removes vouchers of the basket (PAY-025, PAY-035, PAY-036, PAY-040). */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Basket } from '../sdk/payment';
import type { BasketApi } from './basketApi';
import { voucherProblem, type VoucherProblem } from './rules/paymentProblem';

export type VoucherState =
  | { readonly status: 'idle' }
  /** `code` is being added or removed. */
  | { readonly status: 'working'; readonly code: string }
  | { readonly status: 'failed'; readonly problem: VoucherProblem };

export class VoucherStore {
  state: VoucherState = { status: 'idle' };
  /** Content of the field; retained until it is accepted. */
  code = '';

  readonly #api: Pick<BasketApi, 'addVoucher' | 'removeVoucher'>;
  readonly #changed: (basket: Basket) => Promise<void>;
  readonly #report: (error: unknown) => void;

  constructor(
    api: Pick<BasketApi, 'addVoucher' | 'removeVoucher'>,
    /** Called with the changed basket. */
    changed: (basket: Basket) => Promise<void>,
    report: (error: unknown) => void,
  ) {
    this.#api = api;
    this.#changed = changed;
    this.#report = report;
    makeAutoObservable<this, 'state'>(this, { state: observableRef });
  }

  get working(): boolean {
    return this.state.status === 'working';
  }
  get problem(): VoucherProblem | null {
    return this.state.status === 'failed' ? this.state.problem : null;
  }

  /** Typing clears the error of the last code. */
  type(code: string): void {
    this.code = code;
    if (this.state.status === 'failed') this.state = { status: 'idle' };
  }

  /** Adds the entered code. Returns whether it was accepted. */
  async apply(): Promise<boolean> {
    const code = this.code.trim();
    if (code === '') {
      this.state = { status: 'failed', problem: { key: 'voucherMissing' } };
      return false;
    }
    return this.change(code, () => this.#api.addVoucher(code));
  }

  async remove(code: string): Promise<boolean> {
    return this.change(code, () => this.#api.removeVoucher(code));
  }

  reset(): void {
    this.state = { status: 'idle' };
    this.code = '';
  }

  private async change(code: string, ask: () => Promise<Basket>): Promise<boolean> {
    if (this.working) return false;
    this.state = { status: 'working', code };
    let basket: Basket;
    try {
      basket = await ask();
    } catch (error) {
      const problem = voucherProblem(error);
      if ('key' in problem && problem.key === 'voucherFailed') this.#report(error);
      runInAction(() => (this.state = { status: 'failed', problem }));
      return false;
    }
    // The platform has accepted the code: a failure from here on does not concern it.
    await this.#changed(basket).catch(this.#report);
    runInAction(() => this.reset());
    return true;
  }
}
