/** What login pages of the composed product read from their query, and where the viewer is sent after signing in. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionStore } from '../../../core/session/SessionStore';
import { basket, licence } from '../commerce/commerceFixture';
import { browserProfile, compose, composedTests, platform, signedIn, type ComposeOptions } from './composed';

composedTests();

const tokens = { authorisationToken: 'auth-ada', refreshToken: 'refresh-ada' };
const user = {
  id: '7',
  email: 'ada@example.org',
  role: 'USER',
  isGuest: false,
  location: { countryCode: 'PT' },
};
const change: NonNullable<ComposeOptions['change']> = (document) => {
  document['authenticationProviders'] = [{ name: 'id' }];
  document['settings'] = { ...(document['settings'] as object), mfaConfigurations: [] };
};

/** Types email and password into the form of the page, or of one of its elements. */
async function typeSecret(place: HTMLElement = document.body): Promise<void> {
  const password = await within(place).findByLabelText(/^Password/);
  await userEvent.type(within(place).getByLabelText(/^Email/), 'ada@example.org');
  await userEvent.type(password, 'correct horse{Enter}');
}

/** Signs in at a login page; gives the site, and every address it has had since, in order. */
async function signInAt(at: string, answer: object = tokens) {
  platform().post('/api/v2/login').reply(200, answer);
  platform()
    .persist()
    .get('/api/v2/user')
    .matchHeader('authorization', /^Bearer auth-ada/)
    .reply(200, user);
  const site = await compose({ at, change });
  await site.draw();
  const places: string[] = [];
  const { replaceState, pushState } = window.history;
  for (const [name, original] of [
    ['replaceState', replaceState],
    ['pushState', pushState],
  ] as const)
    jest.spyOn(window.history, name).mockImplementation((...given) => {
      original.apply(window.history, given);
      places.push(window.location.pathname + window.location.search);
    });
  await typeSecret();
  await waitFor(() => expect(site.get(sessionStore).state.status).toBe('viewer'));
  return { site, places };
}

