/** A licence is given up: an offer to stay comes first, and the viewer's answer decides (LIC-067, LIC-068). */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CancellationOffer, CancellationSteps } from '../sdk';
import { CancellationRefusal } from './CancellationRefusal';

export type CancellationState =
  | { readonly status: 'verifying' }
  /** `failed`: the offer was to be taken, and was not. */
  | { readonly status: 'offered'; readonly offer: CancellationOffer; readonly failed: boolean }
  | { readonly status: 'redeeming'; readonly offer: CancellationOffer }
  | { readonly status: 'kept' }
  /** `offer` stays in view while an offer that was turned down is followed by the cancellation. */
  | { readonly status: 'cancelling'; readonly offer: CancellationOffer | null }
  | { readonly status: 'cancelled' }
  /** `said`: why, where the platform has a reason for viewers (LIC-080). */
  | { readonly status: 'failed'; readonly said: string | null };

export class CancellationStore {
  state: CancellationState = { status: 'verifying' };
  /** An offer was turned down: the platform is not to make it again (LIC-068). */
  private ignoreDiscount = false;
  private ending = new AbortController();

  constructor(private readonly steps: CancellationSteps) {
    makeAutoObservable<this, 'steps' | 'ending' | 'ignoreDiscount'>(this, { state: observableRef, steps: false, ending: false, ignoreDiscount: false }, { autoBind: true });
  }

  /** Looks for an offer, once; without one, or when that fails, the licence is cancelled at once. Never rejects. */
  async begin(): Promise<void> {
    if (this.state.status !== 'verifying') return;
    this.dispose();
    const { signal } = (this.ending = new AbortController());
    const offer = await this.steps.verify(signal).catch((error: unknown) => {
      if (!signal.aborted) this.steps.report(error);
      return null;
    });
    if (signal.aborted) return;
    if (offer === null) await this.cancel(null);
    else this.become({ status: 'offered', offer, failed: false });
  }

  /** Takes the offer. A second press while one is on its way does nothing. */
  async keep(): Promise<void> {
    if (this.state.status !== 'offered') return;
    const { offer } = this.state;
    this.become({ status: 'redeeming', offer });
    try {
      await this.steps.redeem();
      this.become({ status: 'kept' });
    } catch (error) {
      this.steps.report(error);
      this.become({ status: 'offered', offer, failed: true });
    }
  }

  /** Turns the offer down and goes on. That it could not be noted holds nobody back. */
  async leave(): Promise<void> {
    if (this.state.status !== 'offered') return;
    const { offer } = this.state;
    this.ignoreDiscount = true;
    this.become({ status: 'cancelling', offer });
    await this.steps.refuse().catch((error: unknown) => this.steps.report(error));
    await this.cancel(offer);
  }

  /** Cancels once more after it failed. */
  async retry(): Promise<void> {
    if (this.state.status === 'failed') await this.cancel(null);
  }

  /** Drops the question for an offer; what was pressed is carried out. */
  dispose(): void {
    this.ending.abort();
  }

  private async cancel(offer: CancellationOffer | null): Promise<void> {
    this.become({ status: 'cancelling', offer });
    try {
      await this.steps.cancel({ ignoreDiscount: this.ignoreDiscount });
      this.become({ status: 'cancelled' });
    } catch (error) {
      this.steps.report(error);
      this.become({ status: 'failed', said: error instanceof CancellationRefusal ? error.message : null });
    }
  }

  private become(state: CancellationState): void {
    runInAction(() => (this.state = state));
  }
}
