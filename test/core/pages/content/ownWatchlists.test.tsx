/** The viewer's watchlists, and one of them with its order. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CallError, type Content } from '../../../../core/sdk';
import { FakeTabs } from '../../library/libraryFixture';
import { contentAt } from './contentFixture';

const list = (id: string, more: object = {}) => ({
  watchlistExternalId: id,
  ownerExternalId: 'me',
  name: id,
  ownership: 'owned',
  thumbnails: ['https://p.example/1'],
  shareablePath: `/watchlists/${id}?owner=me`,
  saved: true,
  ...more,
});
const shared = list('Noir', { ownerExternalId: 'rui', ownership: 'shared' });
const lists = (all: readonly object[] = [list('Rainy'), shared]) => ({
  readWatchlists: { watchlists: all, pagingInfo: { moreDataAvailable: false } },
});
const titles = (count: number): Content[] =>
  Array.from({ length: count }, (_, place) => ({
    id: `v${place + 1}`,
    title: `Night ${place + 1}`,
    type: 'VOD',
    accessLevel: 'GRANTED',
  }));
const one = (count: number, more: object = {}) => ({
  readWatchlist: { ...list('Rainy', more), content: titles(count), pagingInfo: { moreDataAvailable: false } },
});
const mine = { signedIn: true };
const refused = new CallError('watchlist', 500, 'any', []);

test.each(['/watchlists', '/watchlists/Rainy'])(
  'WCH-038 at %s a guest is sent to sign in, without a call',
  async (address) => {
    const { runtime } = await contentAt(address, { ...lists(), ...one(1) });
    expect(screen.getByText('the sign-in page')).toBeVisible();
    expect(runtime.platform.calls).toEqual([]);
  },
);

test('WCH-001 WCH-002 WCH-038 WCH-048 the lists lead to their pages; the actions depend on the owner', async () => {
  await contentAt('/watchlists', lists(), mine);
  expect(screen.getByRole('link', { name: 'Rainy' })).toHaveAttribute('href', '/watchlists/Rainy');
  expect(screen.getByRole('link', { name: 'Noir Shared with you' })).toHaveAttribute(
    'href',
    '/watchlists/Noir?owner=rui',
  );
  expect(
    screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent),
  ).toEqual(['New watchlist', 'Rename Rainy', 'Delete Rainy', 'Remove Noir from my lists']);
});

test('WCH-021 ROU-113 going back in the history restores the lists; opening them again reads them anew', async () => {
  const { runtime, router } = await contentAt('/watchlists', lists(), mine);
  const reads = () => runtime.platform.calls.filter(({ endpoint }) => endpoint === 'readWatchlists').length;
  const go = (to: string | -1) => act(async () => (to === -1 ? router.navigate(-1) : router.navigate(to)));
  await go('/home');
  expect(screen.queryByRole('article')).toBeNull();
  await go(-1);
  expect([screen.getAllByRole('article').length, reads()]).toEqual([2, 1]);
  await go('/home');
  await go('/watchlists');
  expect(reads()).toBe(2);
});

test('WCH-003 a picture of the cover that fails is replaced by the fifth', async () => {
  const { container } = await contentAt(
    '/watchlists',
    lists([
      list('Rainy', { thumbnails: ['a', 'b', 'c', 'd', 'e'].map((name) => `https://p.example/${name}`) }),
    ]),
    mine,
  );
  const sources = () =>
    [...container.querySelectorAll('article img')].map((image) => image.getAttribute('src')?.at(-1)).join('');
  expect(sources()).toBe('abcd');
  fireEvent.error(container.querySelectorAll('article img')[1]!);
  expect(sources()).toBe('acde');
});

test('WCH-022 WCH-045 a new list: its button waits for a name that is not blank; the list comes first', async () => {
  const { runtime, user } = await contentAt('/watchlists', lists(), mine);
  runtime.platform
    .answer('createWatchlist', { id: 'new' })
    .answer('readWatchlist', { ...list('Later'), content: [], pagingInfo: {} });
  await user.click(screen.getByRole('button', { name: 'New watchlist' }));
  const create = screen.getByRole('button', { name: 'Create' });
  expect(create).toBeDisabled();
  await user.type(screen.getByLabelText('Name*'), '   ');
  expect(create).toBeDisabled();
  await user.type(screen.getByLabelText('Name*'), 'Later{Enter}');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
  expect(screen.getByText('Later is created.')).toBeInTheDocument();
  expect(within(screen.getAllByRole('article')[0]!).getByText('Later')).toBeVisible();
});

test('WCH-031 a refused name is shown at the field, which has the focus', async () => {
  const { runtime, user } = await contentAt('/watchlists', lists(), mine);
  runtime.platform.answer('renameWatchlist', refused);
  await user.click(screen.getByRole('button', { name: 'Rename Rainy' }));
  const field = screen.getByLabelText('Name*');
  await user.clear(field);
  await user.type(field, `${'x'.repeat(61)}{Enter}`);
  expect(await screen.findByText('A name has at most 60 characters.')).toBeVisible();
  expect(field).toHaveFocus();
});

test('WCH-024 a list is deleted after a confirmation, and a failure is shown', async () => {
  const { runtime, user } = await contentAt('/watchlists', lists(), mine);
  runtime.platform.answer('deleteWatchlist', refused);
  await user.click(screen.getByRole('button', { name: 'Delete Rainy' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  runtime.platform.answer('deleteWatchlist', undefined);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
});

test.each([
  ['none are there yet', lists([]), 'No watchlists yet'],
  ['WCH-037 they fail', { readWatchlists: refused }, 'Try again'],
])('when %s the page shows so, with a link onward', async (_what, answers, expected) => {
  await contentAt('/watchlists', answers, mine);
  expect(await screen.findByText(expected)).toBeVisible();
});

describe('one of the viewer’s own', () => {
  const handles = () =>
    screen.getAllByRole('button', { name: /^Move Night/ }).map((handle) => handle.getAttribute('aria-label'));
  const order = () =>
    handles()
      .map((name) => name?.match(/Night (\d)/)?.[1])
      .join('');

  test('WCH-014 WCH-027 is reordered with keys; Escape cancels a move', async () => {
    const { runtime, user } = await contentAt('/watchlists/Rainy', one(3), mine);
    runtime.platform.answer('reorderWatchlist', undefined);
    screen.getByRole('button', { name: 'Move Night 1, place 1 of 3' }).focus();
    await user.keyboard('{Enter}{ArrowDown}{ArrowDown}');
    expect(screen.getByText('Place 3 of 3')).toHaveAttribute('role', 'status');
    await user.keyboard('{Escape}');
    expect([order(), runtime.platform.calls.length]).toEqual(['123', 1]);
    await user.keyboard('{Enter}{End}{Enter}');
    expect(order()).toBe('231');
    expect(screen.getByText('Night 1 stands at place 3 of 3 now.')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('button', { name: 'Move Night 1, place 3 of 3' })).toHaveFocus();
    expect(runtime.platform.calls.at(-1)).toMatchObject({ endpoint: 'reorderWatchlist' });
  });

  test('WCH-027 is reordered with presses alone', async () => {
    const { runtime, user } = await contentAt('/watchlists/Rainy', one(3), mine);
    runtime.platform.answer('reorderWatchlist', undefined);
    await user.click(screen.getByRole('button', { name: 'Move Night 3, place 3 of 3' }));
    expect(screen.getByRole('button', { name: 'To the end' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'To the top' }));
    expect(screen.getByRole('button', { name: 'To the top' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: 'To the end' })).toHaveAttribute('aria-disabled', 'false');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(order()).toBe('312');
  });

  test('WCH-027 a refused order is rolled back, and can be retried', async () => {
    const { runtime, user } = await contentAt('/watchlists/Rainy', one(3), mine);
    runtime.platform.answer('reorderWatchlist', refused);
    await user.click(screen.getByRole('button', { name: 'Move Night 3, place 3 of 3' }));
    await user.click(screen.getByRole('button', { name: 'Up' }));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(order()).toBe('123');
    runtime.platform.answer('reorderWatchlist', undefined);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(order()).toBe('132'));
  });

  test('WCH-027 an order refused while the viewer is on another page is shown on return, and can be retried', async () => {
    const { runtime, user, router } = await contentAt('/watchlists/Rainy', one(3), mine);
    let refuse: (error: Error) => void = () => undefined;
    runtime.platform.answer('reorderWatchlist', () => new Promise((_resolve, reject) => (refuse = reject)));
    await user.click(screen.getByRole('button', { name: 'Move Night 3, place 3 of 3' }));
    await user.click(screen.getByRole('button', { name: 'Up' }));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await act(async () => router.navigate('/home'));
    await act(async () => refuse(refused));
    await act(async () => router.navigate(-1));
    expect([screen.getByRole('alert').textContent, order()]).toEqual([
      'Something did not work. Please try again later.',
      '123',
    ]);
    runtime.platform.answer('reorderWatchlist', undefined);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(order()).toBe('132'));
  });

  test('WCH-027 an order that the platform refuses because the list was changed elsewhere: the list is read anew, and the message stays', async () => {
    const { runtime, user } = await contentAt('/watchlists/Rainy', one(3), mine);
    runtime.platform
      .answer('reorderWatchlist', new CallError('reorderWatchlist', 409, 'watchlistChanged', []))
      .answer('readWatchlist', one(2).readWatchlist);
    await user.click(screen.getByRole('button', { name: 'Move Night 3, place 3 of 3' }));
    await user.click(screen.getByRole('button', { name: 'Up' }));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This list was changed somewhere else. Here is how it stands now.',
    );
    expect([order(), screen.queryByRole('button', { name: 'Try again' })]).toEqual(['12', null]);
  });

  test('WCH-027 a list that was emptied elsewhere shows that it was changed, in place of the empty message', async () => {
    const { runtime, user } = await contentAt('/watchlists/Rainy', one(3), mine);
    runtime.platform
      .answer('reorderWatchlist', new CallError('reorderWatchlist', 409, 'watchlistChanged', []))
      .answer('readWatchlist', one(0).readWatchlist);
    await user.click(screen.getByRole('button', { name: 'Move Night 3, place 3 of 3' }));
    await user.click(screen.getByRole('button', { name: 'Up' }));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This list was changed somewhere else. Here is how it stands now.',
    );
    expect(screen.getByRole('heading', { name: 'An empty watchlist' })).toBeVisible();
  });

  test('WCH-025 a refused removal of the last item restores it, with a message; until then the empty list has the focus', async () => {
    const { runtime, user } = await contentAt('/watchlists/Rainy', one(1), mine);
    let refuse: (error: Error) => void = () => undefined;
    runtime.platform.answer(
      'removeFromWatchlist',
      () => new Promise((_resolve, reject) => (refuse = reject)),
    );
    await user.click(screen.getByRole('button', { name: 'Take Night 1 out of the list' }));
    expect(screen.getByRole('heading', { name: 'An empty watchlist' }).closest('[tabindex]')).toHaveFocus();
    await act(async () => refuse(refused));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(order()).toBe('1');
  });

  test('WCH-014 a page that is reloaded during a change replays it before it reads the list', async () => {
    const tab = new FakeTabs().open();
    const left = await contentAt('/watchlists/Rainy', one(3), { ...mine, tab });
    left.runtime.platform.answer('reorderWatchlist', () => new Promise(() => undefined));
    await left.user.click(screen.getByRole('button', { name: 'Move Night 3, place 3 of 3' }));
    await left.user.click(screen.getByRole('button', { name: 'To the top' }));
    await left.user.click(screen.getByRole('button', { name: 'Done' }));
    act(() => void dispatchEvent(new Event('pagehide')));
    left.unmount();
    const { runtime } = await contentAt(
      '/watchlists/Rainy',
      { reorderWatchlist: undefined, ...one(3) },
      { ...mine, tab },
    );
    await waitFor(() => expect(handles()).toHaveLength(3));
    expect(runtime.platform.calls.map(({ endpoint }) => endpoint)).toEqual([
      'reorderWatchlist',
      'readWatchlist',
    ]);
  });

  test('a list changed in another tab is read anew under what is shown', async () => {
    const tabs = new FakeTabs();
    const { runtime } = await contentAt('/watchlists/Rainy', one(3), { ...mine, tab: tabs.open() });
    runtime.platform.answer('readWatchlist', one(2).readWatchlist);
    act(() => tabs.open().localValues.write('watchlist.last', JSON.stringify({ news: 'Rainy', at: 1 })));
    expect(order()).toBe('123');
    await waitFor(() => expect(order()).toBe('12'));
  });

  test('WCH-016 WCH-025 an item is removed, and the focus moves to its successor', async () => {
    const { runtime, user } = await contentAt('/watchlists/Rainy', one(3), mine);
    runtime.platform.answer('removeFromWatchlist', undefined);
    await user.click(screen.getByRole('button', { name: 'Take Night 2 out of the list' }));
    expect(order()).toBe('13');
    expect(screen.getByRole('button', { name: 'Move Night 3, place 2 of 2' })).toHaveFocus();
  });

  test('WCH-023 shows its new name at once', async () => {
    const { runtime, user } = await contentAt('/watchlists/Rainy', one(1), mine);
    runtime.platform.answer('renameWatchlist', undefined);
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    const field = screen.getByLabelText('Name*');
    await user.clear(field);
    await user.type(field, 'Wet{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Wet'));
  });
});

test('WCH-040 the share action gets the list’s own link on this site', async () => {
  const shared: unknown[] = [];
  await contentAt('/watchlists/Rainy', one(2), {
    ...mine,
    onActions: (subject) => shared.push(subject.sharing),
  });
  expect(shared[0]).toEqual({ universalLink: 'https://ringside.localhost/watchlists/Rainy?owner=me' });
});

test('WCH-029 WCH-048 somebody else’s list can be saved, and not changed', async () => {
  const { runtime, user } = await contentAt(
    '/watchlists/Rainy?owner=rui',
    one(2, { ownerExternalId: 'rui', ownership: 'shared', saved: false }),
    mine,
  );
  runtime.platform.answer('saveWatchlist', undefined);
  expect(screen.queryByRole('button', { name: 'Rename' })).toBeNull();
  const keep = screen.getByRole('button', { name: 'Keep this list' });
  expect(keep).toHaveAttribute('aria-pressed', 'false');
  await user.click(keep);
  await waitFor(() => expect(keep).toHaveAttribute('aria-pressed', 'true'));
  expect(runtime.platform.calls.at(-1)).toEqual({
    endpoint: 'saveWatchlist',
    input: { path: { ownerId: 'rui', id: 'Rainy' } },
  });
});

test('WCH-042 a guest who opens a shared list cannot save it', async () => {
  await contentAt(
    '/watchlists/Rainy?owner=rui',
    one(2, { ownerExternalId: 'rui', ownership: 'shared', saved: false }),
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Rainy');
  expect(screen.queryByRole('button', { name: 'Keep this list' })).toBeNull();
});

test('WCH-027 an order refused after its list was left and reopened by a link is shown and retried there', async () => {
  let answer: (error: Error) => void = () => undefined;
  const { runtime, router, user } = await contentAt('/watchlists/Rainy', { ...lists(), ...one(3) }, mine);
  runtime.platform.answer('reorderWatchlist', () => new Promise((_resolve, reject) => (answer = reject)));
  const go = (to: string) => act(async () => router.navigate(to));
  const first = () => screen.getAllByRole('link', { name: /Night/ })[0];
  await user.click(screen.getByRole('button', { name: /^Move Night 1/ }));
  await user.keyboard('{End}{Enter}');
  expect(first()).toHaveTextContent('Night 2');
  await go('/home');
  await go('/watchlists/Rainy');
  await act(async () => answer(refused));
  expect(await screen.findByRole('alert')).toHaveTextContent('Something did not work.');
  runtime.platform.answer('reorderWatchlist', undefined);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(first()).toHaveTextContent('Night 2'));
  expect(screen.queryByRole('alert')).toBeNull();
});
