/** A payment is only sent in the session of the viewer who confirmed it, although another one signs in meanwhile. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionStore } from '../../../core/session/SessionStore';
import { browserProfile, compose, composedTests, platform, signedIn } from './composed';
import { atCheckout, filled, openTab, paid, trade, user } from './paymentPlatform';
import { giftCheckoutOf } from './paymentStores';

composedTests();

const tokens = { authorisationToken: 'auth-bo', refreshToken: 'refresh-bo' };
const priced = (id: string) => (id === 'bo' ? filled({ version: 'v-bo' }) : filled({ version: 'v-7' }));

/** A page of the viewer 7 that is ready to pay, and what lets bo sign in in another tab of the same browser. */
async function twoViewers(state: ReturnType<typeof trade>) {
  const page = await atCheckout();
  const other = await openTab(page.profile.tab());
  /** `answered` delays the platform's answer about the new viewer to the first page. */
  const signIn = async (answered?: Promise<void>) => {
    platform().get('/api/v2/user').reply(200, user('bo'));
    platform()
      .get('/api/v2/user')
      .reply(200, async () => {
        await answered;
        return user('bo');
      });
    await other.get(sessionStore).signIn(tokens, 'id');
    state.basket = priced('bo');
  };
  return { ...page, signIn, shown: () => page.checkout.basket.basket?.version };
}

test.each([
  ['that costs something', {}],
  ['that is free', { currentTotal: 0, originalTotal: 0 }],
])(
  'PAY-019 a licence %s is not paid by the viewer who signs in while the press is under way',
  async (_, prices) => {
    const state = trade({ basket: { ...priced('7'), ...prices } });
    const { checkout, press, charges, signIn, site, shown } = await twoViewers(state);
    state.meanwhile = async () => {
      await signIn();
      state.basket = { ...priced('7'), ...prices };
    };
    await press();
    expect(charges()).toEqual([]);
    expect(checkout.payment.error).toEqual({ key: 'basketChanged' });
    await waitFor(() => expect(site.get(sessionStore).viewer.id).toBe('bo'));

    // The viewer who has signed in may pay what the page shows now.
    await press();
    expect(charges()).toHaveLength(1);
    expect(charges()[0]?.headers.get('authorization')).toBe('Bearer auth-bo');
    expect(shown()).toBe('v-7');
  },
);

test('PAY-019 a press is not paid with another viewer’s token while the page still shows the first viewer', async () => {
  const state = trade({ basket: priced('7') });
  const { checkout, press, charges, signIn, site, shown } = await twoViewers(state);
  let answer = (): void => undefined;
  await signIn(new Promise<void>((resolve) => (answer = resolve)));
  state.basket = priced('7');
  expect(site.get(sessionStore).viewer.id).toBe('7');
  await press();
  expect(charges()).toEqual([]);
  expect(checkout.payment.error).toEqual({ key: 'basketChanged' });
  answer();
  await waitFor(() => expect(site.get(sessionStore).viewer.id).toBe('bo'));
  await press();
  expect(charges()).toHaveLength(1);
  expect(shown()).toBe('v-7');
});

test('PAY-019 a gift is not paid by the viewer who signs in while it is being secured', async () => {
  trade();
  const profile = browserProfile(signedIn());
  const [site, other] = [await openTab(profile.tab()), await openTab(profile.tab())];
  const pay = jest.fn(async () => paid);
  const { checkout } = giftCheckoutOf(site, { read: async () => priced('7'), pay });
  await checkout.takeUp();
  platform().get('/api/v2/user').times(2).reply(200, user('bo'));
  const collect = async () => {
    await other.get(sessionStore).signIn(tokens, 'id');
    return { targetPaymentProvider: 'stripe', paymentMethodType: 'card', paymentDetailsExternalId: 'pi_1' };
  };
  await checkout.payment.pay({ collect }, 'https://site.test/pay');
  expect(pay).not.toHaveBeenCalled();
  expect(checkout.payment.error).toEqual({ key: 'basketChanged' });
});

test('PAY-019 a press that began while the viewer was not known is not paid by the one who turns out to be there', async () => {
  const state = trade({ basket: priced('7') });
  const { checkout, press, charges, signIn, site } = await twoViewers(state);
  let answer = (): void => undefined;
  await signIn(new Promise<void>((resolve) => (answer = resolve)));
  state.basket = priced('7');
  state.meanwhile = async () => {
    answer();
    await waitFor(() => expect(site.get(sessionStore).viewer.id).toBe('bo'));
  };
  await press();
  expect(charges()).toEqual([]);
  expect(checkout.payment.error).toEqual({ key: 'basketChanged' });
});

describe('PAY-019 PAY-051 a payment that its provider has made', () => {
  const payment = {
    id: 'pi_A',
    targetPaymentProvider: 'stripe',
    paymentMethodType: 'card',
    status: 'succeeded',
    completed: false,
  };
  const unknown = { status: 404, code: 'unknown', messages: [] };

  /** The page of viewer 7's payment; bo signs in in another tab with `signIn`. */
  async function atPayment(stored: object, onRead: (signIn: () => Promise<void>) => Promise<void>) {
    trade();
    const profile = browserProfile(signedIn());
    const other = await openTab(profile.tab());
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const signIn = async () => {
      platform().get('/api/v2/user').reply(200, user('bo'));
      platform()
        .get('/api/v2/user')
        .reply(200, async () => {
          await answered;
          return user('bo');
        });
      await other.get(sessionStore).signIn(tokens, 'id');
    };
    platform()
      .persist()
      .get('/api/v4/payments/pi_A')
      .matchHeader('authorization', 'Bearer auth-ada')
      .reply(200, async () => {
        await onRead(signIn);
        return payment;
      });
    platform()
      .persist()
      .get('/api/v4/payments/pi_A')
      .matchHeader('authorization', 'Bearer auth-bo')
      .reply(404, unknown);
    const tab = profile.tab();
    tab.sessionValues.write(
      'purchase.payment',
      JSON.stringify({ viewer: '7', payments: { licence: stored } }),
    );
    platform().get('/api/v2/user').reply(200, user('7'));
    const site = await compose({ tab, at: '/payment/pi_A' });
    await site.draw();
    return { site, signIn, answer, charges: () => site.callsTo('POST', '/api/v2/customer/baskets/pay') };
  }

  test('is not completed in the name of the viewer who signs in while it is read', async () => {
    let begun: Promise<void> | undefined;
    const stored = { left: 'pi_A', terms: { consent: [], trialWaived: false } };
    const { answer, charges } = await atPayment(stored, (signIn) => (begun ??= signIn()));
    await screen.findByText(/^We cannot reach the payment just now/);
    expect(charges()).toEqual([]);
    answer();
    await screen.findByRole('heading', { name: 'No such payment' });
    expect(charges()).toEqual([]);
  });

  test('is not completed by a press of the first viewer while another one signs in', async () => {
    const { site, signIn, answer, charges } = await atPayment({}, async () => undefined);
    const press = await screen.findByRole('button', { name: 'Complete the payment' });
    await signIn();
    expect(site.get(sessionStore).viewer.id).toBe('7');
    await userEvent.click(press);
    await waitFor(() =>
      expect(site.callsTo('GET', '/api/v4/payments/pi_A').at(-1)?.headers.get('authorization')).toBe(
        'Bearer auth-bo',
      ),
    );
    answer();
    await screen.findByRole('heading', { name: 'No such payment' });
    expect(charges()).toEqual([]);
  });
});
