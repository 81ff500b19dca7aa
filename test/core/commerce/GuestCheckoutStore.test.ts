/** Guest checkout: tokens for one checkout, stored for the tab, separate from the session's. */
import { GUEST_CHECKOUT_KEY, GuestCheckoutStore } from '../../../core/commerce/GuestCheckoutStore';
import { createPlatformClient } from '../../../core/platform/transport/createPlatformClient';
import type { TokenSource } from '../../../core/platform/transport/TokenSource';
import { readGiftBasket } from '../../../core/sdk/endpoints/gifts';
import { FakeClock } from '../../kit/fakes';
import {
  platform,
  platformUrl,
  refusal,
  tabValues,
  tradesOverTheNetwork,
  tradingClient,
} from './tradingFixture';

tradesOverTheNetwork();

const principalPath = '/api/v2/user/guest-checkout-principal';
const clientOf = (tokens: TokenSource) =>
  createPlatformClient({
    url: platformUrl,
    apiKey: 'k',
    locale: () => 'en',
    tokens,
    fetch: (address, init) => fetch(address, init),
    clock: new FakeClock(),
  });
const checkout = (values = tabValues()) => ({
  store: new GuestCheckoutStore({ values, clientOf, tokenless: tradingClient() }),
  values,
});
const opened = async () => {
  const made = checkout();
  platform()
    .post(principalPath, { email: 'gil@example.org' })
    .matchHeader('authorization', (given) => given === undefined)
    .reply(201, { authorisationToken: 'a1', refreshToken: 'r1' });
  await made.store.open('gil@example.org');
  return made;
};
const bearer = (token: string) => (given: string) => given === `Bearer ${token}`;

test('GFT-015 an address starts it; calls then use its token, and a reloaded page of the tab restores it', async () => {
  const { store, values } = await opened();
  expect(store.email).toBe('gil@example.org');
  platform().get('/api/v2/basket').matchHeader('authorization', bearer('a1')).reply(200, {});
  await store.client.call(readGiftBasket, {});
  expect(checkout(values).store.email).toBe('gil@example.org');
});

test('GFT-015 an expired token is refreshed, and the call repeated', async () => {
  const { store } = await opened();
  platform()
    .get('/api/v2/basket')
    .matchHeader('authorization', bearer('a1'))
    .reply(401, refusal(401, 'tokenExpired'));
  platform()
    .post('/api/v2/token/refresh', { refreshToken: 'r1' })
    .reply(200, { authorisationToken: 'a2', refreshToken: 'r2' });
  platform().get('/api/v2/basket').matchHeader('authorization', bearer('a2')).reply(200, {});
  await store.client.call(readGiftBasket, {});
});

test('GFT-015 one that cannot be refreshed ends it, and nobody else’s token is used instead', async () => {
  const { store, values } = await opened();
  platform().get('/api/v2/basket').reply(401, refusal(401, 'tokenExpired'));
  platform().post('/api/v2/token/refresh').reply(401, refusal(401, 'refreshTokenSpent'));
  await expect(store.client.call(readGiftBasket, {})).rejects.toMatchObject({ status: 401 });
  expect([store.email, values.read(GUEST_CHECKOUT_KEY)]).toEqual([null, null]);
});

test('GFT-015 at its end its tokens are removed', async () => {
  const { store, values } = await opened();
  store.close();
  expect([store.email, values.stored.size]).toEqual([null, 0]);
});

test.each(['{broken', '[]', '{"email":"gil@example.org"}'])(
  'an unreadable stored value is no guest: %s',
  (stored) => {
    const values = tabValues();
    values.write(GUEST_CHECKOUT_KEY, stored);
    expect(checkout(values).store.email).toBeNull();
  },
);
