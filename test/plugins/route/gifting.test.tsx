/** Giving and redeeming as a viewer does; the payment is core's and replaced by a button here. */
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CallError, type RoutePage } from '../../../core/sdk';
import gift from '../../../plugins/route/gifting/gift';
import pay from '../../../plugins/route/gifting/pay';
import manifest from '../../../plugins/route/gifting/plugin.json';
import redeem from '../../../plugins/route/gifting/redeem';
import shop from '../../../plugins/route/gifting/shop';
import { describeRoute, fakeContext, renderInRuntime } from 'proscenium/kit';
import { flushTasks } from '../../flushTasks';

const common = { manifest, options: {}, storage: manifest.storage };

describeRoute('route/gifting, shop', { ...common, contribution: 'shop', activate: shop });

describeRoute('route/gifting, gift', {
  ...common,
  contribution: 'gift',
  activate: gift,
  parameters: { giftId: 'three-months' },
});

describeRoute('route/gifting, pay', {
  ...common,
  contribution: 'pay',
  activate: pay,
  parameters: { giftId: 'three-months' },
});

describeRoute('route/gifting, redeem', { ...common, contribution: 'redeem', activate: redeem });

afterEach(cleanup);

const product = {
  id: 'three-months',
  sku: 'gift-three-months',
  name: 'Three months',
  description: 'A season.',
  amount: 3499,
  currency: 'EUR',
  scale: 2,
  period: 'P3M',
  imageUrl: null,
};

const basket = {
  id: 'g-1',
  basketItems: [{ sku: product.sku, licenceId: 'pass', name: product.name, amount: 3499 }],
  vouchers: [],
  providers: [],
  currency: 'EUR',
  scale: 2,
  total: 3499,
  tax: 0,
  discountedTotal: 3499,
  discountedTax: 0,
};

const recipient = { name: 'Nora', email: 'nora@example.org', message: 'Enjoy!', day: '' };

const stored = {
  giftId: product.id,
  sku: product.sku,
  name: product.name,
  imageUrl: null,
  recipient,
  placedBy: null,
};

type Who = 'guest' | 'viewer' | 'child';

function runtime(who: Who, at: string, order: object | null = null) {
  const made = fakeContext({ options: {}, pluginId: 'route/gifting', storage: manifest.storage });
  const { platform, session, navigation, tabStorage } = made.runtime;
  if (who !== 'guest')
    session.viewer = {
      id: '7',
      isGuest: false,
      role: 'USER',
      email: 'vera@example.org',
      isChild: who === 'child',
    };
  platform
    .answer('readGiftProducts', { products: [product, null] })
    .answer('putGiftIntoBasket', basket)
    .answer('readGiftBasket', basket)
    .answer('readGiftBasketChanges', { changes: [] })
    .answer('payGiftBasket', { status: 'COMPLETED', purchaseId: 'p' });
  if (order !== null) tabStorage.write('gift.order', JSON.stringify(order));
  navigation.at(at);
  return made;
}

async function draw(
  page: (context: never) => RoutePage,
  { context, runtime: made }: ReturnType<typeof runtime>,
  parameters = {},
) {
  const { Page } = page(context as never);
  await renderInRuntime(<Page parameters={parameters} />, { runtime: made });
  await act(() => flushTasks());
  return made;
}

const calls = (
  made: { platform: { calls: readonly { endpoint: string; input: unknown }[] } },
  endpoint: string,
) => made.platform.calls.filter((call) => call.endpoint === endpoint);

describe('the shop', () => {
  test('GFT-001 GFT-010 lists the gifts, with price and a link to each; null is omitted', async () => {
    await draw(shop, runtime('guest', '/gift'));
    expect(screen.getByRole('link', { name: /Three months.*€34\.99/ })).toHaveAttribute(
      'href',
      '/gift_item/three-months',
    );
    expect(screen.getByRole('link', { name: 'Redeem a code' })).toHaveAttribute('href', '/redeem');
  });

  test('ERR-027 a failed load can be retried; an empty shelf shows so', async () => {
    const made = runtime('guest', '/gift');
    made.runtime.platform.answer('readGiftProducts', new CallError('readGiftProducts', 503, 'down', []));
    await draw(shop, made);
    made.runtime.platform.answer('readGiftProducts', { products: [] });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Nothing to give right now' })).toBeVisible();
  });

  test('GFT-019 a child sees that buying is for adults, and may redeem', async () => {
    const made = await draw(shop, runtime('child', '/gift'));
    expect(screen.getByText(/cannot buy gifts/)).toBeVisible();
    expect([calls(made, 'readGiftProducts').length, screen.getAllByRole('link').length]).toEqual([0, 1]);
  });
});

