/** What a guest sees of the shop before an account is asked for, in the composed product. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { euro, licence } from '../commerce/commerceFixture';
import { compose, composedTests, platform, type ComposeOptions } from './composed';
import { viewport } from './viewport';

composedTests();

const month = licence({
  id: 'month',
  name: 'Month pass',
  trialDetails: { available: true, duration: 'P7D' },
});
const film = licence({
  id: 'film',
  name: 'One film',
  amounts: [euro(399)],
  purchaseStrategy: { type: 'PAY_PER_VIEW' },
});
const year = licence({
  id: 'year',
  name: 'Year pass',
  amounts: [euro(11988, { periodAmounts: [{ period: 'P1M', amount: 999 }] })],
  defaultMarketingPricePeriod: 'P1M',
  purchaseStrategy: { type: 'SUBSCRIPTION', subscriptionPeriod: 'P1Y' },
});
const families = (licences: readonly object[] = [month, film, year]) =>
  platform().persist().get('/api/v2/licence-family').query(true).reply(200, { families: [], licences });

const providers: NonNullable<ComposeOptions['change']> = (document) =>
  void Object.assign(document, {
    authenticationProviders: [{ name: 'id' }, { name: 'generic', canSignUp: true }],
    settings: { ...(document['settings'] as object), mfaConfigurations: [], allowSelfRegistration: true },
  });

async function guestAt(at: string) {
  const site = await compose({ at, change: providers });
  await site.draw();
  expect(await screen.findByLabelText(/Email/)).toBeVisible();
  return site;
}

const offers = async () =>
  within(await screen.findByRole('list', { name: 'Plans and passes' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const isBefore = (one: Element, other: Element) =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);

test.each([
  [1440, 'after the form, in a column of their own', false],
  [1024, 'before the form', true],
  [390, 'before the form', true],
])(
  'PAY-057 a guest on the way to the shop sees name, price and period of all offers; at %i px they are %s',
  async (width, _where, first) => {
    viewport(width, 900);
    families();
    await guestAt('/purchase');
    expect(window.location.pathname).toBe('/signup');
    expect(await offers()).toEqual([
      'Month pass€9.99/ month1 week free',
      'One film€3.99one payment',
      'Year pass€9.99/ month€119.88 every year',
    ]);
    const list = screen.getByRole('list', { name: 'Plans and passes' });
    expect(isBefore(list, screen.getByLabelText(/Email/))).toBe(first);
    expect(within(list).queryByRole('button')).toBeNull();
  },
);

test('PAY-057 the offers are those of the shop: the named ones, the chosen one first', async () => {
  families();
  const site = await guestAt('/purchase?licences=month,film&selectedLicence=film');
  expect((await offers())[0]).toContain('One film');
  expect(screen.getByRole('listitem', { current: true })).toHaveTextContent('One film');
  expect(site.callsTo('GET', '/api/v2/licence-family')[0]?.path).toContain('licenceId=month&licenceId=film');
  await userEvent.click(screen.getByRole('link', { name: 'Sign in' }));
  await waitFor(() => expect(window.location.pathname).toMatch(/^\/login/));
  expect((await offers())[0]).toContain('One film');
});

test('PAY-057 offers that cannot be read are loaded again on demand; the form is there meanwhile', async () => {
  let broken = true;
  platform()
    .persist()
    .get('/api/v2/licence-family')
    .query(true)
    .reply(() => (broken ? [500, {}] : [200, { families: [], licences: [month] }]));
  await guestAt('/signup?showPurchase=true');
  expect(await screen.findByText('We could not load the plans and passes.')).toBeVisible();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await offers()).toHaveLength(1);
});

test.each(['/signup', '/signup?showPurchase=true&workflow=register-free', '/login'])(
  'PAY-057 %s does not lead to the shop and shows no offers',
  async (at) => {
    const site = await guestAt(at);
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(site.callsTo('GET', '/api/v2/licence-family')).toEqual([]);
  },
);
