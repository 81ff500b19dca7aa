/**
 * What a checkout pays with: the selected method or saved card, what survives a change of methods, and what
 * its plugin is asked.
 */
import type { CheckoutStore } from '../../../core/commerce/CheckoutStore';
import type { BasketPaymentProvider } from '../../../core/generated/platform';
import { PaymentRefusal } from '../../../core/sdk';
import { basket, offered, stripeProvider, zeroProvider } from './commerceFixture';
import { platform, refusal, tradesOverTheNetwork } from './tradingFixture';
import {
  basketPath,
  returnUrl,
  sepaProvider,
  both,
  withCard,
  open,
  put,
  chosen,
  serveBasket,
  payCall,
} from './selectionFixture';

tradesOverTheNetwork();

describe('PAY-014 the selected payment method', () => {
  test('is nothing before the methods are loaded, and a press does nothing', async () => {
    const { checkout } = open();
    expect([
      checkout.selection.chosen,
      checkout.selection.listed,
      checkout.selection.savedCard,
      checkout.selection.chosenCard,
    ]).toEqual([null, null, null, null]);
    expect([checkout.selection.formReady, checkout.payable, checkout.problem]).toEqual([false, false, null]);
    await checkout.pay(returnUrl);
    expect(checkout.payment.state.status).toBe('idle');
  });

  test('is the realm’s first method, and pressing it again keeps the entered values', async () => {
    const { checkout } = await chosen(both);
    expect([checkout.selection.listed?.provider.id, checkout.payable]).toEqual(['demo-sepa', false]);
    checkout.selection.setFormReady(true);
    checkout.select('demo-sepa');
    expect(checkout.payable).toBe(true);
  });

  test('can be changed: the other method starts with empty fields', async () => {
    const { checkout } = await chosen(both);
    checkout.selection.setFormReady(true);
    checkout.select('demo-stripe');
    expect([checkout.selection.listed?.provider.id, checkout.payable]).toEqual(['demo-stripe', false]);
  });

  test('PAY-012 PAY-024 stays for another purchase, whose consents and fields are asked for anew', async () => {
    const consent = {
      fieldName: 'now',
      kind: 'checkbox' as const,
      text: 'I want to watch now.',
      required: true,
    };
    const asking = basket({ providers: [sepaProvider, { ...stripeProvider, consents: [consent] }] });
    const { checkout } = await chosen(asking);
    checkout.select('demo-stripe');
    checkout.selection.setFormReady(true);
    checkout.choice.tick(consent, true);
    expect(checkout.payable).toBe(true);
    checkout.change();
    put(asking);
    await checkout.choose(offered());
    expect([
      checkout.selection.listed?.provider.id,
      checkout.selection.formReady,
      checkout.choice.consented,
    ]).toEqual(['demo-stripe', false, false]);
  });

  test('PAY-004 is the saved card, before the first method', async () => {
    const { checkout } = await chosen(withCard);
    expect([
      checkout.selection.chosenCard?.last4,
      checkout.selection.listed?.provider.id,
      checkout.payable,
    ]).toEqual(['4242', 'demo-stripe', true]);
  });

  test('PAY-004 PAY-021 is never a saved card whose provider cannot be loaded', async () => {
    const { checkout } = await chosen(withCard, { broken: new Set(['stripe']) });
    expect([
      checkout.selection.savedCard,
      checkout.selection.chosenCard,
      checkout.selection.listed?.provider.id,
    ]).toEqual([null, null, 'demo-sepa']);
  });

  test.each<[string, string, readonly BasketPaymentProvider[], string, string | undefined]>([
    [
      'PAY-012 another way stays, also where a card is kept',
      'demo-sepa',
      [stripeProvider, sepaProvider],
      'demo-sepa',
      undefined,
    ],
    [
      'PAY-004 PAY-012 fields for another card than the kept one stay',
      'demo-stripe',
      [stripeProvider, sepaProvider],
      'demo-stripe',
      undefined,
    ],
    [
      'PAY-004 PAY-012 the kept card takes the place of a way that is gone',
      'demo-sepa',
      [zeroProvider, stripeProvider],
      'demo-stripe',
      '4242',
    ],
  ])(
    'PAY-040 after a voucher that changes the offered methods: %s',
    async (_, selected, providers, listed, end) => {
      const { checkout } = await chosen(withCard);
      checkout.select(selected);
      const cheaper = { ...withCard, discountedTotal: 499, providers: [...providers] };
      platform().put('/api/v2/baskets/vouchers/HALF').reply(200, cheaper);
      platform().get(basketPath).reply(200, cheaper);
      checkout.vouchers.type('HALF');
      await checkout.vouchers.apply();
      expect([
        checkout.basket.discountedTotal,
        checkout.selection.listed?.provider.id,
        checkout.selection.chosenCard?.last4,
      ]).toEqual([499, listed, end]);
    },
  );

  test('PAY-022 is nothing while no method can be loaded, until a retry finds one', async () => {
    const broken = new Set(['sepa', 'stripe']);
    const { checkout } = await chosen(both, { broken });
    expect([checkout.methods.state.status, checkout.selection.listed, checkout.payable]).toEqual([
      'failed',
      null,
      false,
    ]);
    broken.delete('stripe');
    await checkout.retry();
    expect(checkout.selection.listed?.provider.id).toBe('demo-stripe');
  });
});

describe('a field error', () => {
  test.each<[string, (checkout: CheckoutStore) => void]>([
    ['it is right', (checkout) => checkout.setFieldProblem(null)],
    ['another payment method is selected', (checkout) => checkout.select('demo-stripe')],
    ['another licence is to be chosen', (checkout) => checkout.change()],
  ])('is shown until %s', async (_, ends) => {
    const { checkout } = await chosen(both);
    checkout.setFieldProblem(new PaymentRefusal('incorrect_number', 'The number of this account is wrong.'));
    expect(checkout.problem).toEqual({ text: 'The number of this account is wrong.' });
    ends(checkout);
    expect(checkout.problem).toBeNull();
  });
});

test.each([
  ['PAY-073 in the words of its provider’s plugin', 'R01', { key: 'expired_card' }],
  ['PAY-067 as it came, where the plugin does not know it', 'R02', { text: 'R02' }],
])('a code that the platform passes on is shown %s', async (_, code, message) => {
  const { checkout } = await chosen(withCard);
  serveBasket(withCard);
  payCall(402, refusal(402, code));
  await checkout.pay(returnUrl);
  expect(checkout.problem).toEqual(message);
});
