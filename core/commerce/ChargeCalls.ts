/**
 * The pay calls of a payment: what is charged and on which terms, its idempotency key, and which answers are final
 * (PAY-032, PAY-033, PAY-061).
 */
import {
  PaymentRefusal,
  type Basket,
  type PaymentDetails,
  type PaymentMethod,
  type PaymentMethodSetup,
  type PaymentTerms,
} from '../sdk/payment';
import type { BasketApi } from './basketApi';
import type { PaymentIntentions } from './PaymentIntentions';
import type { PaymentReconciler, PaymentReconcilerDeps } from './PaymentReconciler';
import { OtherViewer, ReadSession } from './ReadSession';
import {
  expectedOf,
  isContested,
  isRefusal,
  isTakenElsewhere,
  isUnanswered,
  onlySku,
  type Charge,
} from './rules/payCall';
import type { KnownResult } from './rules/paymentResult';

/** The parts of a payment method that a payment needs; a saved card has no form to collect from. */
export interface PaymentSource extends Pick<PaymentMethod, 'collect' | 'translate'> {
  /** `collect` returns the same details each time, as a saved card does: they may be charged more than once. */
  readonly reusable?: boolean;
  /** Nothing is charged today: the same call may be repeated with its idempotency key. */
  readonly free?: boolean;
  /** Runs a saved card's 3-D Secure challenge; see {@link PaymentMethod.challenge}. */
  readonly challenge?: (setup: PaymentMethodSetup, basket: Basket) => Promise<PaymentDetails>;
}

export interface ChargeCallsDeps extends Omit<PaymentReconcilerDeps, 'api'> {
  readonly api: Pick<BasketApi, 'pay'>;
  readonly intentions: PaymentIntentions;
  /** See {@link ReadSession}. */
  readonly session: () => string | null;
}

export type Settled = Exclude<KnownResult, { readonly status: 'CHALLENGE' }>;

/** The call after a 3-D Secure approval is a different request, with its own idempotency key. */
const AGREED = '-agreed';

/** Not observable: its getters read from storage. Both calls reject with a PaymentRefusal, an {@link OtherViewer}, or as the platform's call does. */
export class ChargeCalls {
  /** The attempt has sent a pay call. */
  sent = false;
  /**
   * No page shows this payment any more. A success is then not recorded: its call stays unanswered, so that
   * the next page looks up the outcome and shows it.
   */
  isLeft = false;
  /** Start of the attempt, in epoch milliseconds. */
  #since = 0;
  /** In which the attempt began. */
  readonly #session: ReadSession;

  readonly #deps: ChargeCallsDeps;
  readonly #reconciler: PaymentReconciler;

  constructor(deps: ChargeCallsDeps, reconciler: PaymentReconciler) {
    this.#deps = deps;
    this.#reconciler = reconciler;
    this.#session = new ReadSession(deps.session);
  }

  /** Terms of the payment: accepted here, else before a redirect. */
  get terms(): PaymentTerms {
    const { basket, choice, memory, intentions } = this.#deps;
    const before = memory.terms ?? intentions.begun;
    return {
      acknowledgeNoFreeTrial: basket.trialWaived || before?.trialWaived === true,
      consent: choice.answers.length > 0 ? choice.answers : (before?.consent ?? []),
    };
  }

  /** The charge being paid: of the secured details, else the confirmed one, else the one on the page. */
  get paying(): Charge {
    return this.#deps.memory.confirmed ?? this.#reconciler.charge;
  }

  /** An attempt begins, or the outcome of an earlier page's is looked up. */
  begin(): void {
    this.#since = this.#deps.intentions.now();
    this.#session.note();
    this.sent = false;
  }

  /** Charges the details. A saved card's bank may require 3-D Secure first; the approved details are then charged. */
  async charge(details: PaymentDetails, source: PaymentSource | undefined): Promise<Settled> {
    const first = await this.send(details);
    if (first.status !== 'CHALLENGE') return first;
    const { memory, basket, intentions } = this.#deps;
    try {
      if (!first.challenge || source?.challenge === undefined || basket.basket === null)
        throw new PaymentRefusal('authentication_required', '');
      const agreed = await source.challenge(first.challenge, basket.basket);
      memory.secure(agreed, this.paying, true);
      const second = await this.send(agreed);
      if (second.status === 'CHALLENGE') throw new PaymentRefusal('authentication_required', '');
      return second;
    } catch (error) {
      if (error instanceof PaymentRefusal) intentions.end(this.paying, null);
      throw error;
    }
  }

  /**
   * Sends the pay call, with its idempotency key where the platform supports keys. Skipped if another tab has
   * paid the same charge meanwhile.
   */
  async send(details: PaymentDetails): Promise<KnownResult> {
    const { api, memory, intentions } = this.#deps;
    if (!this.#session.isCurrent) throw new OtherViewer();
    const { paying: charge, terms } = this;
    const doubtful = memory.unanswered;
    const ended = doubtful ? null : intentions.endedSince(charge, this.#since);
    if (ended !== null) return { status: ended, licences: [] };
    this.sent = true;
    const begun = intentions.send(charge, {
      consent: terms.consent,
      trialWaived: terms.acknowledgeNoFreeTrial,
    });
    // A repeat of an unanswered request reuses its key, whatever other tabs have recorded since.
    const key = memory.key ?? begun + (memory.isAgreed ? AGREED : '');
    memory.awaitsAnswer(true, key);
    try {
      const result = await api.pay(details, {
        sku: onlySku(charge),
        ...terms,
        ...(charge.idempotent ? { key } : {}),
        expected: expectedOf(charge),
      });
      if (this.isLeft && result.status !== 'CHALLENGE') return result;
      memory.awaitsAnswer(false);
      if (result.status === 'CHALLENGE') intentions.answered(charge);
      else intentions.end(charge, result.status);
      return result;
    } catch (error) {
      // Without a key, neither the refusal of reusable details nor an empty basket proves anything about an
      // earlier call.
      const isDecided = charge.idempotent || !doubtful || (details.saved !== true && !isContested(error));
      if (isDecided && !isUnanswered(error) && !isTakenElsewhere(error)) {
        memory.awaitsAnswer(false);
        if (isRefusal(error)) intentions.end(charge, null);
        else intentions.answered(charge);
      }
      throw error;
    }
  }
}
