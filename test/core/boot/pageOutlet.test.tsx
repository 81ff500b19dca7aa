/** From the address to the page, in the composed product. */
import { screen, waitFor } from '@testing-library/react';
import { browserProfile, compose, platform, signedIn, composedTests } from './composed';

composedTests();

const user = {
  id: '7',
  email: 'ada@example.org',
  role: 'USER',
  isGuest: false,
  location: { countryCode: 'PT' },
};
const card = (id: string) => ({
  id,
  type: 'VOD',
  title: `Film ${id}`,
  accessLevel: 'GRANTED',
  duration: 600,
});

/** A tab with a signed-in viewer. */
function memberTab(more: object = {}) {
  platform()
    .get('/api/v2/user')
    .reply(200, { ...user, ...more });
  return browserProfile(signedIn()).tab();
}

const section = (buckets: readonly object[]) => ({
  sectionId: 'home',
  title: 'Tonight',
  heroes: [],
  buckets,
  paging: { moreDataAvailable: false },
});

const heading = () => screen.findByRole('heading', { level: 1 });

test('ROU-009 an unknown address shows the not-found page with the menu around it', async () => {
  const site = await compose({ at: '/no/such/page' });
  await site.draw();
  expect(await heading()).toHaveTextContent('No such page');
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(document.title).toBe('No such page · Ringside');
});

test('ADM-017 a member area that the realm does not configure shows the not-found page, even to a signed-in viewer', async () => {
  const site = await compose({ at: '/members', tab: memberTab() });
  await site.draw();
  expect(await heading()).toHaveTextContent('No such page');
  expect(document.title).toBe('No such page · Ringside');
});

test('HOM-001 HOM-002 the first address shows the rows that the platform gives for the default menu page', async () => {
  const row = {
    bucketId: 'b1',
    exid: 'b1',
    name: 'Main events',
    type: 'VOD',
    originalType: 'VOD',
    rowTypeData: {},
    contentList: [card('1'), card('2')],
    paging: { moreDataAvailable: false },
  };
  platform()
    .get('/api/v4/content/home')
    .query(true)
    .reply(200, section([row]));
  const site = await compose({ at: '/', change: (document) => void delete document['pages'] });
  await site.draw();
  expect(await screen.findByRole('heading', { name: 'Main events' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: /Film 1/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/video\/1/),
  );
});

test('the session’s token is sent with the page’s calls', async () => {
  const site = await compose({ at: '/', tab: memberTab() });
  await site.draw();
  await waitFor(() => expect(site.callsTo('GET', '/api/v4/content/home')).not.toEqual([]));
  expect(site.callsTo('GET', '/api/v4/content/home')[0]?.headers.get('authorization')).toBe(
    'Bearer auth-ada',
  );
});

test('ROU-005 the Portuguese address of a page redirects to its address in the active table', async () => {
  const site = await compose({ at: '/inicio?from=mail' });
  await site.draw();
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/home?from=mail'));
});

test('ADM-023 a child that opens the account is redirected to the default page', async () => {
  const site = await compose({
    at: '/account',
    tab: memberTab({ profile: { profileId: 'p', profileName: 'Bo', type: 'CHILD' } }),
  });
  await site.draw();
  await waitFor(() => expect(window.location.pathname).toBe('/home'));
});

test('HOM-003 a page whose rows fail to load shows it within the frame and can be retried', async () => {
  platform().get('/api/v4/content/home').query(true).reply(500);
  const site = await compose({ at: '/home' });
  await site.draw();
  expect(await heading()).toHaveTextContent('The show did not start');
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
});
