/** Labels and status of payment history records (ACC-011 to ACC-016, ACC-019). Pure. */
import type { PaymentRecord } from '../../generated/platform';
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

type Keyed<Key> = { readonly key: Key } | { readonly text: string };

/** A message key, or the platform's raw value for an unknown type (ACC-016). */
export const paymentType = ({
  itemType,
}: Pick<PaymentRecord, 'itemType'>): Keyed<(typeof types)[keyof typeof types]> =>
  Object.hasOwn(types, itemType) ? { key: types[itemType as keyof typeof types] } : { text: itemType };

/** Null when the platform sends no status. */
export function paymentStatus({
  status,
}: Pick<PaymentRecord, 'status'>): Keyed<(typeof statuses)[keyof typeof statuses]> | null {
  if (!status) return null;
  return Object.hasOwn(statuses, status)
    ? { key: statuses[status as keyof typeof statuses] }
    : { text: status };
}

export const hasFailed = ({ status, itemType }: Pick<PaymentRecord, 'status' | 'itemType'>): boolean =>
  status === 'FAILED' || (itemType.includes('FAILED') && status !== 'PAID');

/** Capitalised card type and last digits; null when the record has no card. */
export function payingCard(
  details: PaymentRecord['transactionDetails'],
): { readonly type: string; readonly digits: string } | null {
  if (!details?.last4Digits) return null;
  const type = details.cardType ?? '';
  return { type: type.charAt(0).toUpperCase() + type.slice(1), digits: details.last4Digits };
}

/** URL of the invoice document; null when the field is empty or not a web address (ACC-019). */
export function paymentDocument({ pdf }: Pick<PaymentRecord, 'pdf'>): string | null {
  return pdf && isWebAddress(pdf) ? pdf : null;
}
