/** Moves a licence to another card (LIC-073, LIC-096); may require billing details first (ACC-022). */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { MissingField } from '../generated/platform';
import type { HoldingApi } from './holdingApi';
import { paymentProblem, type ProblemText } from './rules/paymentProblem';
import { refusalReason } from './rules/refusals';

export type PaymentCardMoveState =
  | { readonly status: 'choosing'; readonly problem: ProblemText | null }
  | { readonly status: 'moving' }
  | { readonly status: 'missingFields'; readonly missingFields: readonly MissingField[] }
  | { readonly status: 'done' };

export class PaymentCardMoveStore {
  state: PaymentCardMoveState = { status: 'choosing', problem: null };
  cardId: string | null = null;

  readonly #api: Pick<HoldingApi, 'moveToCard'>;
  readonly #licenceId: string;
  readonly #report: (error: unknown) => void;

  constructor(api: Pick<HoldingApi, 'moveToCard'>, licenceId: string, report: (error: unknown) => void) {
    this.#api = api;
    this.#licenceId = licenceId;
    this.#report = report;
    makeAutoObservable(this, { state: observableRef });
  }

  choose(cardId: string): void {
    if (this.state.status !== 'choosing') return;
    this.cardId = cardId;
    this.state = { status: 'choosing', problem: null };
  }

  /** Moves to the selected card. Does nothing while a move is pending. */
  async move(): Promise<void> {
    if (this.cardId === null || this.state.status !== 'choosing') return;
    this.state = { status: 'moving' };
    const state = await this.attempt(this.cardId);
    runInAction(() => (this.state = state));
  }

  /** Missing details have been saved: repeats the move, and returns whether nothing is missing any more. */
  async detailsGiven(): Promise<boolean> {
    if (this.cardId === null || this.state.status !== 'missingFields') return true;
    const state = await this.attempt(this.cardId);
    runInAction(() => (this.state = state));
    return state.status !== 'missingFields';
  }

  /** Back to card selection, without the details. */
  back(): void {
    if (this.state.status === 'missingFields') this.state = { status: 'choosing', problem: null };
  }

  private async attempt(cardId: string): Promise<PaymentCardMoveState> {
    try {
      await this.#api.moveToCard(this.#licenceId, cardId);
      return { status: 'done' };
    } catch (error) {
      const problem = paymentProblem(error);
      if (problem.kind === 'missingFields')
        return { status: 'missingFields', missingFields: problem.missingFields };
      this.#report(error);
      const said = refusalReason(error);
      return { status: 'choosing', problem: said === null ? { key: 'anErrorOccured' } : { text: said } };
    }
  }
}