describe('the gift card', () => {
  test('GFT-011 a missing value is shown at its field, and the first such field takes the focus', async () => {
    await draw(gift, runtime('guest', '/gift/three-months'), { giftId: 'three-months' });
    await userEvent.click(screen.getByRole('button', { name: /Continue to payment/ }));
    const name = screen.getByRole('textbox', { name: /Who is it for/ });
    expect(name).toHaveFocus();
    expect(name).toHaveAccessibleDescription('Say who it is for.');
    expect(screen.getByRole('textbox', { name: /Their email/ })).toHaveAccessibleDescription(
      /not an email address/,
    );
  });

  test('GFT-003 once written, it is stored for the tab and continues to the payment', async () => {
    const made = await draw(gift, runtime('guest', '/gift/three-months'), { giftId: 'three-months' });
    await userEvent.type(screen.getByRole('textbox', { name: /Who is it for/ }), 'Nora');
    await userEvent.type(screen.getByRole('textbox', { name: /Their email/ }), 'nora@example.org');
    await userEvent.type(screen.getByRole('textbox', { name: /Your message/ }), 'Enjoy!');
    await userEvent.click(screen.getByRole('button', { name: /Continue to payment/ }));
    expect(made.navigation.visited).toEqual(['/gift_pay/three-months']);
    expect(JSON.parse(made.tabStorage.read('gift.order') ?? '')).toEqual({ ...stored, writtenBy: null });
  });

  test.each([
    ['no such gift', 'gone', 'guest', 'Not found'],
    ['GFT-019 a child', 'three-months', 'child', 'Ask a grown-up'],
  ] as const)('%s', async (_, giftId, who, heading) => {
    await draw(gift, runtime(who, `/gift/${giftId}`), { giftId });
    expect(screen.getByRole('heading', { name: heading })).toBeVisible();
  });
});

describe('paying', () => {
  const atPay = (who: Who, order: object | null = stored) => runtime(who, '/gift/three-months/pay', order);

  test('without a card there is nothing to pay: the shop opens', async () => {
    const made = await draw(pay, atPay('viewer', null));
    expect(made.navigation.visited).toEqual(['/gift']);
  });

  test('GFT-011 GFT-012 GFT-013 GFT-014 a viewer’s gift is put into the basket, reviewed, and paid', async () => {
    const made = await draw(pay, atPay('viewer'));
    expect(calls(made, 'putGiftIntoBasket')[0]?.input).toEqual({
      body: { sku: product.sku, recipient: { name: 'Nora', email: 'nora@example.org', message: 'Enjoy!' } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Pay' }));
    expect(await screen.findByRole('heading', { name: 'It’s on its way' })).toHaveFocus();
    expect(screen.getByText(/Nora gets it at nora@example\.org/)).toBeVisible();
    expect([made.tabStorage.read('gift.order'), calls(made, 'readGiftBasketChanges').length]).toEqual([
      null,
      2,
    ]);
  });

  test('GFT-014 after a reload the gift is not put into the basket twice', async () => {
    const made = await draw(pay, atPay('viewer', { ...stored, placedBy: '7' }));
    expect(calls(made, 'putGiftIntoBasket')).toEqual([]);
    expect(screen.getByRole('region', { name: 'Payment of a gift' })).toHaveAttribute(
      'data-return',
      '/gift_pay/three-months?paymentProviderId=p',
    );
  });

  test('GFT-002 GFT-008 GFT-015 a guest signs in within the gift, or continues with an address alone, for which it is then bought', async () => {
    const made = await draw(pay, atPay('guest'));
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/gift_login/three-months?type=login',
    );
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/gift_login/three-months?type=signup',
    );
    const field = screen.getByRole('textbox', { name: /Your email/ });
    await userEvent.type(field, 'nobody{Enter}');
    expect(field).toHaveAccessibleDescription('This is not an email address.');
    await userEvent.clear(field);
    await userEvent.type(field, 'gil@example.org{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Pay' }));
    expect(await screen.findByRole('heading', { name: 'It’s on its way' })).toBeVisible();
    expect(made.guest.named).toEqual(
      expect.arrayContaining(['gil@example.org: putGiftIntoBasket', 'gil@example.org: payGiftBasket']),
    );
    expect(made.guest.email).toBeNull();
  });

  test('GFT-015 a guest checkout that cannot be opened shows an error', async () => {
    const made = atPay('guest');
    made.runtime.guest.refusal = new CallError('createGuestCheckoutPrincipal', 503, 'down', []);
    await draw(pay, made);
    await userEvent.type(screen.getByRole('textbox', { name: /Your email/ }), 'gil@example.org{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was paid');
  });

  const dearer = {
    changes: [{ kind: 'PRICE', sku: product.sku, name: product.name, before: 3499, after: 3799 }],
  };
  test('GFT-013 another price is shown and must be accepted before the payment methods appear', async () => {
    const made = atPay('viewer');
    made.runtime.platform.answer('readGiftBasketChanges', dearer);
    await draw(pay, made);
    expect(await screen.findByRole('heading', { name: 'The price has changed' })).toHaveFocus();
    expect([
      screen.getByText('€34.99').tagName,
      screen.getByText('€37.99').tagName,
      screen.queryByRole('button', { name: 'Pay' }),
    ]).toEqual(['DEL', 'INS', null]);
    made.runtime.platform.answer('readGiftBasketChanges', { changes: [] });
    await userEvent.click(screen.getByRole('button', { name: 'Accept the new price' }));
    expect(await screen.findByRole('button', { name: 'Pay' })).toBeVisible();
    expect(calls(made.runtime, 'putGiftIntoBasket')).toHaveLength(2);
  });

  test('GFT-013 a price that changes while the payment is open stops it', async () => {
    const made = atPay('viewer');
    await draw(pay, made);
    made.runtime.platform.answer('readGiftBasketChanges', dearer);
    await userEvent.click(await screen.findByRole('button', { name: 'Pay' }));
    expect(await screen.findByRole('heading', { name: 'The price has changed' })).toBeVisible();
    expect(calls(made.runtime, 'payGiftBasket')).toEqual([]);
  });

  test.each([
    ['GFT-013 a gift that is sold no more', 409, 'This gift is sold no more'],
    ['GFT-019 a child, by the platform’s word', 403, 'Ask a grown-up'],
    ['GFT-018 a platform that is down', 503, 'That did not work'],
  ])('%s', async (_, status, heading) => {
    const made = atPay('viewer');
    made.runtime.platform.answer('putGiftIntoBasket', new CallError('putGiftIntoBasket', status, 'x', []));
    await draw(pay, made);
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  });
});

