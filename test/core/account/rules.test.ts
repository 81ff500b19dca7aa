import en from '../../../core/account/messages/en.json';
import { accountSection } from '../../../core/account/rules/accountSection';
import { paymentRecordOf } from '../../../core/account/rules/paymentRecord';
import type { PaymentRecord } from '../../../core/generated/platform';

const parts = ['details', 'security', 'payments', 'linked'];

test.each([
  ['ACC-002 a part that is there', parts, 'payments', 'payments'],
  ['ACC-002 ADM-022 an unknown one opens the details', parts, 'mistyped', 'details'],
  ['ACC-002 as does none at all', parts, null, 'details'],
  ['ACC-034 where there are no details, the first part', ['addresses', 'payments'], 'details', 'addresses'],
  ['a name of every object is no part', parts, 'constructor', 'details'],
  ['nothing opens where there is nothing', [], 'details', null],
])('%s', (_rule, names, asked, expected) => {
  expect(accountSection(names, asked)).toBe(expected);
});

const texts: Readonly<Record<string, string>> = en;
const recordOf = (answer: Partial<PaymentRecord>) =>
  paymentRecordOf({ id: 'r', name: 'Pass', date: 1, itemType: 'PAID_ORDER', ...answer });
const typeText = (itemType: string): string => {
  const { type } = recordOf({ itemType });
  return 'key' in type ? (texts[type.key] ?? 'no text') : type.text;
};

test.each([
  ['ACC-011', 'TRIAL_INVOICE', 'Trial invoice'],
  ['ACC-011 ACC-016', 'FAILED_PAYMENT', 'Failed payment'],
  ['ACC-011', 'PAID_INVOICE', 'Paid invoice'],
  ['ACC-011 ACC-016', 'PAYMENT_FAILED', 'Payment failed'],
  ['ACC-011', 'PAY_BY_ANOTHER_CARD', 'Paid by another card'],
  ['ACC-011', 'FAILED_INVOICE', 'Unpaid invoice'],
  ['ACC-011', 'PAID_ORDER', 'Order'],
  ['ACC-012', 'SUBSCRIPTION', 'Subscription begun'],
  ['ACC-012', 'CANCEL_SUBSCRIPTION', 'Cancellation asked for'],
  ['ACC-012', 'REFUNDED', 'Refund'],
  ['ACC-012', 'CANCELLED_SUBSCRIPTION', 'Subscription cancelled'],
  ['ACC-013', 'LICENCE_UPGRADE', 'Moved up'],
  ['ACC-013', 'LICENCE_DOWNGRADE', 'Moved down'],
  ['ACC-013', 'LICENCE_RENEWAL', 'Renewal'],
  ['ACC-013', 'LICENCE_CANCELLED', 'Ended'],
  ['ACC-013', 'LICENCE_REVOKED', 'Taken back'],
  ['ACC-014', 'DISPUTE_CREATED', 'Dispute opened'],
  ['ACC-014', 'DISPUTE_UPDATED', 'News on the dispute'],
  ['ACC-014', 'DISPUTE_CLOSED', 'Dispute closed'],
  ['ACC-014', 'FUND_WITHDRAWN', 'Amount held back'],
  ['ACC-014', 'FUND_REINSTATED', 'Amount given back'],
  ['ACC-015', 'FAILED_REFUND', 'Refund failed'],
  ['ACC-015', 'PRO_RATA_REFUND', 'Part refund'],
  ['ACC-016', 'GOODWILL_CREDIT', 'GOODWILL_CREDIT'],
  ['ACC-016', 'toString', 'toString'],
])('%s a record of the type %s is called %s', (_rule, itemType, words) => {
  expect(typeText(itemType)).toBe(words);
});

test.each([
  ['PAID', { key: 'paymentStatusPaid' }],
  ['SETTLING', { text: 'SETTLING' }],
  ['', null],
  [null, null],
  [undefined, null],
])('ACC-010 the status %s', (status, expected) => {
  expect(recordOf(status === undefined ? {} : { status }).status).toEqual(expected);
});

test.each([
  [{ status: 'FAILED', itemType: 'PAID_INVOICE' }, true],
  [{ status: null, itemType: 'PAYMENT_FAILED' }, true],
  [{ status: 'PAID', itemType: 'FAILED_INVOICE' }, false],
  [{ status: 'REFUNDED', itemType: 'REFUNDED' }, false],
])('ACC-010 %o has the problem: %s', (record, failed) => {
  expect(recordOf(record).failed).toBe(failed);
});

test.each([
  ['https://platform.example/a.pdf', 'https://platform.example/a.pdf'],
  ['', null],
  [null, null],
  [undefined, null],
  ['javascript:alert(1)', null],
  ['not an address', null],
])('ACC-019 the document at %s', (pdf, expected) => {
  expect(recordOf(pdf === undefined ? {} : { pdf }).document).toBe(expected);
});

test('ACC-010 the card of a payment is named by its type and last digits', () => {
  const money = { amount: 1299, currency: 'EUR', scale: 2 };
  expect(
    [{ ...money, cardType: 'visa', last4Digits: '4242' }, money, null].map(
      (transactionDetails) => recordOf({ transactionDetails }).card,
    ),
  ).toEqual([{ type: 'Visa', digits: '4242' }, null, null]);
  expect(recordOf({}).card).toBeNull();
});
