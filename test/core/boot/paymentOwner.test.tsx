/** A payment is only sent in the session of the viewer who confirmed it, although another one signs in meanwhile. */
import { waitFor } from '@testing-library/react';
import { sessionStore } from '../../../core/session/SessionStore';
import { browserProfile, composedTests, platform, signedIn } from './composed';
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
