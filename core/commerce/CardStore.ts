/** The cards that the viewer pays with, and what they do with them (ACC-020, ACC-021). */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CardApi } from './cardApi';
import { cardActions, type Card } from './rules/card';

export type CardsState = { readonly status: 'loading' } | { readonly status: 'failed' } | { readonly status: 'ready'; readonly cards: readonly Card[] };

export type CardAction = 'default' | 'remove';

export interface CardChange {
  readonly cardId: string;
  readonly action: CardAction;
}

export class CardStore {
  state: CardsState = { status: 'loading' };
  /** The change that is on its way; a second press while there is one does nothing. */
  working: CardChange | null = null;
  /** How the last change ended. */
  outcome: (CardChange & { readonly done: boolean }) | null = null;
  private ending = new AbortController();

  constructor(
    private readonly api: CardApi,
    private readonly report: (error: unknown) => void,
  ) {
    makeAutoObservable<this, 'api' | 'report' | 'ending'>(this, { api: false, report: false, ending: false, state: observableRef, working: observableRef, outcome: observableRef });
  }

  get cards(): readonly Card[] {
    return this.state.status === 'ready' ? this.state.cards : [];
  }

  /** Null for one that is not known, or not any more. */
  card(cardId: string | null | undefined): Card | null {
    return this.cards.find((card) => card.cardId === cardId) ?? null;
  }

  async load(): Promise<void> {
    this.state = { status: 'loading' };
    if (!(await this.read())) runInAction(() => (this.state = { status: 'failed' }));
  }

  /** Cards as the platform has just told them. */
  become(cards: readonly Card[]): void {
    this.state = { status: 'ready', cards };
  }

  makeDefault(card: Card): Promise<boolean> {
    return this.change(card, 'default', () => this.api.makeDefault(card.cardId));
  }

  remove(card: Card): Promise<boolean> {
    return this.change(card, 'remove', () => this.api.remove(card.cardId));
  }

  dispose(): void {
    this.ending.abort();
  }

  /** Gives whether it was done. Refused or not, the cards are read again: another tab may have been faster. */
  private async change(card: Card, action: CardAction, call: () => Promise<void>): Promise<boolean> {
    const offered = cardActions(card);
    if (this.working !== null || !(action === 'remove' ? offered.remove : offered.makeDefault)) return false;
    const change = { cardId: card.cardId, action };
    this.working = change;
    this.outcome = null;
    let done = true;
    try {
      await call();
    } catch (error) {
      this.report(error);
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
    this.ending.abort();
    const { signal } = (this.ending = new AbortController());
    try {
      const cards = await this.api.read(signal);
      if (!signal.aborted) runInAction(() => this.become(cards));
      return true;
    } catch (error) {
      if (signal.aborted) return true;
      this.report(error);
      return false;
    }
  }
}
