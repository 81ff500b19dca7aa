/** Orders whose payment continues at a bank, and answers without a payment result. */
import { waitFor } from '@testing-library/react';
import { type BasketCalls } from '../../../core/sdk';
import type { PaymentSource } from '../../../core/commerce/ChargeCalls';
import { browserProfile, composedTests, platform, signedIn } from './composed';
import { atCheckout, filled, openTab, paid, trade } from './paymentPlatform';
import { giftCheckoutOf, type checkoutOf } from './paymentStores';

composedTests();

const status = ({ checkout }: { checkout: ReturnType<typeof checkoutOf> }) => checkout.payment.state.status;

describe('PAY-051 GFT-014 an order whose payment continues at its bank', () => {
  const order = filled({ id: 'gift-1' });
  const waiting = { status: 'waiting', paymentId: 'pi_1' };
  const bank = { targetPaymentProvider: 'pix', paymentMethodType: 'pix', paymentDetailsExternalId: 'pi_1' };
  async function atOrder(answer = { status: 'COMPLETED' }, tab = browserProfile(signedIn()).tab()) {
    trade();
    const pay = jest.fn(async () => answer);
    const calls: BasketCalls = { read: async () => order, pay };
    const site = await openTab(tab);
    const { checkout } = giftCheckoutOf(site, calls);
    await checkout.takeUp();
    const reload = async () => {
      site.close();
      return atOrder(answer, tab);
    };
    return { checkout, reload, pay };
  }

  test.each([
    ['a code that the viewer pays in an app', { ...bank, waits: true }, 'COMPLETED'],
    ['a charge that the bank has not confirmed', bank, 'PENDING'],
  ])('waits for %s also after a reload', async (_, details, answer) => {
    const { checkout, reload } = await atOrder({ status: answer });
    await checkout.payment.pay({ collect: async () => details }, 'https://site.test/pay');
    expect(checkout.payment.state).toEqual(waiting);
    const { checkout: next } = await reload();
    await next.recover();
    expect(next.payment.state).toEqual(waiting);
  });

  test('waits for a payment whose return the platform could not validate, also after a reload', async () => {
    const { checkout, reload } = await atOrder();
    const leaves: PaymentSource = {
      collect: (_basket, _url, paying) => {
        paying?.leaving('pi_1');
        return new Promise<never>(() => undefined);
      },
    };
    void checkout.payment.pay(leaves, 'https://bank.test');
    await waitFor(() => expect(checkout.payment.processing).toBe(true));
    const { checkout: returned, reload: again } = await reload();
    platform().post('/api/v4/payment-method/validate').replyWithError('closed');
    await returned.payment.resume({ targetPaymentProvider: 'pix' }, async () => bank);
    expect(returned.payment.state).toEqual(waiting);
    const { checkout: next } = await again();
    await next.recover();
    expect(next.payment.state).toEqual(waiting);
  });

  describe.each([
    ['another order', 'gift-0', false],
    ['this order', 'gift-1', true],
  ])('whose page a return of %s is opened on', (_, basketId, isIts) => {
    test.each([
      ['secured', { status: 'succeeded' }],
      ['completed', { status: 'succeeded', completed: true }],
    ])('with a %s payment is paid only by its own', async (kind, verdict) => {
      const { checkout, pay } = await atOrder();
      await checkout.payment.pay(
        { collect: async () => ({ ...bank, waits: true }) },
        'https://site.test/pay',
      );
      checkout.payment.reset();
      platform()
        .post('/api/v4/payment-method/validate')
        .reply(200, { ...verdict, paymentDetailsExternalId: 'pi_1', basketId });
      await checkout.payment.resume({ targetPaymentProvider: 'pix' }, async () => bank);
      expect(checkout.payment.state.status).toBe(isIts ? 'complete' : 'idle');
      expect(pay).toHaveBeenCalledTimes(isIts && kind === 'secured' ? 1 : 0);
    });
  });
});

describe('PAY-051 an answer without a payment result', () => {
  test.each([
    ['FAILED', { ...paid, status: 'FAILED' }],
    ['an unknown word', { ...paid, status: 'SETTLING' }],
    ['no status', { purchaseId: 'p-1' }],
    ['no object', [] as object],
  ])('%s is no success', async (_, answer) => {
    trade({ answers: [() => [200, answer]] });
    const page = await atCheckout();
    await page.press();
    expect(status(page)).toBe('uncertain');
  });

  test('a known success without licences is one', async () => {
    trade({ answers: [() => [200, { status: 'COMPLETED' }]] });
    const page = await atCheckout();
    await page.press();
    expect(status(page)).toBe('complete');
  });
});
