/** What will be paid with: a method, and its fields or the card that the platform keeps in their place (PAY-004, PAY-014). */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { PaymentRefusal, type ChallengePlace, type PaymentMethod } from '../sdk';
import type { Challenge } from '../sdk/cardForms/ChallengeDialog';
import { challengePlace } from '../sdk/cardForms/challengePlace';
import type { BasketStore } from './BasketStore';
import type { PaymentMethodStore, ReadyMethod } from './PaymentMethodStore';
import type { Payer } from './PaymentRun';
import type { ProviderSelection } from './ProviderSelection';
import { paymentProblem, type ProblemText } from './rules/paymentProblem';
import { keptProvider } from './rules/providerSelection';
import { savedCard, type SavedCard } from './rules/savedCard';

export interface PaymentSelectionDeps {
  readonly basket: BasketStore;
  readonly choice: ProviderSelection;
  readonly methods: PaymentMethodStore;
}

export class PaymentSelection {
  /** The method's form can be paid with. */
  formReady = false;
  /** The viewer would rather enter another card than pay with the saved one. */
  private wantsAnother = false;
  /** What a form says is wrong while it is being filled in. */
  private fieldProblem: PaymentRefusal | null = null;
  /** What the bank of the saved card asks at the moment. */
  challenge: Challenge | null = null;
  private readonly place: ChallengePlace;

  constructor(private readonly deps: PaymentSelectionDeps) {
    makeAutoObservable<this, 'deps' | 'place'>(this, { deps: false, challenge: observableRef, place: false });
    this.place = challengePlace((challenge) => runInAction(() => (this.challenge = challenge)));
  }

  /** The method that will be paid with; null until one is ready and chosen. */
  get chosen(): ReadyMethod | null {
    return this.deps.methods.behind(this.deps.choice.providerId);
  }

  /** The method that is chosen among those that are no wallets; null until one is. */
  get listed(): ReadyMethod | null {
    const listed = this.deps.methods.behind(this.deps.choice.listedId);
    return listed?.facts.kind === 'native' ? null : listed;
  }

  /** The card that the platform keeps, while its provider is ready. */
  get savedCard(): SavedCard | null {
    const card = savedCard(this.deps.basket.basket);
    return card !== null && this.deps.methods.behind(card.providerId) !== null ? card : null;
  }

  /** The saved card, when it is what will be paid with. */
  get chosenCard(): SavedCard | null {
    const { savedCard: card } = this;
    return card !== null && !this.wantsAnother && card.providerId === this.deps.choice.listedId ? card : null;
  }

  /** There is something to pay with: fields that are complete, or none that are needed. */
  get ready(): boolean {
    const { listed } = this;
    return listed !== null && (this.chosenCard !== null || listed.method.Form === undefined || this.formReady);
  }

  /** What is wrong with a field. */
  get problem(): ProblemText | null {
    const problem = this.fieldProblem === null ? null : paymentProblem(this.fieldProblem);
    return problem?.kind === 'message' ? problem.message : null;
  }

  /**
   * What the payment asks: the chosen method itself, or the saved card by its name. Of the method is then wanted only how it words its
   * provider's codes, and what the card's bank wants to know. `kept`: the payment is secured, so its method need not be ready.
   */
  payer(kept: boolean): Payer | null {
    const { chosen, chosenCard } = this;
    if (chosen === null) return kept ? securedPayer : null;
    const { method } = chosen;
    const saved = this.deps.choice.byWallet ? null : chosenCard;
    return {
      collect: saved === null ? (...given) => method.collect(...given) : async () => saved.details,
      reusable: saved !== null,
      free: chosen.facts.kind === 'none',
      translate: (code) => method.translate?.(code) ?? null,
      ...this.asks(method),
    };
  }

  isChosen(providerId: string, saved: boolean): boolean {
    return providerId === this.deps.choice.listedId && saved === (this.chosenCard !== null);
  }

  choose(providerId: string, saved: boolean): void {
    this.wantsAnother = !saved;
    this.deps.choice.select(providerId);
    this.clearFields();
  }

  /** The fields take the place of the kept card. */
  enterAnother(): void {
    this.wantsAnother = true;
  }

  setFormReady(ready: boolean): void {
    this.formReady = ready;
  }

  setFieldProblem(problem: PaymentRefusal | null): void {
    this.fieldProblem = problem;
  }

  /**
   * The ways are there: the saved card is chosen, else the first way that is ready, unless another one already is. A wallet is never
   * chosen in advance. `kept`: the method that has secured the payment stays chosen, also where its plugin cannot be had: another one
   * would charge a second time.
   */
  settle(kept: boolean): void {
    const { choice, methods } = this.deps;
    if (methods.state.status !== 'ready') return;
    const { providerId } = choice;
    const wallet = kept && methods.behind(providerId)?.facts.kind === 'native' ? providerId : null;
    if (kept && wallet === null) return;
    const ids = methods.state.methods.filter(({ facts }) => facts.kind !== 'native').map(({ provider }) => provider.id);
    if (!choice.isAmong(ids)) this.wantsAnother = false;
    choice.select(keptProvider(choice.listedId, ids) ?? this.savedCard?.providerId ?? ids[0] ?? null);
    choice.payBy(wallet);
  }

  /** Other fields are drawn. */
  clearFields(): void {
    this.formReady = false;
    this.fieldProblem = null;
  }

  /** A purchase starts over. The way to pay that was chosen stays while it is offered (PAY-012). */
  reset(): void {
    this.deps.choice.reset();
    this.clearFields();
  }

  /** A bank's question that stands on the page goes when the method has its answer, whichever that is. */
  private asks(method: PaymentMethod): Pick<Payer, 'challenge'> {
    const { place } = this;
    const challenge = method.challenge?.bind(method);
    return challenge === undefined ? {} : { challenge: (setup, basket) => challenge(setup, { basket, place }).finally(() => place.hide()) };
  }
}

/** Pays with details that are secured already, without the method that secured them; for anything else there is none. */
const securedPayer: Payer = {
  collect: async () => Promise.reject(new PaymentRefusal('unknown_provider', '')),
  translate: () => null,
};
