/**
 * What must still be known of a payment when the page is loaded again or a bank sends the viewer back: kept for as long as the tab
 * lives, so that nothing is charged twice and nothing that was agreed to is asked twice (PAY-019, PAY-024, PAY-051).
 */
import type { KeyValues, PaymentDetails } from '../sdk';
import type { Charge } from './rules/payCall';

export interface PaymentTerms {
  /** Answers to the provider's consents. */
  readonly consent: readonly { readonly fieldName: string; readonly answer: boolean }[];
  readonly trialWaived: boolean;
}

interface Record {
  readonly terms?: PaymentTerms;
  /** Details that a provider has secured, and what for. */
  readonly secured?: { readonly details: PaymentDetails; readonly charge: Charge };
  /** The viewer left for the provider's own page, for this payment. */
  readonly left?: string;
  /** A pay call is on its way, or its answer was lost: the platform may have acted on it. */
  readonly unanswered?: boolean;
  /** The provider's id of the payment that was completed last. */
  readonly paid?: string;
}

/** One record a tab: a viewer pays one basket at a time. */
export const PAYMENT_KEY = 'purchase.payment';

export class PaymentMemory {
  constructor(private readonly values: KeyValues) {}

  /** Read anew each time: a page of the same tab that was left in the middle may end its payment while the next one stands. */
  private get record(): Record {
    return read(this.values);
  }

  get terms(): PaymentTerms | null {
    return this.record.terms ?? null;
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
  begin(terms: PaymentTerms): void {
    this.keep({ ...this.record, terms });
  }

  leave(paymentId: string): void {
    this.keep({ ...this.record, left: paymentId });
  }

  /** The viewer is back from there, or the payment is over. */
  comeBack(): void {
    const { left: _, ...rest } = this.record;
    this.keep(rest);
  }

  secure(details: PaymentDetails, charge: Charge): void {
    this.keep({ ...this.record, secured: { details, charge } });
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

  /** Whether a pay call has an answer still to come. */
  awaitsAnswer(unanswered: boolean): void {
    this.keep({ ...this.record, unanswered });
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
    if (Object.keys(record).length === 0) this.values.remove(PAYMENT_KEY);
    else this.values.write(PAYMENT_KEY, JSON.stringify(record));
  }
}

/** What cannot be read is forgotten: the platform has the last word anyway. */
function read(values: KeyValues): Record {
  try {
    const record: unknown = JSON.parse(values.read(PAYMENT_KEY) ?? '{}');
    return typeof record === 'object' && record !== null ? record : {};
  } catch {
    return {};
  }
}
