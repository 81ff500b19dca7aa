/** One payment, watched until it is over: the platform is asked how it stands, again and again while that may change (PAY-051, PAY-054). */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { CallError, type Clock, type Payment } from '../sdk';
import type { BasketApi } from './basketApi';
import type { PaymentApi } from './paymentApi';
import type { PaymentMemory } from './PaymentMemory';
import { isUnanswered, onlySku } from './rules/payCall';
import { paymentProblem, type ProblemText } from './rules/paymentProblem';

/** Milliseconds between two questions. */
export const LOOK_AGAIN = 3000;

export type PaymentWatchState =
  | { readonly status: 'loading' }
  /** There is none of this name, or it is somebody else's. */
  | { readonly status: 'unknown' }
  /** It could not be asked for even once. */
  | { readonly status: 'failed' }
  | { readonly status: 'known'; readonly payment: Payment };

export interface PaymentWatchParts {
  readonly payments: PaymentApi;
  readonly basket: Pick<BasketApi, 'pay'>;
  /** On what terms the viewer began to pay, where that was in this tab. */
  readonly memory: Pick<PaymentMemory, 'terms' | 'charge' | 'finish' | 'comeBack'>;
  readonly clock: Pick<Clock, 'after'>;
  readonly report: (error: unknown) => void;
}

const isOpen = ({ status }: Payment): boolean => status === 'requires_action' || status === 'pending';

export class PaymentWatch {
  state: PaymentWatchState = { status: 'loading' };
  /** The platform did not answer last time; what is known may be out of date. */
  stale = false;
  /** What stands in the way of completing a payment that succeeded. */
  problem: ProblemText | null = null;
  cancelling = false;
  private asking = false;
  private stopTimer = (): void => undefined;
  private ending = new AbortController();

  constructor(
    private readonly id: string,
    private readonly parts: PaymentWatchParts,
  ) {
    makeAutoObservable<this, 'id' | 'parts' | 'asking' | 'stopTimer' | 'ending'>(
      this,
      { state: observableRef, problem: observableRef, id: false, parts: false, asking: false, stopTimer: false, ending: false },
      { autoBind: true },
    );
  }

  get payment(): Payment | null {
    return this.state.status === 'known' ? this.state.payment : null;
  }

  /** Begins to watch. The function it gives ends that. */
  watch(): () => void {
    this.ending = new AbortController();
    const { ending } = this;
    void this.look();
    return () => {
      ending.abort();
      this.stopTimer();
      this.asking = false;
    };
  }

  /** Asks now: when the viewer wants to know, or is back from another app. Never rejects. */
  async look(): Promise<void> {
    const { signal } = this.ending;
    if (this.asking || signal.aborted) return;
    this.asking = true;
    this.stopTimer();
    try {
      await this.learn(await this.parts.payments.read(this.id, signal), signal);
    } catch (error) {
      if (!signal.aborted) this.lookFailed(error);
    }
    if (signal.aborted) return;
    this.asking = false;
    if (this.mayChange) this.stopTimer = this.parts.clock.after(LOOK_AGAIN, () => void this.look());
  }

  /** Takes the payment back, so that nobody can make it any more. Gives whether it can be paid another way now. */
  async cancel(): Promise<boolean> {
    if (this.cancelling) return false;
    this.cancelling = true;
    try {
      await this.learn(await this.parts.payments.cancel(this.id), this.ending.signal);
    } catch (error) {
      this.parts.report(error);
      runInAction(() => (this.stale = true));
    }
    runInAction(() => (this.cancelling = false));
    return this.payment !== null && ['canceled', 'failed', 'expired'].includes(this.payment.status);
  }

  private get mayChange(): boolean {
    return this.stale || (this.payment !== null && isOpen(this.payment));
  }

  private async learn(payment: Payment, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    runInAction(() => {
      this.state = { status: 'known', payment };
      this.stale = false;
    });
    if (!isOpen(payment)) this.parts.memory.comeBack();
    if (payment.status === 'succeeded' && !payment.completed) await this.finish(payment);
  }

  /** The money has come, but the platform waits for the pay call. The same details buy once, so that asking twice charges nothing more. */
  private async finish(payment: Payment): Promise<void> {
    const { basket, memory, report } = this.parts;
    const { id: paymentDetailsExternalId, targetPaymentProvider, paymentMethodType } = payment;
    const { consent = [], trialWaived = false } = memory.terms ?? {};
    const sku = memory.charge === null ? null : onlySku(memory.charge);
    try {
      const { status } = await basket.pay({ paymentDetailsExternalId, targetPaymentProvider, paymentMethodType }, { sku, consent, acknowledgeNoFreeTrial: trialWaived });
      memory.finish();
      runInAction(() => {
        this.problem = null;
        this.state = { status: 'known', payment: { ...payment, ...(status === 'PENDING' ? { status: 'pending' as const } : { completed: true }) } };
      });
    } catch (error) {
      report(error);
      const said = paymentProblem(error);
      runInAction(() => {
        if (isUnanswered(error)) this.stale = true;
        else this.problem = said.kind === 'message' ? said.message : { key: 'failedPayment' };
      });
    }
  }

  private lookFailed(error: unknown): void {
    if (error instanceof CallError && error.status === 404) {
      this.state = { status: 'unknown' };
      return;
    }
    this.parts.report(error);
    if (this.state.status === 'known') this.stale = true;
    else this.state = { status: 'failed' };
  }
}
