/** What to pay with: a method, and either its fields or the saved card (PAY-004, PAY-014). */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { PaymentRefusal, type ChallengePlace, type PaymentMethod } from '../sdk/payment';
import type { Challenge } from '../sdk/cardForms/ChallengeDialog';
import { challengePlace } from '../sdk/cardForms/challengePlace';
import type { BasketStore } from './BasketStore';
import type { PaymentSource } from './ChargeCalls';
import type { PaymentMethodStore, ReadyMethod } from './PaymentMethodStore';
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
  /** The method's form is complete. */
  formReady = false;
  /** The viewer prefers to enter another card over the saved one. */
  private wantsAnother = false;
  /** Validation error of a form while it is being filled in. */
  private fieldProblem: PaymentRefusal | null = null;
  /** The saved card's pending 3-D Secure challenge. */
  challenge: Challenge | null = null;
  readonly #place: ChallengePlace;

  readonly #deps: PaymentSelectionDeps;

  constructor(deps: PaymentSelectionDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { challenge: observableRef });
    this.#place = challengePlace((challenge) => runInAction(() => (this.challenge = challenge)));
  }

  /** The method to pay with; null until one is ready and selected. */
  get chosen(): ReadyMethod | null {
    return this.#deps.methods.behind(this.#deps.choice.providerId);
  }

  /** The selected method, except wallets; null until there is one. */
  get listed(): ReadyMethod | null {
    const listed = this.#deps.methods.behind(this.#deps.choice.listedId);
    return listed?.facts.kind === 'native' ? null : listed;
  }

  /** The saved card, while its provider is ready. */
  get savedCard(): SavedCard | null {
    const card = savedCard(this.#deps.basket.basket);
    return card !== null && this.#deps.methods.behind(card.providerId) !== null ? card : null;
  }

  /** The saved card, if it is selected. */
  get chosenCard(): SavedCard | null {
    const { savedCard: card } = this;
    return card !== null && !this.wantsAnother && card.providerId === this.#deps.choice.listedId
      ? card
      : null;
  }

  /** Ready to pay: fields are complete or not needed. */
  get ready(): boolean {
    const { listed } = this;
    return (
      listed !== null && (this.chosenCard !== null || listed.method.Form === undefined || this.formReady)
    );
  }

  /** The field's error message. */
  get problem(): ProblemText | null {
    const problem = this.fieldProblem === null ? null : paymentProblem(this.fieldProblem);
    return problem?.kind === 'message' ? problem.message : null;
  }

  /**
   * The payer for a payment: the selected method, or the saved card, for which the method only translates
   * error codes and runs the 3-D Secure challenge. `secured`: the payment is secured, so its method need not
   * be ready.
   */
  payer(secured: boolean): PaymentSource | null {
    const { chosen, chosenCard } = this;
    if (chosen === null) return secured ? securedSource : null;
    const { method } = chosen;
    const saved = this.#deps.choice.byWallet ? null : chosenCard;
    return {
      collect: saved === null ? (...given) => method.collect(...given) : async () => saved.details,
      reusable: saved !== null,
      free: chosen.facts.kind === 'none',
      translate: (code) => method.translate?.(code) ?? null,
      ...this.asks(method),
    };
  }

  isChosen(providerId: string, saved: boolean): boolean {
    return providerId === this.#deps.choice.listedId && saved === (this.chosenCard !== null);
  }

  choose(providerId: string, saved: boolean): void {
    this.wantsAnother = !saved;
    this.#deps.choice.select(providerId);
    this.clearFields();
  }

  /** Shows the fields instead of the saved card. */
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
   * Once methods are loaded, selects the saved card, else the first method, unless one is already selected. A
   * wallet is never preselected.
   * `secured`: the method that secured the payment stays selected even if its plugin fails, since another one
   * would charge a second time.
   */
  settle(secured: boolean): void {
    const { choice, methods } = this.#deps;
    if (methods.state.status !== 'ready') return;
    const { providerId } = choice;
    const wallet = secured && methods.behind(providerId)?.facts.kind === 'native' ? providerId : null;
    if (secured && wallet === null) return;
    const ids = methods.state.methods
      .filter(({ facts }) => facts.kind !== 'native')
      .map(({ provider }) => provider.id);
    if (!choice.isAmong(ids)) this.wantsAnother = false;
    choice.select(keptProvider(choice.listedId, ids) ?? this.savedCard?.providerId ?? ids[0] ?? null);
    choice.payBy(wallet);
  }

  /** Called when other fields are mounted. */
  clearFields(): void {
    this.formReady = false;
    this.fieldProblem = null;
  }

  /** Resets for a new purchase; the selected method stays while it is offered (PAY-012). */
  reset(): void {
    this.#deps.choice.reset();
    this.clearFields();
  }

  /** Hides the challenge when the method has its result, whichever that is. */
  private asks(method: PaymentMethod): Pick<PaymentSource, 'challenge'> {
    const place = this.#place;
    const challenge = method.challenge?.bind(method);
    return challenge === undefined
      ? {}
      : { challenge: (setup, basket) => challenge(setup, { basket, place }).finally(() => place.hide()) };
  }
}

/** Source for details that are already secured, without their method; cannot collect new ones. */
const securedSource: PaymentSource = {
  collect: async () => Promise.reject(new PaymentRefusal('unknown_provider', '')),
  translate: () => null,
};
