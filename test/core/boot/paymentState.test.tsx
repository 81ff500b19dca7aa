/** How the composed product's purchase page shows a basket, and how each step of a payment changes it. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Basket } from '../../../core/generated/platform';
import { overlays } from '../../../core/sdk';
import { SIDE_PANEL_OPENED } from '../../../core/sdk/eventNames';
import { shellStore } from '../../../core/pageKit/ShellStore';
import { licence } from '../commerce/commerceFixture';
import { compose, composedTests, platform, type Composed } from './composed';
import { atPurchase, openAt } from './licencePages';
import {
  bank,
  bankAnswers,
  card,
  otherBank,
  prepared,
  scriptOfStripe,
  takesAll as change,
  wallet,
  type Provider,
} from './paymentMethods';
import { filled, owing, order } from './basketPages';

composedTests();

scriptOfStripe();
const line = { sku: 'pass-month-sku', licenceId: 'pass-month', name: 'Month pass', amount: 999 };
const paid = { status: 'COMPLETED', purchaseId: 'p-1', licences: [] };
const declined = { status: 402, code: 'card_declined', messages: ['The bank said no.'] };
const pay = () => screen.findByRole('button', { name: /^Pay / });
const paymentSelection = (name: string) => screen.findByRole('radio', { name });
const charges = (site: Composed) => site.callsTo('POST', '/api/v2/customer/baskets/pay');

/**
 * The payment of a basket, with its fields drawn. The platform stores the first basket; re-reading gives it,
 * or the second.
 */
async function atPayment(first: Basket = filled(), reread: Basket = first): Promise<Composed> {
  platform().persist().post('/api/v4/payment-method/init').reply(200, prepared);
  platform().persist().get('/api/v2/user/details').reply(200, {});
  platform().persist().get('/api/v2/customer/basket').reply(200, reread);
  const site = await atPurchase({ licences: [licence()] }, { filled: first, change });
  await userEvent.click(await screen.findByRole('button', { name: 'Continue to payment' }));
  await screen.findByRole('region', { name: 'Your order' });
  return site;
}

