/** What a tab stores of its checkout. */
import { CheckoutPersistence } from '../../../core/commerce/CheckoutPersistence';
import { chargeOf } from '../../../core/commerce/rules/payCall';
import { basket } from './commerceFixture';
import { tabValues } from './tradingFixture';

const terms = { consent: [], trialWaived: false };
const one = chargeOf(basket(), 'demo-stripe');
const other = chargeOf(
  basket({ basketItems: [{ sku: 'other', licenceId: 'other', name: 'Other', amount: 999 }] }),
  'demo-stripe',
);
const lost = () => {
  const memory = new CheckoutPersistence(tabValues(), () => '7');
  memory.begin(terms, one);
  memory.awaitsAnswer(true, 'k-1');
  return memory;
};

test('PAY-019 a payment for something else does not reuse the key of a call whose answer was lost', () => {
  const memory = lost();
  memory.begin(terms, other);
  expect([memory.unanswered, memory.key, memory.confirmed]).toEqual([false, null, other]);
});

test('PAY-019 a payment for the same reuses the key of its call', () => {
  const memory = lost();
  memory.begin(terms, one);
  expect([memory.unanswered, memory.key]).toEqual([true, 'k-1']);
});
