/** The viewer's payment cards and actions on them (ACC-020, ACC-021). */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PaymentCardApi } from './paymentCardApi';
import { paymentCardActions, type Card } from './rules/paymentCard';

export type PaymentCardsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly cards: readonly Card[] };

export type PaymentCardAction = 'default' | 'remove';

export interface PaymentCardChange {
  readonly cardId: string;
  readonly action: PaymentCardAction;
}

export class PaymentCardStore {
  state: PaymentCardsState = { status: 'loading' };
  /** The pending change; further ones are ignored meanwhile. */
  working: PaymentCardChange | null = null;
  /** Result of the last change. */
  outcome: (PaymentCardChange & { readonly done: boolean }) | null = null;
  #ending = new AbortController();

  readonly #api: PaymentCardApi;
  readonly #report: (error: unknown) => void;

  constructor(api: PaymentCardApi, report: (error: unknown) => void) {
    this.#api = api;
    this.#report = report;
    makeAutoObservable(this, { state: observableRef, working: observableRef, outcome: observableRef });
  }

  get cards(): readonly Card[] {
    return this.state.status === 'ready' ? this.state.cards : [];
  }

  /** Null for an unknown or removed card. */
  card(cardId: string | null | undefined): Card | null {
    return this.cards.find((card) => card.cardId === cardId) ?? null;
  }

  async load(): Promise<void> {
    this.state = { status: 'loading' };
    if (!(await this.read())) runInAction(() => (this.state = { status: 'failed' }));
  }

  /** Replaces the cards by those of a response. */
  become(cards: readonly Card[]): void {
    this.state = { status: 'ready', cards };
  }

  makeDefault(card: Card): Promise<boolean> {
    return this.change(card, 'default', () => this.#api.makeDefault(card.cardId));
  }

  remove(card: Card): Promise<boolean> {
    return this.change(card, 'remove', () => this.#api.remove(card.cardId));
  }

  dispose(): void {
    this.#ending.abort();
  }

  /** Returns whether it succeeded. The cards are refetched in any case: another tab may have changed them first. */
  private async change(card: Card, action: PaymentCardAction, call: () => Promise<void>): Promise<boolean> {
    const offered = paymentCardActions(card);
    if (this.working !== null || !(action === 'remove' ? offered.remove : offered.makeDefault)) return false;
    const change = { cardId: card.cardId, action };
    this.working = change;
    this.outcome = null;
    let done = true;
    try {
      await call();
    } catch (error) {
      this.#report(error);
      done = false;
    }
    await this.read();
    runInAction(() => {
      this.working = null;
      this.outcome = { ...change, done };
    });
    return done;
  }

  private async read(): Promise<boolean> {
    this.#ending.abort();
    const { signal } = (this.#ending = new AbortController());
    try {
      const cards = await this.#api.read(signal);
      if (!signal.aborted) runInAction(() => this.become(cards));
      return true;
    } catch (error) {
      if (signal.aborted) return true;
      this.#report(error);
      return false;
    }
  }
}