describe('PAY-001 the fields of a basket are on the page', () => {
  test.each<[string, Partial<Basket>, string | RegExp]>([
    [
      'basketItems',
      { basketItems: [{ ...line, name: 'Fight night', amount: 1500 }] },
      /Fight night.*€15\.00/,
    ],
    ['vouchers', { vouchers: [{ code: 'TEN', name: 'Ten off', discount: 100 }] }, /Ten off.*−€1\.00/],
    ['discountedTotal', { discountedTotal: 555 }, 'Due today€5.55'],
    ['discountedTax', { discountedTax: 77 }, 'Tax included€0.77'],
    [
      'PAY-002 the period of an item’s subscription',
      {
        basketItems: [
          { ...line, subscriptionSetting: { subscriptionType: 'SUBSCRIPTION', subscriptionPeriod: 'P3M' } },
        ],
      },
      'Renews every 3 months until you cancel',
    ],
    [
      'PAY-002 its trial',
      {
        basketItems: [
          {
            ...line,
            subscriptionSetting: {
              subscriptionType: 'SUBSCRIPTION',
              subscriptionPeriod: 'P1M',
              trialPeriodDuration: 'P14D',
            },
          },
        ],
      },
      'After 14 days: €9.99 every month',
    ],
  ])('%s', async (_, more, text) => {
    await atPayment(filled(more));
    if (typeof text === 'string') expect(order().textContent).toContain(text);
    else expect(order()).toHaveTextContent(text);
  });

  test('PAY-002 an item that is bought once, for some days, is not shown as renewing', async () => {
    await atPayment(
      filled({
        basketItems: [
          { ...line, subscriptionSetting: { subscriptionType: 'PAY_PER_VIEW', subscriptionPeriod: 'P2D' } },
        ],
      }),
    );
    expect(order()).not.toHaveTextContent(/Renews|every/);
  });

  test('PAY-002 its sku is what is paid for', async () => {
    platform().post('/api/v2/customer/baskets/pay/night-sku').query(true).reply(200, paid);
    const site = await atPayment(filled({ basketItems: [{ ...line, sku: 'night-sku' }], providers: [card] }));
    await screen.findByLabelText('Card number');
    await userEvent.click(await pay());
    await screen.findByRole('heading', { name: 'You’re in' });
    expect(charges(site).map(({ path }) => path)).toEqual([
      '/api/v2/customer/baskets/pay/night-sku?acknowledgeNoFreeTrial=false',
    ]);
  });

  test('providers are the payment methods, and vouchers are entered where the selected one accepts them', async () => {
    await atPayment(filled({ providers: [{ ...card, hasVouchers: true }, bank] }));
    await userEvent.click(await paymentSelection('Card'));
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Add a voucher' })).toBeVisible();
    await userEvent.click(await paymentSelection('iDEAL'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Add a voucher' })).toBeNull());
  });
});

describe('PAY-005 a provider', () => {
  const offered = (provider: Provider) => atPayment(filled({ providers: [provider] }));

  test('of the kind form shows fields', async () => {
    await offered(card);
    expect(await screen.findByLabelText('Card number')).toBeVisible();
    expect(await pay()).toBeVisible();
  });

  test('of the kind native shows its wallet, and no pay button', async () => {
    await offered(wallet);
    expect(await screen.findByRole('group', { name: 'Apple Pay and Google Pay' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay / })).toBeNull();
  });

  test('of the kind browser shows where it leads, and redirects there', async () => {
    const confirmIdealPayment = jest.fn(() => new Promise(() => undefined));
    bankAnswers(confirmIdealPayment);
    await offered(bank);
    expect(await screen.findByText(/^You go on to iDEAL to pay/)).toBeVisible();
    await userEvent.click(await pay());
    await waitFor(() =>
      expect(confirmIdealPayment).toHaveBeenCalledWith(
        'pi_1_secret_x',
        expect.objectContaining({ return_url: expect.stringContaining('/pay/demo-ideal') as unknown }),
      ),
    );
  });
});

describe('PAY-007 the actions of a payment', () => {
  test('PAY-031 set basket item: the sku is put with an empty body, and with the answer about a denied trial', async () => {
    platform()
      .put('/api/v2/baskets/pass-month-sku')
      .query({ acknowledgeNoFreeTrial: 'false' })
      .reply(409, { status: 409, code: 'freeTrialDenied', messages: [] });
    const site = await atPurchase({ licences: [licence()] }, { filled: filled(), change });
    await userEvent.click(await screen.findByRole('button', { name: 'Continue to payment' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Go on without a trial' }));
    await screen.findByRole('region', { name: 'Your order' });
    expect(site.callsTo('PUT', '/').map(({ path, body }) => [path, body])).toEqual([
      ['/api/v2/baskets/pass-month-sku?acknowledgeNoFreeTrial=false', undefined],
      ['/api/v2/baskets/pass-month-sku?acknowledgeNoFreeTrial=true', undefined],
    ]);
  });

  test('PAY-001 select provider: the payment uses the selection', async () => {
    bankAnswers(() => new Promise(() => undefined));
    const site = await atPayment(filled({ providers: [bank, otherBank] }));
    await userEvent.click(await paymentSelection('iDEAL'));
    await userEvent.click(await pay());
    await waitFor(() => expect(site.callsTo('POST', '/api/v4/payment-method/init')).toHaveLength(1));
    expect(site.callsTo('POST', '/api/v4/payment-method/init')[0]?.body).toMatchObject({
      targetPaymentProvider: 'ideal',
      paymentProviderId: 'demo-ideal',
    });
  });

  test('PAY-015 PAY-030 PAY-040 update basket: a voucher’s code is encoded, and the page shows the basket read afterwards', async () => {
    platform().put('/api/v2/baskets/vouchers/A%2FB%20%C3%A91').reply(200, {});
    platform().delete('/api/v2/baskets/vouchers/A%2FB%20%C3%A91').reply(200, {});
    const providers = [{ ...card, hasVouchers: true }];
    const lower = filled({
      providers,
      vouchers: [{ code: 'A/B é1', name: 'Ten off', discount: 100 }],
      discountedTotal: 899,
      discountedTax: 155,
      basketItems: [{ ...line, name: 'Month pass, less' }],
    });
    const site = await atPayment(filled({ providers }), lower);
    await userEvent.click(await screen.findByRole('button', { name: 'Add a voucher' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Voucher code' }), 'A/B é1{Enter}');
    await waitFor(() =>
      expect(order()).toHaveTextContent(/Month pass, less.*Ten off.*Tax included€1\.55.*Due today€8\.99/),
    );
    expect((await pay()).textContent).toBe('Pay €8.99');
    const reads = () => site.callsTo('GET', '/api/v2/customer/basket').map(({ path }) => path);
    expect([
      site.callsTo('PUT', '/api/v2/baskets/vouchers').map(({ path, body }) => [path, body]),
      reads(),
    ]).toEqual([[['/api/v2/baskets/vouchers/A%2FB%20%C3%A91', undefined]], ['/api/v2/customer/basket']]);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Ten off' }));
    await waitFor(() => expect(reads()).toHaveLength(2));
    expect(site.callsTo('DELETE', '/').map(({ path }) => path)).toEqual([
      '/api/v2/baskets/vouchers/A%2FB%20%C3%A91',
    ]);
  });

  test('PAY-001 PAY-008 PAY-009 start and complete: the page accepts no press until the platform has answered', async () => {
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    platform()
      .post(/\/baskets\/pay/)
      .query(true)
      .reply(async () => {
        await answered;
        return [200, paid];
      });
    await atPayment(filled({ providers: [card] }));
    await screen.findByLabelText('Card number');
    await userEvent.click(await pay());
    expect(await screen.findByText('Your payment is on its way. Stay on this page.')).toBeInTheDocument();
    expect(screen.getByRole('form', { name: 'Payment' })).toHaveAttribute('aria-busy', 'true');
    expect(await pay()).toBeDisabled();
    answer();
    expect(await screen.findByRole('heading', { name: 'You’re in' })).toBeVisible();
    expect(screen.queryByText('Your payment is on its way. Stay on this page.')).toBeNull();
  });

  test('PAY-001 PAY-010 PAY-011 error and clear error: the message shows and the page stays usable, until another method is selected', async () => {
    platform()
      .post(/\/baskets\/pay/)
      .query(true)
      .reply(402, declined);
    await atPayment();
    await userEvent.click(await paymentSelection('Card'));
    await screen.findByLabelText('Card number');
    await userEvent.click(await pay());
    expect(await screen.findByRole('alert')).toHaveTextContent('The bank said no.');
    expect(screen.getByRole('form', { name: 'Payment' })).toHaveAttribute('aria-busy', 'false');
    expect(await paymentSelection('iDEAL')).toBeEnabled();
    await userEvent.click(await paymentSelection('iDEAL'));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  test.each([
    ['the basket', filled({ ...owing, providers: [card] })],
    ['the pay call', filled({ providers: [card] })],
  ])('PAY-001 billing details required: %s asks for the missing ones', async (by, first) => {
    platform()
      .post(/\/baskets\/pay/)
      .query(true)
      .reply(424, {
        status: 424,
        code: 'BASKET_REQUIREMENTS_FAILED',
        messages: [],
        missingFields: owing.missingFields,
      });
    await atPayment(first);
    if (by === 'the pay call') {
      await screen.findByLabelText('Card number');
      await userEvent.click(await pay());
    }
    expect(await screen.findByRole('heading', { name: 'Billing details' })).toBeVisible();
    expect(await screen.findByRole('textbox', { name: /^Name/ })).toBeRequired();
  });

  test('PAY-030 handle sign-up after OAuth: the stored basket is read, and the payment continues with it', async () => {
    platform().persist().get('/api/v2/customer/basket').reply(200, filled());
    const site = await openAt('/purchase?showPurchase=true', { licences: [licence()] }, { change });
    expect(await screen.findByRole('heading', { level: 1, name: 'Month pass' })).toBeVisible();
    expect([site.callsTo('GET', '/api/v2/customer/basket').length > 0, site.callsTo('PUT', '/')]).toEqual([
      true,
      [],
    ]);
    expect(site.callsTo('GET', '/api/v2/customer/basket')[0]?.headers.get('authorization')).toBe(
      'Bearer auth-ada',
    );
  });
});

test('PAY-017 an overlay opened twice is open once: one closing closes it', async () => {
  const settings = (document: Record<string, unknown>) =>
    void Object.assign(document, {
      authenticationProviders: [{ name: 'id' }, { name: 'sptv' }],
      settings: { ...(document['settings'] as object), mfaConfigurations: [] },
    });
  const site = await compose({ at: '/no/such/page', change: settings });
  await site.draw();
  await userEvent.click(within(await screen.findByRole('banner')).getByRole('button', { name: 'Sign in' }));
  const shown = await screen.findByRole('dialog');
  act(() => site.get(overlays).open('sidePanel'));
  expect([...site.get(shellStore).overlays]).toEqual(['sidePanel']);
  expect(site.tracked.filter(({ name }) => name === SIDE_PANEL_OPENED)).toHaveLength(1);
  expect(screen.getAllByRole('dialog')).toEqual([shown]);
  await userEvent.click(within(shown).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([...site.get(shellStore).overlays]).toEqual([]);
});
