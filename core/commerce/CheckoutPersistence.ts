/**
 * Checkout state that survives a reload or a redirect to a bank, in session storage, so that nothing is
 * charged twice and no consent is asked for twice (PAY-019, PAY-024, PAY-051). "Secured" details have been
 * authorised or tokenised by the provider, but not charged by the platform.
 */
import type { KeyValueStore } from '../sdk/services';
import type { PaymentDetails } from '../sdk/payment';
import { paymentKeys } from './purchaseMemory';
import { contentOf, type Charge } from './rules/payCall';

export interface RememberedTerms {
  /** Answers to the provider's consents. */
  readonly consent: readonly { readonly fieldName: string; readonly answer: boolean }[];
  readonly trialWaived: boolean;
}

interface Record {
  readonly terms?: RememberedTerms;
  /** The charge confirmed on these terms. */
  readonly confirmed?: Charge;
  /**
   * Details secured by a provider, and their charge; `agreed`: a saved card's bank has approved them after a
   * first call.
   */
  readonly secured?: { readonly details: PaymentDetails; readonly charge: Charge; readonly agreed?: boolean };
  /** Id of the payment for which the viewer left to the provider's page. */
  readonly left?: string;
  /** A pay call is pending or its response was lost: the platform may have acted on it. */
  readonly unanswered?: boolean;
  /** The idempotency key of that call. */
  readonly key?: string;
  /** The provider's id of the last completed payment, and what it was for. */
  readonly paid?: { readonly id: string; readonly charge: Charge };
}

/** Stored state of the tab: the viewer, and one record per purpose. */
interface Kept {
  readonly viewer: string;
  readonly payments: { readonly [purpose: string]: Record };
}

/** Purpose of the viewer's own basket, in which one thing at a time is paid. */
const LICENCE = 'licence';

/**
 * One record per purpose, for one viewer. Another viewer's records in the tab are ignored, and removed by the
 * first write.
 */
export class CheckoutPersistence {
  readonly #values: KeyValueStore;
  readonly #viewer: () => string;
  readonly #purpose: string;

  constructor(values: KeyValueStore, viewer: () => string, purpose: string = LICENCE) {
    this.#values = values;
    this.#viewer = viewer;
    this.#purpose = purpose;
  }

  /** Never cached: an earlier page of the same tab may finish its payment while the next one is open. */
  get #record(): Record {
    return this.#kept.payments[this.#purpose] ?? {};
  }

  get terms(): RememberedTerms | null {
    return this.#record.terms ?? null;
  }
  /** A payment has begun in this tab and is not finished. */
  get isBegun(): boolean {
    const { terms, secured, left } = this.#record;
    return terms !== undefined || secured !== undefined || left !== undefined;
  }
  /** Whether the record belongs to the payment with this id. */
  isAbout(paymentId: string): boolean {
    return this.paymentId === paymentId;
  }
  get isSecured(): boolean {
    return this.#record.secured !== undefined;
  }
  /**
   * The platform's id of the pending payment; null before there is one, and for a saved card, whose id is no
   * payment.
   */
  get paymentId(): string | null {
    const { left, secured } = this.#record;
    if (left !== undefined) return left;
    return secured?.details.saved === true ? null : (secured?.details.paymentDetailsExternalId ?? null);
  }
  /** The payment for which the viewer left and has not returned, as far as this tab knows. */
  get leftFor(): string | null {
    return this.#record.left ?? null;
  }
  get unanswered(): boolean {
    return this.#record.unanswered === true;
  }

  /** A payment begins on these terms; a redirect may follow. */
  begin(terms: RememberedTerms, confirmed: Charge): void {
    const { paid } = this.#record;
    const before = this.confirmed;
    // An unanswered call for a different charge, and its key, are irrelevant to this payment.
    const kept =
      before === null || contentOf(before) === contentOf(confirmed)
        ? this.#record
        : paid === undefined
          ? {}
          : { paid };
    this.#keep({ ...kept, terms, confirmed });
  }

  /** The charge being paid, whether or not its details are secured; null if this tab does not know. */
  get confirmed(): Charge | null {
    return this.charge ?? this.#record.confirmed ?? null;
  }

  leave(paymentId: string): void {
    this.#keep({ ...this.#record, left: paymentId });
  }

  /** The viewer returned, or the payment is finished. */
  comeBack(): void {
    const { left: _, ...rest } = this.#record;
    this.#keep(rest);
  }

  secure(details: PaymentDetails, charge: Charge, agreed = false): void {
    this.#keep({ ...this.#record, secured: { details, charge, agreed } });
  }

  /** The details have been approved by a saved card's bank (3-D Secure). */
  get isAgreed(): boolean {
    return this.#record.secured?.agreed === true;
  }

  /** The secured details, if they are for the same charge. */
  securedFor(isSame: (charge: Charge) => boolean): PaymentDetails | null {
    const { secured } = this.#record;
    return secured !== undefined && isSame(secured.charge) ? secured.details : null;
  }

  /** The charge of the secured details; null when there are none. */
  get charge(): Charge | null {
    return this.#record.secured?.charge ?? null;
  }

  /** Records whether a pay call is unanswered, and its idempotency key. */
  awaitsAnswer(unanswered: boolean, key?: string): void {
    const { key: _, ...record } = this.#record;
    this.#keep({ ...record, unanswered, ...(unanswered && key !== undefined ? { key } : {}) });
  }

  /** Idempotency key of the unanswered call. */
  get key(): string | null {
    return this.unanswered ? (this.#record.key ?? null) : null;
  }

  /** The payment succeeded. */
  finish(): void {
    const { secured } = this.#record;
    // A saved card can pay again, so its id does not mark a completed payment.
    const id = secured?.details.saved === true ? undefined : secured?.details.paymentDetailsExternalId;
    this.#keep(secured === undefined || id === undefined ? {} : { paid: { id, charge: secured.charge } });
  }

  /** The details were finally rejected. */
  forget(): void {
    this.#keep({});
  }

  /** What the payment with this provider id was for, if it was completed in this tab; else null. */
  paidBy(externalId: string | undefined): Charge | null {
    const { paid } = this.#record;
    return paid !== undefined && paid.id === externalId ? paid.charge : null;
  }

  #keep(record: Record): void {
    const { [this.#purpose]: _, ...others } = this.#kept.payments;
    const payments = Object.keys(record).length === 0 ? others : { ...others, [this.#purpose]: record };
    if (Object.keys(payments).length === 0) this.#values.remove(paymentKeys.payment);
    else
      this.#values.write(
        paymentKeys.payment,
        JSON.stringify({ viewer: this.#viewer(), payments } satisfies Kept),
      );
  }

  /** Unreadable or foreign state counts as empty; the platform is authoritative anyway. */
  get #kept(): Kept {
    const viewer = this.#viewer();
    try {
      const kept = JSON.parse(this.#values.read(paymentKeys.payment) ?? '{}') as Partial<Kept> | null;
      return kept?.viewer === viewer && typeof kept.payments === 'object' && kept.payments !== null
        ? { viewer, payments: kept.payments }
        : { viewer, payments: {} };
    } catch {
      return { viewer, payments: {} };
    }
  }
}
