/** Records of the payment history, converted from the platform's answer (ACC-011 to ACC-016, ACC-019). Pure. */
import type { PaymentRecord as PaymentRecordAnswer } from '../../generated/platform';
import { isWebAddress } from '../../sdk/isWebAddress';

/** Message keys by record type. FAILED_PAYMENT and PAYMENT_FAILED are distinct types (ACC-016). */
const types = {
  TRIAL_INVOICE: 'paymentTrialInvoice',
  FAILED_PAYMENT: 'paymentFailedPayment',
  PAID_INVOICE: 'paymentPaidInvoice',
  PAYMENT_FAILED: 'paymentPaymentFailed',
  PAY_BY_ANOTHER_CARD: 'paymentByAnotherCard',
  FAILED_INVOICE: 'paymentFailedInvoice',
  PAID_ORDER: 'paymentPaidOrder',
  SUBSCRIPTION: 'paymentSubscription',
  CANCEL_SUBSCRIPTION: 'paymentCancelSubscription',
  REFUNDED: 'paymentRefunded',
  CANCELLED_SUBSCRIPTION: 'paymentCancelledSubscription',
  LICENCE_UPGRADE: 'paymentLicenceUpgrade',
  LICENCE_DOWNGRADE: 'paymentLicenceDowngrade',
  LICENCE_RENEWAL: 'paymentLicenceRenewal',
  LICENCE_CANCELLED: 'paymentLicenceCancelled',
  LICENCE_REVOKED: 'paymentLicenceRevoked',
  DISPUTE_CREATED: 'paymentDisputeCreated',
  DISPUTE_UPDATED: 'paymentDisputeUpdated',
  DISPUTE_CLOSED: 'paymentDisputeClosed',
  FUND_WITHDRAWN: 'paymentFundWithdrawn',
  FUND_REINSTATED: 'paymentFundReinstated',
  FAILED_REFUND: 'paymentFailedRefund',
  PRO_RATA_REFUND: 'paymentProRataRefund',
} as const;

const statuses = {
  PAID: 'paymentStatusPaid',
  PENDING: 'paymentStatusPending',
  FAILED: 'paymentStatusFailed',
  REFUNDED: 'paymentStatusRefunded',
  CANCELLED: 'paymentStatusCancelled',
  OPEN: 'paymentStatusOpen',
} as const;

/** A message key, or the platform's raw value when it is unknown (ACC-016). */
type Keyed<Key> = { readonly key: Key } | { readonly text: string };

/** A payment, a refund or a failed payment. */
export interface PaymentRecord {
  readonly id: string;
  readonly name: string;
  /** In epoch milliseconds. */
  readonly date: number;
  readonly description: string | null;
  readonly type: Keyed<(typeof types)[keyof typeof types]>;
  /** Null when the platform sends none. */
  readonly status: Keyed<(typeof statuses)[keyof typeof statuses]> | null;
  readonly failed: boolean;
  /** In the smallest unit of the scale; negative for a refund. */
  readonly money: { readonly amount: number; readonly currency: string; readonly scale: number } | null;
  /** Capitalized type and last digits; null when no card paid. */
  readonly card: { readonly type: string; readonly digits: string } | null;
  /** URL of the invoice; null when the platform sends none, or what it sends is not a web address (ACC-019). */
  readonly document: string | null;
}

export function paymentRecordOf(answer: PaymentRecordAnswer): PaymentRecord {
  const { id, name, date, description, itemType, status, transactionDetails, pdf } = answer;
  return {
    id,
    name,
    date,
    description: description || null,
    type: Object.hasOwn(types, itemType)
      ? { key: types[itemType as keyof typeof types] }
      : { text: itemType },
    status: status ? statusOf(status) : null,
    failed: status === 'FAILED' || (itemType.includes('FAILED') && status !== 'PAID'),
    money: transactionDetails ?? null,
    card: payingCard(transactionDetails),
    document: pdf && isWebAddress(pdf) ? pdf : null,
  };
}

const statusOf = (status: string): NonNullable<PaymentRecord['status']> =>
  Object.hasOwn(statuses, status) ? { key: statuses[status as keyof typeof statuses] } : { text: status };

function payingCard(details: PaymentRecordAnswer['transactionDetails']): PaymentRecord['card'] {
  if (!details?.last4Digits) return null;
  const type = details.cardType ?? '';
  return { type: type.charAt(0).toUpperCase() + type.slice(1), digits: details.last4Digits };
}
