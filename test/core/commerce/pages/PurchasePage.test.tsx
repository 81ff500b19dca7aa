/** The purchase page: who may buy, and choosing. */
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import LicenceRedirectPage from '../../../../core/commerce/pages/LicenceRedirectPage';
import { CallError } from '../../../../core/sdk';
import { held, licence } from '../commerceFixture';
import { tabValues } from '../tradingFixture';
import { from, openPage, settled, viewer, type FixtureOptions } from './checkoutFixture';
import { address, open } from './purchaseVisit';

afterEach(cleanup);

describe('who may buy', () => {
  test('PAY-057 a guest is sent to sign up, and their selection is stored', async () => {
    const { runtime, calls } = await open({
      user: null,
      address: `${address}&selected-licence=pass-month&licences=pass-month`,
    });
    expect(runtime.navigation.visited).toHaveLength(1);
    const target = new URL(runtime.navigation.visited[0]!, 'https://ringside.localhost');
    expect(target.pathname).toBe('/signup');
    expect(target.searchParams.get('from')).toBe(from);
    expect(target.searchParams.get('showPurchase')).toBe('true');
    expect(target.searchParams.get('licences')).toBe('pass-month');
    expect(target.searchParams.get('selectedLicence') ?? target.searchParams.get('selected-licence')).toBe(
      'pass-month',
    );
    expect(calls('readLicenceFamilies')).toBe(0);
  });

  test('PAY-058 SGN-046 the link to signing in keeps origin, type and target', async () => {
    const asked = { entryPage: '/video/7', type: 'signup', partitionData: 'p1', redirectTo: '/browse' };
    const { runtime } = await open({
      user: null,
      address: `${address}&${new URLSearchParams(asked).toString()}`,
    });
    const query = new URL(runtime.navigation.visited[0]!, 'https://ringside.localhost').searchParams;
    expect(Object.fromEntries(query)).toEqual({ ...asked, from, showPurchase: 'true' });
  });

  test.each<[string, Partial<FixtureOptions>, RegExp]>([
    [
      'SGN-080 PAY-056 a child’s profile',
      { user: { ...viewer, profile: { id: 'k', name: 'Kiko', type: 'CHILD' } } },
      /child’s profile cannot buy/,
    ],
    ['PAY-056 a VPN', { user: { ...viewer, location: { countryCode: 'PT', isVpn: true } } }, /VPN/],
    [
      'PAY-056 SGN-075 another territory',
      {
        settings: {
          addressCountryRestriction: [{ type: 'BLACKLIST', context: 'REGISTRATION', countries: ['PT'] }],
        },
      },
      /not offered where you are/,
    ],
  ])('%s sees the restriction modal in place of the offers', async (_, options, text) => {
    await open(options);
    expect(
      within(screen.getByRole('dialog', { name: 'Not available to buy' })).getByText(text),
    ).toBeInTheDocument();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  test('FAV-043 SGN-078 closing it leads back', async () => {
    const { runtime } = await open({
      user: { ...viewer, profile: { id: 'k', name: 'Kiko', type: 'CHILD' } },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Back without buying' }));
    expect(runtime.navigation.visited).toEqual([from]);
  });

  test('SGN-078 or to the default menu page, when the history is empty', async () => {
    const { runtime } = await open({
      address: '/purchase?from=https%3A%2F%2Felsewhere.example',
      user: { ...viewer, profile: { id: 'k', name: 'Kiko', type: 'CHILD' } },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Back without buying' }));
    expect(runtime.navigation.visited).toEqual(['/home']);
  });
});

describe('choosing', () => {
  test('offers are radio buttons with name, price and period; arrow keys move between those that can be bought', async () => {
    const user = userEvent.setup();
    await open({
      licences: [
        licence(),
        licence({ id: 'held', name: 'Held pass', status: held() }),
        licence({ id: 'night', name: 'Fight night', purchaseStrategy: { type: 'PAY_PER_VIEW' } }),
      ],
    });
    const month = screen.getByRole('radio', { name: /Month pass/ });
    expect(month).toHaveAccessibleName(expect.stringContaining('€9.99'));
    expect(month).toHaveAccessibleName(expect.stringContaining('/ month'));
    expect(screen.getByRole('radio', { name: /Held pass/ })).toBeDisabled();
    expect(screen.getByText('Your plan')).toBeInTheDocument();
    expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('Choose');
    expect(screen.getByRole('button', { name: 'Continue to payment' })).toBeDisabled();
    await user.click(month);
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: /Fight night/ })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Continue to payment' })).toBeEnabled();
  });

  test('LIC-009 LIC-027 LIC-047 headline, full price, plus tax and trial are on the card', async () => {
    const year = licence({
      name: 'Year pass',
      description: 'Twelve months.',
      purchaseStrategy: { type: 'SUBSCRIPTION', subscriptionPeriod: 'P1Y' },
      defaultMarketingPricePeriod: 'P1M',
      trialDetails: { duration: 'P7D', available: true },
      amounts: [
        {
          id: 'a',
          sku: 'a',
          amount: 12999,
          currency: 'EUR',
          scale: 2,
          default: true,
          local: true,
          taxInclusive: false,
          periodAmounts: [{ period: 'P1M', amount: 1083 }],
        },
      ],
    });
    await open({ licences: [year] });
    const card = screen.getByRole('radio', { name: /Year pass/ });
    expect(card).toHaveAccessibleName(expect.stringMatching(/€10\.83.*€129\.99 every year.*plus tax/));
    expect(card).toHaveAccessibleDescription(expect.stringMatching(/1 week free.*Twelve months/));
    expect(screen.getByRole('button', { name: 'Start the free trial' })).toBeEnabled();
  });

  test('LIC-085 the licences passed by a locked title are offered without a call', async () => {
    const { calls } = await open({ state: { licences: [licence({ name: 'From the title' })] } });
    expect(screen.getByRole('radio', { name: /From the title/ })).toBeChecked();
    expect(calls('readLicenceFamilies')).toBe(0);
  });

  test('LIC-085 LIC-095 those named in the address are loaded by id, and the selected one is chosen', async () => {
    const { runtime } = await open({
      address: `${address}&licences=pass-month,night&selected-licence=night`,
    });
    expect(
      runtime.platform.calls.find(({ endpoint }) => endpoint === 'readLicenceFamilies')?.input,
    ).toMatchObject({
      query: { licenceId: ['pass-month', 'night'] },
    });
    expect(screen.getByRole('radio', { name: /Fight night/ })).toBeChecked();
  });

  test('LIC-082 offers that did not load show an error, and can be retried', async () => {
    const { runtime } = await open({
      answers: { readLicenceFamilies: new CallError('readLicenceFamilies', 503, 'down', []) },
    });
    expect(screen.getByRole('alert')).toHaveTextContent('We could not load the plans and passes.');
    runtime.platform.answer('readLicenceFamilies', { families: [], licences: [licence()] });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settled();
    expect(screen.getByRole('radio', { name: /Month pass/ })).toBeInTheDocument();
  });

  test('an empty offer is stated, with a back link', async () => {
    await open({ licences: [] });
    expect(screen.getByRole('heading', { name: 'Nothing on sale here' })).toBeInTheDocument();
    for (const link of screen.getAllByRole('link', { name: 'Back without buying' }))
      expect(link).toHaveAttribute('href', from);
  });

  test('LIC-022 the operator’s own control replaces the basket', async () => {
    const { runtime, calls } = await open({
      licences: [licence({ cta: 'Call us', ctaControl: '/section/contact' })],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Call us' }));
    expect(runtime.navigation.visited).toEqual(['/section/contact']);
    expect(calls('putIntoBasket')).toBe(0);
  });

  test('LIC-024 LIC-088 a licence of an external store goes by the redirect page, once, and never through the basket', async () => {
    const values = tabValues();
    const sold = { name: 'Elsewhere', acquisitionUrl: 'https://seller.example/ringside' };
    const { runtime, calls } = await open({
      values,
      licences: [
        licence({
          purchaseStrategy: {
            type: 'SUBSCRIPTION',
            subscriptionPeriod: 'P1M',
            externalAuthProviderDetails: sold,
          },
        }),
      ],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
    expect(runtime.navigation.visited).toEqual(['/licence_redirect']);
    expect(calls('putIntoBasket')).toBe(0);
    cleanup();
    const there = await openPage(LicenceRedirectPage, { address: '/licence-redirect', values });
    expect(there.runtime.navigation.left).toEqual(['https://seller.example/ringside']);
    expect(document.querySelector('main, h1, p')).toBeNull();
    cleanup();
    const again = await openPage(LicenceRedirectPage, { address: '/licence-redirect', values });
    expect([again.runtime.navigation.left, again.runtime.navigation.visited]).toEqual([[], ['/home']]);
  });

  test('LIC-090 LIC-093 the redirect page without an address leads to the default menu page', async () => {
    const { runtime } = await openPage(LicenceRedirectPage, { address: '/licence-redirect' });
    expect(runtime.navigation.visited).toEqual(['/home']);
  });
});
