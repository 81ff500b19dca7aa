/**
 * At most one charge, and "paid" only when true: the composed product against a platform with late and lost
 * answers and several tabs.
 */
import { composedTests } from './composed';
import { atCheckout, emptied, filled, openTab, paid, sku, trade } from './paymentPlatform';
import { checkoutOf } from './paymentStores';

composedTests();

const status = ({ checkout }: { checkout: ReturnType<typeof checkoutOf> }) => checkout.payment.state.status;

describe('PAY-019 PAY-032 every charge', () => {
  const known = filled({ version: 'v-1', idempotentPayments: true });

  test('carries an idempotency key, and the total, currency and version that the viewer confirmed', async () => {
    trade({ basket: known });
    const page = await atCheckout();
    await page.press();
    expect(status(page)).toBe('complete');
    const [call] = page.charges();
    expect(call?.headers.get('idempotency-key')).toMatch(/^[!-~]{16,255}$/);
    expect(call?.body).toMatchObject({ expected: { total: 999, currency: 'EUR', basketVersion: 'v-1' } });
  });

  test('carries neither where the platform does not know them', async () => {
    trade();
    const page = await atCheckout();
    await page.press();
    expect(status(page)).toBe('complete');
    expect([page.charges()[0]?.headers.has('idempotency-key'), page.charges()[0]?.body]).toEqual([
      false,
      expect.not.objectContaining({ expected: expect.anything() as unknown }),
    ]);
  });

  test('has the same key after a lost answer, after a reload and in another tab', async () => {
    trade({ basket: known, answers: [() => 'lost', () => 'lost', () => [200, paid]] });
    const first = await atCheckout();
    await first.press();
    expect(first.checkout.payment.secured).toBe(true);
    const reloaded = await atCheckout(first.profile, first.tab);
    await reloaded.checkout.recover();
    await reloaded.press();
    const other = await atCheckout(first.profile);
    await other.press();
    expect(status(other)).toBe('complete');
    const keys = [first, reloaded, other].flatMap((page) =>
      page.charges().map(({ headers }) => headers.get('idempotency-key')),
    );
    expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
  });

  test('has another key once the platform has refused it', async () => {
    trade({
      basket: known,
      answers: [() => [402, { status: 402, code: 'card_declined', messages: ['No.'] }], () => [200, paid]],
    });
    const page = await atCheckout();
    await page.press();
    await page.press();
    expect(status(page)).toBe('complete');
    expect(new Set(page.charges().map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
  });

  test('authorized by the bank has a key of its own', async () => {
    const challenge = {
      targetPaymentProvider: 'stripe',
      paymentDetailsExternalId: 'pi_2',
      intentKind: 'payment',
    };
    trade({
      basket: known,
      answers: [() => [200, { status: 'CHALLENGE', purchaseId: 'p', licences: [], challenge }]],
    });
    const page = await atCheckout();
    await page.press();
    expect(status(page)).toBe('failed');
    expect(page.charges()).toHaveLength(1);
  });

  test('of a basket that changed at the moment of charging is not made; the new basket is shown', async () => {
    const state = trade({ basket: known });
    state.answers = [
      () => {
        state.basket = filled({
          version: 'v-2',
          idempotentPayments: true,
          discountedTotal: 1999,
          total: 1999,
        });
        return [409, { status: 409, code: 'basketChanged', messages: ['Changed.'], basket: state.basket }];
      },
    ];
    const page = await atCheckout();
    await page.press();
    expect([status(page), page.checkout.basket.discountedTotal, page.checkout.problem]).toEqual([
      'failed',
      1999,
      { key: 'basketChanged' },
    ]);
    state.answers = [() => [200, paid]];
    await page.press();
    expect(page.charges().at(-1)?.body).toMatchObject({ expected: { total: 1999, basketVersion: 'v-2' } });
  });
});

describe('PAY-019 a saved card whose charge has no answer, at a platform without idempotency keys', () => {
  test('is not charged again by a press: the viewer is informed, and decides', async () => {
    const state = trade({ answers: [() => 'lost', () => [200, paid]] });
    const page = await atCheckout();
    await page.press();
    expect(status(page)).toBe('uncertain');
    await page.press();
    await page.checkout.payment.findOut();
    expect([status(page), page.charges().length]).toEqual(['uncertain', 1]);
    await page.checkout.payAnyway();
    expect([status(page), page.charges().length]).toEqual(['idle', 1]);
    await page.press();
    expect([status(page), page.charges().length, state.held]).toEqual(['complete', 2, []]);
  });

  test('is not charged again by another tab, or after a reload', async () => {
    trade({ answers: [() => 'lost'] });
    const page = await atCheckout();
    await page.press();
    const other = await atCheckout(page.profile);
    await other.press();
    const reloaded = await atCheckout(page.profile, page.tab);
    await reloaded.press();
    expect([status(other), status(reloaded), other.charges().length + reloaded.charges().length]).toEqual([
      'uncertain',
      'uncertain',
      0,
    ]);
  });

  test('is complete once the licence is held, however much later than the basket was emptied', async () => {
    const state = trade();
    state.answers = [
      () => {
        state.basket = emptied;
        return 'lost';
      },
    ];
    const page = await atCheckout();
    await page.press();
    expect(status(page)).toBe('uncertain');
    const reloaded = await openTab(page.tab);
    const again = checkoutOf(reloaded);
    await again.recover();
    expect(again.payment.state.status).toBe('uncertain');
    state.held = [sku];
    await again.payment.findOut();
    expect(again.payment.state).toEqual({ status: 'complete', pending: false });
    expect(page.charges()).toHaveLength(1);
  });

  test('is not charged for the same licence in another tab while the first is being activated', async () => {
    const state = trade();
    state.answers = [
      () => {
        state.basket = emptied;
        return 'lost';
      },
    ];
    const page = await atCheckout();
    await page.press();
    state.basket = filled({ id: 'basket-2' });
    const other = await atCheckout(page.profile);
    await other.press();
    expect([status(other), other.charges().length]).toEqual(['uncertain', 0]);
    state.held = [sku];
    await other.checkout.payment.findOut();
    expect(status(other)).toBe('complete');
  });
});

describe('PAY-019 at a platform with idempotency keys, activated late', () => {
  test('the call is repeated with its key, and its first answer gives the result', async () => {
    const state = trade({ basket: filled({ version: 'v-1', idempotentPayments: true }) });
    state.answers = [
      () => {
        state.basket = { ...emptied, idempotentPayments: true };
        return 'lost';
      },
      () => [200, paid],
    ];
    const page = await atCheckout();
    await page.press();
    const [first, second] = page.charges();
    expect([status(page), page.charges().length]).toEqual(['complete', 2]);
    expect([second?.headers.get('idempotency-key'), second?.body]).toEqual([
      first?.headers.get('idempotency-key'),
      first?.body,
    ]);
  });

  test('a payment still in process is no second charge and no success', async () => {
    trade({
      basket: filled({ version: 'v-1', idempotentPayments: true }),
      answers: [() => [409, { status: 409, code: 'paymentInProgress', messages: [] }], () => [200, paid]],
    });
    const page = await atCheckout();
    await page.press();
    expect([status(page), page.checkout.payment.secured]).toEqual(['failed', true]);
    await page.press();
    expect(status(page)).toBe('complete');
    expect(new Set(page.charges().map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  });
});

describe('PAY-019 simultaneous presses in two tabs', () => {
  test.each([
    ['with keys', { version: 'v-1', idempotentPayments: true }],
    ['without', {}],
  ])('are one charge at a platform %s', async (_, more) => {
    trade({ basket: filled(more) });
    const one = await atCheckout();
    const two = await atCheckout(one.profile);
    await Promise.all([one.press(), two.press()]);
    const keys = [...one.charges(), ...two.charges()].map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
    if ('version' in more) expect([status(one), status(two)]).toEqual(['complete', 'complete']);
    else expect(keys).toHaveLength(1);
  });
});

describe('PAY-019 a licence paid while its page was left, and activated later', () => {
  test.each([
    ['with idempotency keys', { version: 'v-1', idempotentPayments: true }, 'complete'],
    ['without', {}, 'uncertain'],
  ])('is not sold again, at a platform %s', async (_, more, outcome) => {
    const state = trade({ basket: filled(more) });
    state.answers = [
      () => {
        state.basket = emptied;
        leave();
        return [200, paid];
      },
      () => [200, paid],
    ];
    const page = await atCheckout();
    const leave = page.checkout.payment.show();
    await page.press();
    state.basket = filled({ ...more, id: 'basket-2' });
    const other = await atCheckout(page.profile);
    await other.press();
    expect([status(other), other.charges().length]).toEqual(['uncertain', 0]);
    const next = checkoutOf(page.site);
    await next.recover();
    expect(next.payment.state.status).toBe(outcome);
    state.held = [sku];
    await other.checkout.payment.findOut();
    expect(status(other)).toBe('complete');
  });
});
