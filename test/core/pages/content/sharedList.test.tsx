/** A shared watchlist, on the pages of content lists. */
import { screen } from '@testing-library/react';
import { openWatchlist } from '../../../../core/content/openLists';
import { sharedListIn } from '../../../../core/pages/content/orSharedList';
import { CallError, type Content } from '../../../../core/sdk';
import { FakePlatform } from '../../../kit';
import { contentAt } from './contentFixture';

const titles = (from: number, to: number): Content[] =>
  Array.from({ length: to - from + 1 }, (_, place) => ({
    id: `v${from + place}`,
    title: `Night ${from + place}`,
    type: 'VOD',
    accessLevel: 'GRANTED',
  }));
const list = (content: readonly Content[], pagingInfo: object = { moreDataAvailable: false }) => ({
  readWatchlist: {
    watchlistExternalId: 'rainy',
    ownerExternalId: 'marta',
    name: 'Rainy evenings',
    ownership: 'shared',
    content,
    pagingInfo,
  },
});
const shared = '?watchlistId=rainy&owner=marta';
const headings = () => screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent);

test.each([
  ['watchlistId=rainy&owner=marta', { watchlistId: 'rainy', owner: 'marta' }],
  ['owner=marta&watchlistId=rainy&x=1', { watchlistId: 'rainy', owner: 'marta' }],
  ['watchlistId=rainy', null],
  ['owner=marta', null],
  ['watchlistId=&owner=marta', null],
  ['', null],
])('CAT-004 PLY-040 the query "%s" names %j', (query, named) =>
  expect(sharedListIn(new URLSearchParams(query))).toEqual(named),
);

test.each([
  `/playlist/any${shared}`,
  `/series/any${shared}`,
  `/season/any${shared}`,
  '/watchlists/rainy?owner=marta',
])('CAT-004 WCH-039 %s shows the shared list', async (address) => {
  const { runtime } = await contentAt(address, list(titles(1, 3)));
  expect(headings()).toEqual(['Rainy evenings']);
  expect(screen.getByText('3 titles')).toBeVisible();
  expect(screen.getByText('Night 3')).toBeVisible();
  expect(document.title).toBe('Rainy evenings · Noor');
  expect(runtime.platform.calls).toMatchObject([
    { endpoint: 'readWatchlist', input: { path: { id: 'rainy' }, query: { owner: 'marta', rpp: 60 } } },
  ]);
});

test('WCH-047 CAT-009 videos opened from it play within it', async () => {
  await contentAt(`/playlist/any${shared}`, list(titles(1, 2)), { width: 390 });
  const link = screen.getByRole('link', { name: /Night 2/ });
  expect(link.getAttribute('href')).toMatch(/watchlistId=rainy&owner=marta$/);
  expect(screen.getByRole('link', { name: 'Start watching' }).getAttribute('href')).toMatch(
    /watchlistId=rainy&owner=marta$/,
  );
});

test.each([
  ['an empty list says so', list([]), 'An empty watchlist'],
  [
    'CAT-084 a list that is not there is not found',
    { readWatchlist: new CallError('readWatchlist', 404, 'notFound', []) },
    'No such page',
  ],
  [
    'a list that fails can be tried again',
    { readWatchlist: new CallError('readWatchlist', 500, 'x', []) },
    'Try again',
  ],
])('%s', async (_what, answers, expected) => {
  await contentAt('/watchlists/rainy?owner=marta', answers);
  expect(screen.getByText(expected)).toBeVisible();
});

test.each([
  ['/watchlists/rainy?owner=marta', { readWatchlist: new CallError('readWatchlist', 404, 'notFound', []) }],
  ['/playlist/none', { readPlaylist: new CallError('readPlaylist', 404, 'notFound', []) }],
  ['/series/none', { readSeries: new CallError('readSeries', 404, 'notFound', []) }],
  ['/season/none', { readSeason: new CallError('readSeason', 404, 'notFound', []) }],
])(
  'CAT-084 NAV-021 where nothing exists at %s, the menu is shown, until the page is left',
  async (address, answers) => {
    const { shell, unmount } = await contentAt(address, answers);
    expect([headings(), shell.isLost]).toEqual([['No such page'], true]);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(document.title).toBe('No such page · Noor');
    unmount();
    expect(shell.isLost).toBe(false);
  },
);

test('NAV-021 an existing list has no menu', async () => {
  const { shell } = await contentAt('/watchlists/rainy?owner=marta', list(titles(1, 2)));
  expect(shell.isLost).toBe(false);
});

test.each(['/watchlists/rainy?owner=marta', '/watchlists/rainy', '/watchlists'])(
  'RLM-007 WCH-038 %s in a realm without watchlists is not found',
  async (address) => {
    const { runtime } = await contentAt(address, list(titles(1, 2)), { watchlistsEnabled: false });
    expect(headings()).toEqual(['Not part of this service']);
    expect(runtime.platform.calls).toEqual([]);
  },
);

test('RLM-007 without watchlists the query names nothing', async () => {
  const { runtime } = await contentAt(
    `/playlist/noir${shared}`,
    { readPlaylist: { id: 'noir', title: 'Noir', videos: { vods: titles(1, 2), totalPages: 1 } } },
    { watchlistsEnabled: false },
  );
  expect(headings()).toEqual(['Noir']);
  expect(runtime.platform.calls.map(({ endpoint }) => endpoint)).toEqual(['readPlaylist']);
});

test('CAT-003 WCH-019 WCH-026 the next page is requested by the last-seen value, until there is no more', async () => {
  const client = new FakePlatform();
  client.answer('readWatchlist', ({ query: { lastSeen } }: { query: { lastSeen?: string } }) =>
    lastSeen === undefined
      ? list(titles(1, 60), { moreDataAvailable: true, lastSeen: 'v60' }).readWatchlist
      : list(titles(61, 64)).readWatchlist,
  );
  const page = openWatchlist({ watchlistId: 'rainy', owner: 'marta' }, { client, report: () => undefined });
  await page.load();
  const { state } = page;
  if (state.status !== 'ready') throw new Error(state.status);
  await state.value.contents.loadMore();
  await state.value.contents.loadMore();
  expect([state.value.contents.items.length, state.value.contents.more]).toEqual([64, false]);
  expect(client.calls.map(({ input }) => (input as { query: unknown }).query)).toEqual([
    { owner: 'marta', rpp: 60 },
    { owner: 'marta', rpp: 60, lastSeen: 'v60' },
  ]);
});
