/** What a record of the payment history is called, and how it is meant (ACC-011 to ACC-016, ACC-019). Pure. */
import type { PaymentRecord } from '../../generated/platform';
import { isWebAddress } from '../../sdk';

/** Message keys, by the type of the record. A failed payment and a payment that failed stay two (ACC-016). */
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

/** A text of ours, or what the platform wrote when it is not known here (ACC-016). */
export const paymentType = ({ itemType }: Pick<PaymentRecord, 'itemType'>): Keyed<(typeof types)[keyof typeof types]> =>
  Object.hasOwn(types, itemType) ? { key: types[itemType as keyof typeof types] } : { text: itemType };

/** Null where the platform says nothing of it. */
export function paymentStatus({ status }: Pick<PaymentRecord, 'status'>): Keyed<(typeof statuses)[keyof typeof statuses]> | null {
  if (!status) return null;
  return Object.hasOwn(statuses, status) ? { key: statuses[status as keyof typeof statuses] } : { text: status };
}

/** Whether a record tells of something that did not go through. */
export const hasFailed = ({ status, itemType }: Pick<PaymentRecord, 'status' | 'itemType'>): boolean => status === 'FAILED' || (itemType.includes('FAILED') && status !== 'PAID');

/** What paid: the card's type as people write it, and its last digits; null where no card is named. */
export function payingCard(details: PaymentRecord['transactionDetails']): { readonly type: string; readonly digits: string } | null {
  if (!details?.last4Digits) return null;
  const type = details.cardType ?? '';
  return { type: type.charAt(0).toUpperCase() + type.slice(1), digits: details.last4Digits };
}

/** The address of its document; null where the field is empty, or leads to no web page (ACC-019). */
export function paymentDocument({ pdf }: Pick<PaymentRecord, 'pdf'>): string | null {
  return pdf && isWebAddress(pdf) ? pdf : null;
}
