/** The demo member's payment history: one record of every kind, then months of renewals (ACC-011 to ACC-015). */
import type { RealmTrade } from '../commerce/types';
import type { Localised } from '../seed/types';
import type { NewRecord } from './paymentRecords';

const visa = { cardType: 'visa', last4Digits: '4242' };
const mastercard = { cardType: 'mastercard', last4Digits: '5100' };

const refused: Localised = {
  en: 'The bank refused the card.',
  pt: 'O banco recusou o cartão.',
  es: 'El banco rechazó la tarjeta.',
  ar: 'رفض المصرف البطاقة.',
};
const asked: Localised = {
  en: 'The card’s holder has asked the bank about this payment.',
  pt: 'O titular do cartão questionou este pagamento junto do banco.',
  es: 'El titular de la tarjeta ha preguntado al banco por este pago.',
  ar: 'سأل حامل البطاقة المصرف عن هذه الدفعة.',
};
const rest: Localised = {
  en: 'For the days that were left.',
  pt: 'Pelos dias que restavam.',
  es: 'Por los días que quedaban.',
  ar: 'عن الأيام المتبقية.',
};

type Kind = readonly [
  itemType: string,
  status: string | null,
  share: number | null,
  extra?: Partial<NewRecord>,
];

/** Newest first. `share` is a fraction of the licence's price; a refund is negative. */
const kinds: readonly Kind[] = [
  ['PAID_INVOICE', 'PAID', 1, { hasDocument: true, card: visa }],
  ['PAY_BY_ANOTHER_CARD', 'PAID', 1, { hasDocument: true, card: visa }],
  ['PAYMENT_FAILED', 'FAILED', 1, { note: refused, card: mastercard }],
  ['FAILED_INVOICE', 'OPEN', 1, { hasDocument: true }],
  ['FAILED_PAYMENT', 'FAILED', 1, { note: refused, card: mastercard }],
  ['LICENCE_RENEWAL', 'PAID', 1, { hasDocument: true, card: mastercard }],
  ['FUND_REINSTATED', 'PAID', 1],
  ['DISPUTE_CLOSED', 'CANCELLED', null],
  ['DISPUTE_UPDATED', 'PENDING', null],
  ['FUND_WITHDRAWN', 'PENDING', -1],
  ['DISPUTE_CREATED', 'OPEN', null, { note: asked }],
  ['PRO_RATA_REFUND', 'REFUNDED', -0.4, { note: rest, hasDocument: true, card: mastercard }],
  ['FAILED_REFUND', 'FAILED', -0.4, { card: mastercard }],
  ['REFUNDED', 'REFUNDED', -1, { hasDocument: true, card: mastercard }],
  ['LICENCE_DOWNGRADE', null, null],
  ['LICENCE_UPGRADE', 'PAID', 0.5, { hasDocument: true, card: mastercard }],
  ['CANCELLED_SUBSCRIPTION', 'CANCELLED', null],
  ['CANCEL_SUBSCRIPTION', null, null],
  ['LICENCE_REVOKED', 'CANCELLED', null],
  ['LICENCE_CANCELLED', 'CANCELLED', null],
  ['PAID_ORDER', 'PAID', 1, { hasDocument: true, card: mastercard }],
  ['SUBSCRIPTION', null, null],
  ['TRIAL_INVOICE', 'PAID', 0, { hasDocument: true }],
];
const months: readonly Kind[] = Array.from({ length: 30 }, () => [
  'LICENCE_RENEWAL',
  'PAID',
  1,
  { hasDocument: true, card: mastercard },
]);

/** For the account that holds `licenceId`. */
export function memberHistory(
  { licences }: RealmTrade,
  accountId: string,
  licenceId: string,
): readonly NewRecord[] {
  const price = licences.find(({ id }) => id === licenceId)?.amount ?? 0;
  return [...kinds, ...months].map(([itemType, status, share, extra], place) => ({
    ...extra,
    id: `${accountId}-payment-${place + 1}`,
    accountId,
    licenceId,
    itemType,
    status,
    amount: share === null ? null : Math.round(price * share),
    daysAgo: place < kinds.length ? 2 + place * 9 : 2 + kinds.length * 9 + (place - kinds.length) * 30,
  }));
}
