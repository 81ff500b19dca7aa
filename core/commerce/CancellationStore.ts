/** Cancels a licence, after a retention offer that the viewer may accept (LIC-067, LIC-068). */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CancellationOffer, CancellationSteps } from '../sdk/cancellation';
import { CancellationRefusal } from './rules/refusals';

export type CancellationState =
  | { readonly status: 'verifying' }
  /** `failed`: accepting the offer failed. */
  | { readonly status: 'offered'; readonly offer: CancellationOffer; readonly failed: boolean }
  | { readonly status: 'redeeming'; readonly offer: CancellationOffer }
  | { readonly status: 'kept' }
  /** `offer` stays visible while the cancellation that follows a declined offer is pending. */
  | { readonly status: 'cancelling'; readonly offer: CancellationOffer | null }
  | { readonly status: 'cancelled' }
  /** `said`: the platform's reason, if it has one for viewers (LIC-080). */
  | { readonly status: 'failed'; readonly said: string | null };

export class CancellationStore {
  state: CancellationState = { status: 'verifying' };
  /** The viewer declined an offer: the platform must not repeat it (LIC-068). */
  #ignoreDiscount = false;
  #ending = new AbortController();

  readonly #steps: CancellationSteps;

  constructor(steps: CancellationSteps) {
    this.#steps = steps;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /** Requests an offer, once; without one, or on failure, cancels at once. Never rejects. */
  async begin(): Promise<void> {
    if (this.state.status !== 'verifying') return;
    this.dispose();
    const { signal } = (this.#ending = new AbortController());
    const offer = await this.#steps.verify(signal).catch((error: unknown) => {
      if (!signal.aborted) this.#steps.report(error);
      return null;
    });
    if (signal.aborted) return;
    if (offer === null) await this.cancel(null);
    else this.become({ status: 'offered', offer, failed: false });
  }

  /** Accepts the offer. Does nothing while a call is pending. */
  async keep(): Promise<void> {
    if (this.state.status !== 'offered') return;
    const { offer } = this.state;
    this.become({ status: 'redeeming', offer });
    try {
      await this.#steps.redeem();
      this.become({ status: 'kept' });
    } catch (error) {
      this.#steps.report(error);
      this.become({ status: 'offered', offer, failed: true });
    }
  }

  /** Declines the offer and cancels. A failure to record the decline does not stop the cancellation. */
  async leave(): Promise<void> {
    if (this.state.status !== 'offered') return;
    const { offer } = this.state;
    this.#ignoreDiscount = true;
    this.become({ status: 'cancelling', offer });
    await this.#steps.refuse().catch((error: unknown) => this.#steps.report(error));
    await this.cancel(offer);
  }

  /** Retries a failed cancellation. */
  async retry(): Promise<void> {
    if (this.state.status === 'failed') await this.cancel(null);
  }

  /** Aborts the request for an offer; actions already triggered continue. */
  dispose(): void {
    this.#ending.abort();
  }

  private async cancel(offer: CancellationOffer | null): Promise<void> {
    this.become({ status: 'cancelling', offer });
    try {
      await this.#steps.cancel({ ignoreDiscount: this.#ignoreDiscount });
      this.become({ status: 'cancelled' });
    } catch (error) {
      this.#steps.report(error);
      this.become({ status: 'failed', said: error instanceof CancellationRefusal ? error.message : null });
    }
  }

  private become(state: CancellationState): void {
    runInAction(() => (this.state = state));
  }
}
