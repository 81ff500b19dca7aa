/** Links between pages of the composed product, and what their queries carry. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  browserProfile,
  compose,
  composedTests,
  platform,
  signedIn,
  type Composed,
  type ComposeOptions,
} from './composed';

composedTests();

beforeEach(
  () =>
    void Object.assign(HTMLMediaElement.prototype, {
      load: () => undefined,
      pause: () => undefined,
      play: async () => undefined,
    }),
);

const adult = {
  id: '7',
  email: 'ada@example.org',
  role: 'USER',
  isGuest: false,
  location: { countryCode: 'PT' },
};

function memberTab() {
  platform().persist().get('/api/v2/user').reply(200, adult);
  return browserProfile(signedIn()).tab();
}

async function drawn(options: ComposeOptions): Promise<Composed> {
  const site = await compose(options);
  await site.draw();
  return site;
}

const query = () => Object.fromEntries(new URLSearchParams(window.location.search));

describe('ROU-105 the chosen licence in an address', () => {
  const providers = (entries: readonly object[]) => (document: Record<string, unknown>) =>
    void Object.assign(document, {
      authenticationProviders: entries,
      settings: { ...(document['settings'] as object), mfaConfigurations: [], allowSelfRegistration: true },
    });
  const several = providers([{ name: 'id' }, { name: 'generic', canSignUp: true }]);

  test.each(['selectedLicence', 'selected-licence'])(
    'as %s of the shop is passed to sign-up as selected-licence, and from there to login as selectedLicence',
    async (spelling) => {
      await drawn({ at: `/purchase?${spelling}=gold&from=%2Fbrowse`, change: several });
      await waitFor(() => expect(window.location.pathname).toBe('/signup'));
      expect(query()).toMatchObject({ 'selected-licence': 'gold', from: '/browse', showPurchase: 'true' });
      expect(query()).not.toHaveProperty('selectedLicence');
      await userEvent.click(await within(screen.getByRole('main')).findByRole('link', { name: 'Sign in' }));
      await waitFor(() => expect(window.location.pathname).toBe('/login'));
      expect(query()).toMatchObject({ selectedLicence: 'gold', showPurchase: 'true' });
      expect(query()).not.toHaveProperty('selected-licence');
    },
  );

  test.each(['selectedLicence', 'selected-licence'])(
    'as %s of login leads to the shop as selected-licence',
    async (spelling) => {
      platform()
        .post('/api/v2/login')
        .reply(200, { authorisationToken: 'auth-ada', refreshToken: 'refresh-ada' });
      platform().persist().get('/api/v2/user').reply(200, adult);
      await drawn({ at: `/login/id?${spelling}=gold&showPurchase=true`, change: several });
      await userEvent.type(await screen.findByLabelText(/Email/), 'ada@example.org');
      await userEvent.type(screen.getByLabelText(/^Password/), 'long enough one{Enter}');
      await waitFor(() => expect(window.location.pathname).toBe('/purchase'));
      expect(query()['selected-licence']).toBe('gold');
    },
  );

  test.each(['selectedLicence', 'selected-licence'])(
    'as %s of a provider’s page is stored during the redirect',
    async (spelling) => {
      platform()
        .persist()
        .get('/api/v2/openid/stagedoor/auth-uri')
        .query(true)
        .reply(200, { authorisationUri: 'https://stagedoor.example/authorise?state=s1' });
      const site = await drawn({
        realm: 'lanterna',
        at: `/login/openid/stagedoor?${spelling}=gold&showPurchase=true`,
      });
      await waitFor(() => expect(site.left).not.toEqual([]));
      expect(site.tab.profile.local.get('signin.selectedLicence')).toBe('gold');
    },
  );
});

describe('ROU-106 the link to the shop from a video for sale', () => {
  test.each([
    ['/video/7', '/video/7'],
    ['/video/7?x=1&y=a%20b', '/video/7?x=1&y=a%20b'],
  ])('opened as %s leads back there', async (at, from) => {
    const licences = [
      {
        id: 'gold',
        name: 'Gold',
        purchaseStrategy: { type: 'SUBSCRIPTION', subscriptionPeriod: 'P1M' },
        amounts: [],
      },
    ];
    platform().persist().get('/api/v4/vod/7').reply(200, {
      id: '7',
      type: 'VOD',
      title: 'One',
      accessLevel: 'DENIED',
      onlinePlayback: 'AVAILABLE',
      duration: 600,
      licences: [],
      availableLicences: licences,
    });
    await drawn({ at, tab: memberTab() });
    const link = await waitFor(() => {
      const found = screen
        .getAllByRole('link')
        .find((each) => each.getAttribute('href')?.startsWith('/purchase?'));
      if (found === undefined) throw new Error('There is no link to the shop.');
      return found;
    });
    expect(link.getAttribute('href')).toContain(
      `from=${new URLSearchParams({ from }).toString().slice('from='.length)}`,
    );
    expect(new URL(link.getAttribute('href') ?? '', 'https://site.test').searchParams.get('from')).toBe(from);
  });
});

describe('ROU-107 the link that a payment provider returns to', () => {
  const link = (more: string) =>
    `/pay/demo-stripe?targetPaymentProvider=stripe&paymentProviderId=demo-stripe&paymentMethodType=card&payment_intent=pi_9${more}`;

  test.each([['&redirect_status=failed'], ['&redirect_status=canceled']])(
    'with %s shows that it was not paid, and leads back to where the viewer came from',
    async (status) => {
      platform().persist().get('/api/v2/customer/basket').reply(404, {});
      platform()
        .persist()
        .post('/api/v4/payment-method/validate')
        .reply(200, { status: 'failed', paymentDetailsExternalId: 'pi_9' });
      const site = await drawn({ at: link(`${status}&from=%2Fbrowse`), tab: memberTab() });
      expect(await screen.findByText(/^The payment did not go through/)).toBeVisible();
      expect(site.callsTo('POST', '/api/v4/payment-method/validate')[0]?.body).toMatchObject({
        targetPaymentProvider: 'stripe',
        paymentProviderId: 'demo-stripe',
        paymentMethodType: 'card',
      });
      expect(site.callsTo('POST', '/api/v2/customer/baskets/pay')).toEqual([]);
      await userEvent.click(screen.getByRole('button', { name: 'Back to the payment' }));
      await waitFor(() =>
        expect(window.location.pathname + window.location.search).toBe('/purchase?from=%2Fbrowse'),
      );
    },
  );

  test('without its payment method is no return', async () => {
    const site = await drawn({
      at: '/pay/demo-stripe?targetPaymentProvider=stripe&paymentProviderId=demo-stripe',
      tab: memberTab(),
    });
    await screen.findByRole('heading', { level: 1 });
    expect(site.callsTo('POST', '/api/v4/payment-method/validate')).toEqual([]);
  });
});

describe('ROU-116 the default menu page', () => {
  const title = (text: string) => ({ en: text, es: text, ar: text });
  const outbound = { type: 'outbound', title: title('Shop'), data: { url: 'https://shop.example' } };
  const hidden = { type: 'view', title: title('Mine'), data: { view: 'account' } };
  const stories = { type: 'section', title: title('Stories'), data: { id: 'stories' } };
  const guide = { type: 'view', title: title('Coming'), data: { view: 'UPCOMING' } };
  const menuOf = (items: readonly object[]) => (document: Record<string, unknown>) => {
    const menu = { layout: 'top', items };
    Object.assign(document, { menus: { WEB: menu, 'MOBILE-WEB': menu } });
    delete document['pages'];
  };
  const tv = (document: Record<string, unknown>) => {
    menuOf([outbound, hidden, stories])(document);
    for (const entry of document['authenticationProviders'] as Record<string, unknown>[])
      delete entry['allowedProviders'];
  };
  const logo = async (name: string) => within(await screen.findByRole('banner')).getByRole('link', { name });

  test.each([
    ['the first item', [stories, guide], '/section/stories'],
    [
      'the first that is no link to another site and that the viewer sees',
      [outbound, hidden, stories],
      '/section/stories',
    ],
    ['a page that is no section', [outbound, guide, stories], '/upcoming'],
    ['HOME where the menu has none', [outbound], '/home'],
  ])('of the logo is %s', async (_, items, path) => {
    await drawn({ at: '/no/such/page', change: menuOf(items) });
    expect(await logo('Ringside')).toHaveAttribute('href', path);
  });

  test('is shown at the root', async () => {
    const site = await drawn({ at: '/', change: menuOf([outbound, hidden, stories]) });
    await waitFor(() => expect(site.callsTo('GET', '/api/v4/content/stories')).not.toEqual([]));
    expect(site.callsTo('GET', '/api/v4/content/home')).toEqual([]);
  });

  test.each([
    ['/licence-redirect', 'a licence redirect that knows no seller'],
    ['/login', 'a visit of the login page'],
    ['/signup', 'a visit of the sign-up page'],
  ])('is where %s leads a signed-in viewer: %s', async (at) => {
    await drawn({ at, change: menuOf([outbound, guide, stories]), tab: memberTab() });
    await waitFor(() => expect(window.location.pathname).toBe('/upcoming'));
  });

  test('is where a pay-TV error leads', async () => {
    const site = await drawn({ realm: 'noor', locale: 'en', at: '/providers', change: tv });
    await userEvent.click(await screen.findByRole('link', { name: 'To the start page' }));
    await waitFor(() => expect(site.callsTo('GET', '/api/v4/content/stories')).not.toEqual([]));
  });
});
