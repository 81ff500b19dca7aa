/** The calls about licences that the buttons of the composed product make. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Licence } from '../../../core/generated/platform';
import { euro, licence, percent } from '../commerce/commerceFixture';
import {
  browserProfile,
  compose,
  composedTests,
  platform,
  signedIn,
  type Composed,
  type PlatformCall,
} from './composed';
import { atHeld, atPurchase, heldAt, later, openAt, pass, viewer } from './licencePages';

composedTests();

const press = (name: string) => userEvent.click(heldAt().getByRole('button', { name }));
const confirm = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

/** The calls of one method and path, once there are any: what was sent, without the headers. */
async function sent(
  site: Composed,
  method: string,
  path: string,
): Promise<readonly Pick<PlatformCall, 'path' | 'body'>[]> {
  await waitFor(() => expect(site.callsTo(method, path)).not.toEqual([]));
  return site.callsTo(method, path).map(({ path: each, body }) => ({ path: each, body }));
}

describe('LIC-071 LIC-081 families are read', () => {
  const query = async (address: string) => {
    const site = await openAt(address, { licences: [licence()] });
    const [call] = await sent(site, 'GET', '/api/v2/licence-family');
    return new URL(call?.path ?? '', 'https://platform.test').searchParams;
  };

  test('with what the viewer holds', async () => {
    const asked = await query('/purchase');
    expect([asked.get('includeEntitlements'), asked.has('licenceId')]).toEqual([
      'ALL_ACTIVE_USER_ENTITLEMENTS',
      false,
    ]);
  });

  test('and by the ids of an address, each as a parameter of its own', async () => {
    expect((await query('/purchase?licences=pass-month,night')).getAll('licenceId')).toEqual([
      'pass-month',
      'night',
    ]);
  });
});

const migration = {
  id: 'rise',
  currency: 'EUR',
  scale: 2,
  oldAmount: 999,
  newAmount: 1199,
  effectiveTimestamp: later,
};
test.each([
  ['Stay at the new price', 'CONTINUE'],
  ['Leave', 'LEAVE'],
])('API-007 LIC-072 LIC-081 the answer “%s” to a price change is sent as %s', async (name, status) => {
  platform().put('/api/v3/price-version-migration/rise/consent').reply(204);
  const site = await atHeld({ licences: [pass({ priceMigration: migration })] });
  await press(name);
  expect(await sent(site, 'PUT', '/api/v3/')).toEqual([
    { path: '/api/v3/price-version-migration/rise/consent', body: { status } },
  ]);
});

test('LIC-075 LIC-081 a paused licence is resumed by a post without a body', async () => {
  platform().post('/api/v2/customer/subscriptions/status/active/pass/resume').reply(204);
  const site = await atHeld({ licences: [pass({ pauseState: 'PAUSED' })] });
  await press('Resume');
  expect(await sent(site, 'POST', '/api/v2/customer/subscriptions')).toEqual([
    { path: '/api/v2/customer/subscriptions/status/active/pass/resume', body: undefined },
  ]);
});

test('LIC-079 LIC-081 a licence is reactivated by PATCH, without a body', async () => {
  platform().patch('/api/v2/user/licence/pass').reply(204);
  const site = await atHeld({ licences: [pass({ autoRenewingStatus: null })] });
  await press('Reactivate');
  expect(site.callsTo('PATCH', '/')).toEqual([]);
  await confirm('Yes, renew it again');
  expect(await sent(site, 'PATCH', '/')).toEqual([{ path: '/api/v2/user/licence/pass', body: undefined }]);
  expect(site.callsTo('PUT', '/api/v2/user/licence')).toEqual([]);
});

