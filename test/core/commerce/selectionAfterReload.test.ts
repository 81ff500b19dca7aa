/** PAY-019: the payment selection after a reload and beside another tab. */
import type { Basket } from '../../../core/generated/platform';
import { basket, zeroProvider } from './commerceFixture';
import { platform, refusal, tabValues, tradesOverTheNetwork } from './tradingFixture';
import {
  basketPath,
  returnUrl,
  both,
  withCard,
  completed,
  open,
  chosen,
  serveBasket,
  payCall,
} from './selectionFixture';

tradesOverTheNetwork();

describe('PAY-019 after a reload', () => {
  test('a payment authorized by another method is not charged to the saved card, not even after a refusal', async () => {
    const { checkout, tab } = await chosen(withCard);
    serveBasket(withCard);
    checkout.select('demo-sepa');
    checkout.selection.setFormReady(true);
    payCall(502, '');
    await checkout.pay(returnUrl);
    const { checkout: next } = open({ tab });
    await next.recover();
    expect([
      next.payment.secured,
      next.selection.chosen?.provider.id,
      next.selection.chosenCard,
      next.choice.byWallet,
    ]).toEqual([true, 'demo-sepa', null, false]);
    const again = payCall(402, refusal(402, 'card_declined'));
    await next.pay(returnUrl);
    expect([
      again.details,
      next.payment.secured,
      next.selection.listed?.provider.id,
      next.selection.chosenCard,
    ]).toEqual(['sepa-new', false, 'demo-sepa', null]);
  });

  test('the saved card stays selected when its payment is refused in the end', async () => {
    const idempotent = { ...withCard, idempotentPayments: true };
    const { checkout, tab } = await chosen(idempotent);
    serveBasket(idempotent);
    payCall(502, '');
    await checkout.pay(returnUrl);
    const { checkout: next } = open({ tab });
    await next.recover();
    payCall(402, refusal(402, 'processing_error'));
    await next.pay(returnUrl);
    expect([next.payment.secured, next.selection.chosenCard?.last4, next.payable]).toEqual([
      false,
      '4242',
      true,
    ]);
  });

  const secured = {
    ...both,
    securedPayment: {
      paymentProviderId: 'demo-stripe',
      targetPaymentProvider: 'stripe',
      paymentMethodType: 'card',
      paymentDetailsExternalId: 'pi_9',
    },
  };

  test('PAY-021 an authorized payment whose plugin cannot be loaded is completed with its authorization, by no other method', async () => {
    const { checkout, collect } = await chosen(secured, { broken: new Set(['stripe']) });
    serveBasket(secured);
    expect([
      checkout.payment.secured,
      checkout.payable,
      checkout.selection.chosen,
      checkout.choice.providerId,
    ]).toEqual([true, true, null, 'demo-stripe']);
    const call = payCall(200, completed);
    await checkout.pay(returnUrl);
    expect([call.details, collect.mock.calls, checkout.payment.state.status]).toEqual([
      'pi_9',
      [],
      'complete',
    ]);
  });

  test('PAY-021 where the tab has lost the authorization as well, the viewer sees that the method is unavailable', async () => {
    const { checkout, tab } = await chosen(secured, { broken: new Set(['stripe']) });
    serveBasket(secured);
    tab.stored.clear();
    await checkout.pay(returnUrl);
    expect(checkout.problem).toEqual({ key: 'couldntLoadPaymentProviders' });
  });
});

describe('PAY-019 while another tab waits for a lost answer', () => {
  /** Pays in one tab, which the platform does not answer; gives another tab, whose basket is now this one. */
  async function afterLost(
    shown: Basket,
    { enters = false, now = shown }: { readonly enters?: boolean; readonly now?: Basket } = {},
  ) {
    const browser = tabValues();
    const { checkout } = await chosen(shown, { browser });
    platform().get(basketPath).twice().reply(200, shown);
    if (enters) {
      checkout.select('demo-stripe');
      checkout.selection.setFormReady(true);
    }
    const lost = payCall(502, '');
    await checkout.pay(returnUrl);
    expect(checkout.payment.secured).toBe(true);
    const other = await chosen(now, { browser });
    serveBasket(now);
    return { ...other, lost };
  }
  const repeatable = { ...withCard, idempotentPayments: true };
  const free = basket({
    discountedTotal: 0,
    discountedTax: 0,
    providers: [zeroProvider],
    idempotentPayments: true,
  });

  test.each([
    ['the kept card is charged', repeatable, 'card-1'],
    ['what is free is bought', free, undefined],
  ])('%s by the same call, where the platform repeats its answer', async (_, shown, details) => {
    const { checkout, lost } = await afterLost(shown);
    const again = payCall(200, completed);
    await checkout.pay(returnUrl);
    expect([lost.details, again.details, checkout.payment.state.status]).toEqual([
      details,
      details,
      'complete',
    ]);
    expect([typeof again.key, again.key]).toEqual(['string', lost.key]);
  });

  test.each([
    ['a card would be entered anew', repeatable],
    ['a voucher has made it free since', free],
  ])('the viewer decides where %s', async (_, now) => {
    const { checkout, collect } = await afterLost(repeatable, { enters: true, now });
    if (now === repeatable) {
      checkout.select('demo-stripe');
      checkout.selection.setFormReady(true);
    }
    expect(checkout.payable).toBe(true);
    await checkout.pay(returnUrl);
    expect([checkout.payment.uncertain, checkout.payable, collect.mock.calls]).toEqual([true, false, []]);
  });
});
