/**
 * How the composed product's purchase page explains a failed payment, by the answer of the platform or the
 * provider.
 */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { basket, licence } from '../commerce/commerceFixture';
import { composedTests, platform } from './composed';
import { atPurchase } from './licencePages';
import { bank, bankAnswers, prepared, scriptOfStripe, takesAll } from './paymentMethods';

composedTests();

const stripe = scriptOfStripe();

/** Pays with a card; gives the page's message. */
async function saidAfterPaying(): Promise<string | null> {
  platform().persist().get('/api/v2/customer/basket').reply(200, basket());
  platform().persist().post('/api/v4/payment-method/init').reply(200, prepared);
  await atPurchase({ licences: [licence()] });
  await userEvent.click(await screen.findByRole('button', { name: 'Continue to payment' }));
  await screen.findByLabelText('Card number');
  await userEvent.click(screen.getByRole('button', { name: /^Pay / }));
  return (await screen.findByRole('alert')).textContent;
}

describe('a refused pay call', () => {
  test.each<[string, object, string]>([
    [
      'PAY-063 an invalid change of plan',
      { code: 'INVALID_TIER_CHANGE', messages: ['No.'] },
      'You cannot change from your plan to this one.',
    ],
    [
      'PAY-065 too many payment methods',
      { code: 'MAX_CHARGEABLE_PAYMENT_DETAILS_REACHED', messages: ['No.'] },
      'You have saved as many ways to pay as there may be. Remove one in your account first.',
    ],
    [
      'PAY-066 a captcha that failed',
      { code: 'CAPTCHA_FAIL_ERROR', messages: ['No.'] },
      'We could not make sure that you are a person. Try again.',
    ],
    [
      'PAY-071 a challenge that failed, as a captcha',
      { code: 'CHALLENGE_FAILED', messages: ['No.'] },
      'We could not make sure that you are a person. Try again.',
    ],
    ['PAY-067 any other code', { code: 'QUOTA_7', messages: ['No.'] }, 'QUOTA_7'],
    [
      'PAY-069 neither code nor messages',
      { messages: [] },
      'The payment did not go through. You can try again.',
    ],
    [
      'PAY-068 no code, but messages',
      { messages: ['Ask your bank.', 'Then try again.'] },
      'Ask your bank., Then try again.',
    ],
  ])('%s', async (_, answer, expected) => {
    platform()
      .post(/\/baskets\/pay/)
      .query(true)
      .reply(400, { status: 400, ...answer });
    expect(await saidAfterPaying()).toContain(expected);
  });
});

describe('a card that its company refuses', () => {
  test.each([
    ['PAY-074 by its number, which is wrong', 'incorrect_number', 'The card number is not right.'],
    ['PAY-074 by its number, which is none', 'invalid_number', 'This is not a card number.'],
    ['PAY-074 by its number, which is not complete', 'incomplete_number', 'The card number is not complete.'],
    ['PAY-075 by its security code, which is wrong', 'incorrect_cvc', 'The security code is not right.'],
    ['PAY-075 by its security code, which is none', 'invalid_cvc', 'This is not a security code.'],
    [
      'PAY-075 by its security code, which is not complete',
      'incomplete_cvc',
      'The security code is not complete.',
    ],
    [
      'PAY-077 by a code of tomorrow',
      'card_on_the_moon',
      'The card could not be used. Check it, or try another one.',
    ],
  ])('%s', async (_, code, expected) => {
    stripe().confirmPayment = async () => ({ error: { type: 'card_error', code, message: '' } });
    platform()
      .post(/\/baskets\/pay/)
      .query(true)
      .reply(200, { status: 'CHALLENGE', paymentId: 'pay-1', ...prepared });
    expect(await saidAfterPaying()).toContain(expected);
  });
});

test.each([
  ['an error with a message', new Error('The bank is closed.')],
  ['anything else that was thrown', 'The bank is closed.' as unknown as Error],
])('PAY-068 %s, without a code, is shown as it is', async (_, error) => {
  bankAnswers(() => Promise.reject(error));
  platform().persist().post('/api/v4/payment-method/init').reply(200, prepared);
  platform()
    .persist()
    .get('/api/v2/customer/basket')
    .reply(200, basket({ providers: [bank] }));
  await atPurchase({ licences: [licence()] }, { filled: basket({ providers: [bank] }), change: takesAll });
  await userEvent.click(await screen.findByRole('button', { name: 'Continue to payment' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Pay / }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The bank is closed.');
});

test('PAY-063 a change of plan refused by the basket is shown in place', async () => {
  platform()
    .put('/api/v2/baskets/pass-month-sku')
    .query(true)
    .reply(409, { status: 409, code: 'INVALID_TIER_CHANGE', messages: [] });
  await atPurchase({ licences: [licence()] });
  await userEvent.click(await screen.findByRole('button', { name: 'Continue to payment' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('You cannot change from your plan to this one.');
});
