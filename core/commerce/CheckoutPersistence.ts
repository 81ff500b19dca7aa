/**
 * What must still be known of a payment when the page is loaded again or a bank sends the viewer back: kept for as long as the tab
 * lives, so that nothing is charged twice and nothing that was agreed to is asked twice (PAY-019, PAY-024, PAY-051).
 */
import type { KeyValueStore, PaymentDetails } from '../sdk';
import { paymentKeys } from './checkoutKeys';
import { contentOf, type Charge } from './rules/payCall';

export interface PaymentTerms {
  /** Answers to the provider's consents. */
  readonly consent: readonly { readonly fieldName: string; readonly answer: boolean }[];
  readonly trialWaived: boolean;
}

interface Record {
  readonly terms?: PaymentTerms;
  /** What was confirmed on these terms. */
  readonly confirmed?: Charge;
  /** Details that a provider has secured, and what for; `agreed`: the bank of a kept card has, after a first call. */
  readonly secured?: { readonly details: PaymentDetails; readonly charge: Charge; readonly agreed?: boolean };
  /** The viewer left for the provider's own page, for this payment. */
  readonly left?: string;
  /** A pay call is on its way, or its answer was lost: the platform may have acted on it. */
  readonly unanswered?: boolean;
  /** The key of that call. */
  readonly key?: string;
  /** The provider's id of the payment that was completed last. */
  readonly paid?: string;
}

/** What is under way in the tab, by purpose, and whose it is. */
interface Kept {
  readonly viewer: string;
  readonly payments: { readonly [purpose: string]: Record };
}

/** Of a viewer's own basket, in which one thing at a time is paid. */
const LICENCE = 'licence';

/** One record a purpose, for one viewer: what another one left in the tab is not seen, and goes with the first change. */
export class CheckoutPersistence {
  constructor(
    private readonly values: KeyValueStore,
    private readonly viewer: () => string,
    private readonly purpose: string = LICENCE,
  ) {}

  /** Read anew each time: a page of the same tab that was left in the middle may end its payment while the next one is open. */
  private get record(): Record {
    return this.kept.payments[this.purpose] ?? {};
  }

  get terms(): PaymentTerms | null {
    return this.record.terms ?? null;
  }
  /** A payment has begun in this tab and is not over. */
  get isBegun(): boolean {
    const { terms, secured, left } = this.record;
    return terms !== undefined || secured !== undefined || left !== undefined;
  }
  /** What is known is about the payment with this id. */
  isAbout(paymentId: string): boolean {
    return this.paymentId === paymentId;
  }
  get isSecured(): boolean {
    return this.record.secured !== undefined;
  }
  /** What the platform calls the payment that is under way; null where there is none yet, and for a card that it keeps, which is no payment. */
  get paymentId(): string | null {
    const { left, secured } = this.record;
    if (left !== undefined) return left;
    return secured?.details.saved === true ? null : (secured?.details.paymentDetailsExternalId ?? null);
  }
  /** The payment that the viewer left for and has not come back from, as far as this tab knows. */
  get leftFor(): string | null {
    return this.record.left ?? null;
  }
  get unanswered(): boolean {
    return this.record.unanswered === true;
  }

  /** A payment begins on these terms; a redirect may come before its end. */
  begin(terms: PaymentTerms, confirmed: Charge): void {
    const { paid } = this.record;
    const before = this.confirmed;
    // A call for something else, and its key, say nothing of this payment.
    const kept = before === null || contentOf(before) === contentOf(confirmed) ? this.record : paid === undefined ? {} : { paid };
    this.keep({ ...kept, terms, confirmed });
  }

  /** What is being paid, whether or not its details are secured; null where this tab does not know. */
  get confirmed(): Charge | null {
    return this.charge ?? this.record.confirmed ?? null;
  }

  leave(paymentId: string): void {
    this.keep({ ...this.record, left: paymentId });
  }

  /** The viewer is back from there, or the payment is over. */
  comeBack(): void {
    const { left: _, ...rest } = this.record;
    this.keep(rest);
  }

  secure(details: PaymentDetails, charge: Charge, agreed = false): void {
    this.keep({ ...this.record, secured: { details, charge, agreed } });
  }

  /** The details are what the bank of a kept card has agreed to. */
  get isAgreed(): boolean {
    return this.record.secured?.agreed === true;
  }

  /** The details that were secured, if it was for this very charge. */
  securedFor(isSame: (charge: Charge) => boolean): PaymentDetails | null {
    const { secured } = this.record;
    return secured !== undefined && isSame(secured.charge) ? secured.details : null;
  }

  /** What the secured details are for; null when there are none. */
  get charge(): Charge | null {
    return this.record.secured?.charge ?? null;
  }

  /** Whether a pay call has an answer still to come, and its key. */
  awaitsAnswer(unanswered: boolean, key?: string): void {
    const { key: _, ...record } = this.record;
    this.keep({ ...record, unanswered, ...(unanswered && key !== undefined ? { key } : {}) });
  }

  /** The key of the call that has an answer still to come. */
  get key(): string | null {
    return this.unanswered ? (this.record.key ?? null) : null;
  }

  /** The payment is over and went through. */
  finish(): void {
    const { details } = this.record.secured ?? {};
    // A saved card pays for the next thing as well.
    const paid = details?.saved === true ? undefined : details?.paymentDetailsExternalId;
    this.keep(paid === undefined ? {} : { paid });
  }

  /** The details were refused for good. */
  forget(): void {
    this.keep({});
  }

  /** A payment with this id of the provider's has been completed in this tab. */
  wasPaid(externalId: string | undefined): boolean {
    return externalId !== undefined && this.record.paid === externalId;
  }

  private keep(record: Record): void {
    const { [this.purpose]: _, ...others } = this.kept.payments;
    const payments = Object.keys(record).length === 0 ? others : { ...others, [this.purpose]: record };
    if (Object.keys(payments).length === 0) this.values.remove(paymentKeys.payment);
    else this.values.write(paymentKeys.payment, JSON.stringify({ viewer: this.viewer(), payments } satisfies Kept));
  }

  /** What cannot be read, or is somebody else's, is nothing: the platform has the last word anyway. */
  private get kept(): Kept {
    const viewer = this.viewer();
    try {
      const kept = JSON.parse(this.values.read(paymentKeys.payment) ?? '{}') as Partial<Kept> | null;
      return kept?.viewer === viewer && typeof kept.payments === 'object' && kept.payments !== null ? { viewer, payments: kept.payments } : { viewer, payments: {} };
    } catch {
      return { viewer, payments: {} };
    }
  }
}