describe('a retention offer', () => {
  const cancelling = async (verdict: object) => {
    platform().persist().get('/api/v2/promotions/cancellation/pass/verify').reply(200, verdict);
    platform()
      .post(/\/promotions\/cancellation\/pass\//)
      .reply(204);
    platform().delete('/api/v2/customer/subscriptions/status/active/pass').query(true).reply(204);
    const site = await atHeld({ licences: [pass()] });
    await press('Cancel');
    expect(site.callsTo('GET', '/api/v2/promotions')).toEqual([]);
    await confirm('Yes, cancel it');
    return site;
  };
  const offer = { valid: true, discount: percent(50) };

  test('LIC-077 LIC-081 is requested before anything is cancelled', async () => {
    const site = await cancelling(offer);
    await screen.findByRole('heading', { name: 'Stay for less?' });
    // React strict mode runs effects twice in development.
    for (const call of await sent(site, 'GET', '/api/v2/promotions'))
      expect(call).toEqual({ path: '/api/v2/promotions/cancellation/pass/verify', body: undefined });
    expect(site.callsTo('DELETE', '/')).toEqual([]);
  });

  test('LIC-077 is absent: the licence is cancelled at once', async () => {
    const site = await cancelling({ valid: false });
    expect(await sent(site, 'DELETE', '/')).toEqual([
      { path: '/api/v2/customer/subscriptions/status/active/pass', body: undefined },
    ]);
  });

  test('LIC-078 is redeemed by a post without a body, and nothing is cancelled', async () => {
    const site = await cancelling(offer);
    await userEvent.click(await screen.findByRole('button', { name: 'Keep my plan' }));
    await screen.findByRole('heading', { name: 'Good that you stay' });
    expect(await sent(site, 'POST', '/api/v2/promotions')).toEqual([
      { path: '/api/v2/promotions/cancellation/pass/redeem', body: undefined },
    ]);
    expect(site.callsTo('DELETE', '/')).toEqual([]);
  });

  test('LIC-078 is refused by a post without a body before the licence is cancelled', async () => {
    const site = await cancelling(offer);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel anyway' }));
    await screen.findByRole('heading', { name: 'Your plan is cancelled' });
    expect(
      site.calls
        .filter(({ method }) => method === 'POST' || method === 'DELETE')
        .map(({ method, path, body }) => [method, path, body]),
    ).toEqual([
      ['POST', '/api/v2/promotions/cancellation/pass/refuse', undefined],
      ['DELETE', '/api/v2/customer/subscriptions/status/active/pass?cancellationDiscount=IGNORE', undefined],
    ]);
  });
});

describe('a licence that an external store sells', () => {
  const acquisitionUrl = 'https://box-office.example/buy?state=of-this-sale';
  const sold = licence({
    purchaseStrategy: {
      type: 'SUBSCRIPTION',
      subscriptionPeriod: 'P1M',
      externalAuthProviderDetails: { name: 'box-office', acquisitionUrl },
    },
  });
  const tokens = { authorisationToken: 'auth-buyer', refreshToken: 'refresh-buyer' };

  test('LIC-092 the store’s code is exchanged once, without the viewer’s token, and its tokens are used for the next calls', async () => {
    const tab = browserProfile(signedIn()).tab();
    const shop = await atPurchase({ licences: [sold] }, { tab });
    await userEvent.click(await screen.findByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(shop.left).toEqual([acquisitionUrl]));
    shop.close();
    document.body.replaceChildren();

    platform().persist().get('/api/v2/user').reply(200, viewer);
    platform().post('/api/v2/external/box-office/token').reply(200, tokens);
    const site = await compose({ tab, at: '/licence-redirect?code=c-1&state=of-this-sale' });
    await site.draw();
    const [call, ...others] = await sent(site, 'POST', '/api/v2/external');
    expect([call, others]).toEqual([
      { path: '/api/v2/external/box-office/token', body: { authorisationCode: 'c-1' } },
      [],
    ]);
    expect(site.callsTo('POST', '/api/v2/external')[0]?.headers.get('authorization')).toBeNull();
    await waitFor(() => expect(tab.localValues.read('authToken')).toBe('auth-buyer'));
    expect(tab.localValues.read('refreshToken')).toBe('refresh-buyer');
  });
});

describe('a locked title', () => {
  const film = (licences: readonly Licence[]) => ({
    id: '7',
    type: 'VOD',
    title: 'One',
    accessLevel: 'DENIED',
    onlinePlayback: 'AVAILABLE',
    duration: 600,
    licences,
    availableLicences: licences,
  });
  const locked = async (...licences: Licence[]) => {
    platform().persist().get('/api/v4/vod/7').reply(200, film(licences));
    await openAt('/video/7?from=%2Fbrowse', {});
    return screen.findByRole('link', { name: 'Choose and watch' });
  };

  test('PAY-052 leads to the shop with its own path and query as the return address', async () => {
    const link = await locked(licence());
    const { pathname, search } = window.location;
    const to = new URL(link.getAttribute('href') ?? '', window.location.href);
    expect([to.pathname, to.searchParams.get('from')]).toEqual(['/purchase', pathname + search]);
    expect(search).toContain('from=');
  });

  test('LIC-063 shows the shop’s price, less its running discount', async () => {
    await locked(licence({ amounts: [euro(1000)], discounts: [percent(25)] }));
    expect(screen.getByText('Month pass').closest('li')).toHaveTextContent('€7.50 / month');
  });
});