describe('after signing in the viewer is sent on', () => {
  test.each([
    [
      'SGN-042 to the callback of the page around it, before all that the query names',
      '/gift/g1/login/id?from=%2Fbrowse&entryPage=%2Fupcoming&showPurchase=true',
      '/gift/g1/pay',
    ],
    [
      'SGN-049 SGN-026 to the shop where showPurchase asks for it, with selectedLicence and licences',
      '/login/id?showPurchase=true&selectedLicence=l1&licences=l1,l2&entryPage=%2Fbrowse',
      '/purchase?selected-licence=l1&licences=l1%2Cl2',
    ],
    [
      'SGN-043 SGN-026 to the entry page, before from',
      '/login/id?entryPage=%2Fbrowse&from=%2Fupcoming&licences=l1&redirectTo=%2Freleases',
      '/browse',
    ],
    [
      'SGN-043 SGN-026 to the shop as the entry page, with licences and redirectTo',
      '/login/id?entryPage=%2Fpurchase&licences=l1,l2&redirectTo=%2Freleases&from=%2Fupcoming',
      '/purchase?licences=l1%2Cl2&redirectTo=%2Freleases',
    ],
    [
      'SGN-043 to signing up as the entry page, with licences and redirectTo',
      '/login/id?entryPage=%2Fsignup&licences=l1,l2&redirectTo=%2Freleases&from=%2Fupcoming',
      '/signup?licences=l1%2Cl2&redirectTo=%2Freleases',
    ],
    [
      'SGN-044 SGN-026 to from',
      '/login/id?from=%2Fupcoming&callback=%2Freleases&redirectTo=%2Freleases',
      '/upcoming',
    ],
  ])('%s', async (_, at, place) => {
    const { places } = await signInAt(at);
    await waitFor(() => expect(places[0]).toBe(place));
  });

  test('SGN-054 SGN-045 neither to a callback in the query nor to redirectTo: the page stays', async () => {
    const { places } = await signInAt('/login/id?callback=%2Fbrowse&redirectTo=%2Fupcoming');
    expect(await screen.findByText('You are signed in.')).toBeVisible();
    expect(places).toEqual([]);
  });

  test('SGN-042 SGN-054 SGN-055 by the callback of the side panel, which closes it and stays on the page', async () => {
    platform().post('/api/v2/login').reply(200, tokens);
    platform().persist().get('/api/v2/user').matchHeader('authorization', 'Bearer auth-ada').reply(200, user);
    await (await compose({ at: '/no/such/page?from=%2Fbrowse', change })).draw();
    await userEvent.click(within(await screen.findByRole('banner')).getByRole('button', { name: 'Sign in' }));
    await typeSecret(await screen.findByRole('dialog'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.pathname + window.location.search).toBe('/no/such/page?from=%2Fbrowse');
  });
});

describe('SGN-054 redirectTo', () => {
  test('is where a completed purchase leads, in preference to from', async () => {
    const card = {
      paymentDetailsExternalId: 'card-1',
      targetPaymentProvider: 'stripe',
      paymentMethodType: 'card',
      paymentMethodDetails: { type: 'card', brand: 'visa', last4: '4242' },
    };
    platform().persist().get('/api/v2/user').reply(200, user);
    platform()
      .persist()
      .get('/api/v2/licence-family')
      .query(true)
      .reply(200, { families: [], licences: [licence()] });
    platform()
      .persist()
      .put(/\/api\/v2\/baskets\//)
      .query(true)
      .reply(200, basket({ primaryPaymentDetails: card }));
    platform()
      .persist()
      .get('/api/v2/customer/basket')
      .reply(200, basket({ primaryPaymentDetails: card }));
    platform()
      .post(/\/baskets\/pay/)
      .query(true)
      .reply(200, { status: 'COMPLETED', purchaseId: 'p-1', licences: [] });
    const site = await compose({
      at: '/purchase?from=%2Fupcoming&redirectTo=%2Freleases',
      tab: browserProfile(signedIn()).tab(),
    });
    await site.draw();
    await userEvent.click(await screen.findByRole('button', { name: 'Continue to payment' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Pay / }));
    await screen.findByRole('heading', { name: 'You’re in' });
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(window.location.pathname).toBe('/releases'));
  });
});

describe('partitionData in the query of a login page', () => {
  const partition = '/api/v2/user/partition';

  test('SGN-048 FAV-050 adds the viewer to partitions and removes them from others; the new token replaces the old one before the redirect', async () => {
    const stood: string[] = [];
    platform()
      .put(partition)
      .matchHeader('authorization', 'Bearer auth-ada')
      .reply(200, () => {
        stood.push(window.location.pathname);
        return { authorisationToken: 'auth-ada-2' };
      });
    const { site } = await signInAt('/login/id?from=%2Fbrowse&partitionData=club,-trial');
    await waitFor(() => expect(window.location.pathname).toBe('/browse'));
    expect(site.callsTo('PUT', partition).map(({ body }) => body)).toEqual([
      { partitionDataToAdd: ['club'], partitionDataToDelete: ['trial'] },
    ]);
    expect([
      stood,
      site.tab.localValues.read('authToken'),
      site.tab.localValues.read('refreshToken'),
    ]).toEqual([['/login/id'], 'auth-ada-2', 'refresh-ada']);
  });

  test('SGN-048 without it no partition is changed', async () => {
    const { site } = await signInAt('/login/id?from=%2Fbrowse');
    await waitFor(() => expect(window.location.pathname).toBe('/browse'));
    expect([site.callsTo('PUT', partition), site.tab.localValues.read('authToken')]).toEqual([
      [],
      'auth-ada',
    ]);
  });
});

describe('SGN-007 the answer to a login', () => {
  test('its tokens become the session’s, and its linked accounts are stored', async () => {
    const { site } = await signInAt('/login/id?from=%2Fbrowse', {
      ...tokens,
      missingInformationStatus: 'NONE',
      linkedAccounts: [{ provider: 'adobe' }],
    });
    await waitFor(() => expect(window.location.pathname).toBe('/browse'));
    expect([
      site.tab.localValues.read('authToken'),
      site.tab.localValues.read('refreshToken'),
      site.tab.localValues.read('signin.linkedAccounts'),
    ]).toEqual(['auth-ada', 'refresh-ada', '["adobe"]']);
  });

  test('with the status of missing information, the details are requested first', async () => {
    platform().persist().get('/api/v2/user/details').reply(200, {});
    platform()
      .persist()
      .get('/api/v2/country')
      .query(true)
      .reply(200, { countries: [], callerCountryCode: 'PT' });
    const { places } = await signInAt('/login/id?from=%2Fbrowse', {
      ...tokens,
      missingInformationStatus: 'REQUIRED',
      linkedAccounts: [],
    });
    expect(await screen.findByRole('textbox', { name: /^Name/ })).toBeVisible();
    expect(places).toEqual([]);
  });
});