describe('redeeming', () => {
  test('GFT-005 a guest’s code leads to the redeem login, or to making an account', async () => {
    const made = await draw(redeem, runtime('guest', '/redeem'));
    await userEvent.type(screen.getByRole('textbox', { name: /Gift code/ }), 'acdx-1234{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Create an account and redeem' }));
    expect(made.navigation.visited).toEqual(['/gift_redeem_login/-', '/gift_redeem_register/-']);
    expect(made.tabStorage.read('gift.typedCode')).toBe('ACDX-1234');
    expect(made.platform.calls).toEqual([]);
  });

  test.each<[string, Who]>([
    [
      'GFT-004 GFT-016 back from signing in the code is redeemed at once, and the default page follows',
      'viewer',
    ],
    ['GFT-019 a child redeems too', 'child'],
  ])('%s', async (_, who) => {
    const made = runtime(who, '/redeem');
    for (const key of ['token.gift', 'gift.typedCode']) made.runtime.tabStorage.write(key, 'ACDX-1234');
    made.runtime.platform.answer('redeemGift', {
      name: 'Ringside Pass',
      expiryTimestamp: Date.UTC(2027, 1, 21),
    });
    await draw(redeem, made);
    expect(calls(made.runtime, 'redeemGift')).toEqual([
      { endpoint: 'redeemGift', input: { body: { redeemCode: 'ACDX-1234' } } },
    ]);
    expect(screen.getByText(/Ringside Pass is yours until/)).toBeVisible();
    act(() => made.runtime.clock.pass(4000));
    expect(made.runtime.navigation.visited).toEqual(['/root']);
  });

  test.each([
    ['GFT-018 an invalid code', 404, 'This code is not valid, or it has been redeemed already.'],
    ['GFT-018 a platform that is down leaves the code good', 503, 'We could not reach the platform.'],
  ])('%s', async (_, status, text) => {
    const made = runtime('viewer', '/redeem');
    for (const key of ['token.gift', 'gift.typedCode']) made.runtime.tabStorage.write(key, 'NO-NO');
    made.runtime.platform.answer('redeemGift', new CallError('redeemGift', status, 'giftRedeemFailed', []));
    await draw(redeem, made);
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('textbox', { name: /Gift code/ })).toHaveFocus();
    made.runtime.platform.answer('redeemGift', { name: 'Ringside Pass' });
    await userEvent.click(screen.getByRole('button', { name: 'Redeem' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'It’s yours' })).toHaveFocus());
  });

  test.each<[Who, string]>([
    ['viewer', 'Redeem'],
    ['guest', 'Create an account and redeem'],
  ])('an empty field makes no call, and takes the focus of a %s who presses “%s”', async (who, button) => {
    const made = await draw(redeem, runtime(who, '/redeem'));
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Type the code first.');
    expect(screen.getByRole('textbox')).toHaveFocus();
    expect(made.navigation.visited).toEqual([]);
    expect(made.platform.calls).toEqual([]);
  });
});
