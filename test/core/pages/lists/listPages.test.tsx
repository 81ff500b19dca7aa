import { act, screen, within } from '@testing-library/react';
import FavouritesPage from '../../../../core/pages/lists/FavouritesPage';
import GridPage from '../../../../core/pages/lists/GridPage';
import HistoryPage from '../../../../core/pages/lists/HistoryPage';
import { builtInPage } from '../../../../core/pageKit/builtInPages';
import { CallError } from '../../../../core/sdk';
import { answer, searchFixture, item, viewer, type FindingGiven } from '../search/searchFixture';

const pages = { '/grid': <GridPage />, '/favourites': <FavouritesPage />, '/history': <HistoryPage /> };
const vods = (ids: readonly string[], totalPages = 1) => ({
  vods: ids.map(item),
  page: 1,
  totalPages,
  totalResults: ids.length,
});
const at = (path: string, given: Partial<FindingGiven> = {}) =>
  searchFixture(path, { pages, viewer, ...given });
/** What screen readers announce. */
const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

/** Every observed element counts as in view. */
beforeEach(() => {
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation(
    (call) =>
      ({
        observe: () =>
          act(() =>
            call([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver),
          ),
        disconnect: () => undefined,
      }) as unknown as IntersectionObserver,
  );
});
afterEach(() => jest.restoreAllMocks());

test('HOM-098 ROU-117 GRID lists everything as cards under the platform’s name for it', async () => {
  await at('/grid', { answers: { readContentGrid: { ...answer(['1', '2']), title: 'The whole card' } } });
  expect(screen.getByRole('heading', { name: 'The whole card' })).toBeVisible();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Title 1', 'Title 2']);
  expect(statuses()).toContainEqual(expect.stringContaining('2'));
});

test('CAT-085 ROU-117 RELEASES is the same page as sections', () => {
  expect(builtInPage('RELEASES')?.module).toBe(builtInPage('SECTION')?.module);
});

test('CAT-072 HISTORY lists watched content', async () => {
  await at('/history', { answers: { readHistory: vods(['7']) } });
  expect(screen.getByRole('link', { name: 'Title 7' })).toBeVisible();
});

test('CAT-066 CAT-073 FAV-006 FAVOURITES has a favourite button on each playable item', async () => {
  await at('/favourites', {
    answers: {
      readFavourites: { ...vods(['1']), vods: [item('1'), { ...item('2'), accessLevel: 'DENIED' }] },
    },
  });
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(screen.getAllByRole('button', { name: 'Favourite' })).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Favourite' })).toHaveAttribute('aria-pressed', 'true');
});

test.each(['/favourites', '/history'])(
  'CAT-072 CAT-073 FAV-008 from %s a guest is sent to sign in, and returns',
  async (path) => {
    const { here, runtime } = await searchFixture(path, { pages });
    expect(here().pathname).toBe('/login');
    expect(here().searchParams.get('from')).toBe(path);
    expect(runtime.platform.calls).toEqual([]);
  },
);

test('CAT-072 nobody is redirected while the session is unknown', async () => {
  const { here } = await searchFixture('/history', { pages, known: false });
  expect(here().pathname).toBe('/history');
});

test.each([
  ['/favourites', 'readFavourites', vods([]), 'No favourites yet'],
  ['/history', 'readHistory', vods([]), 'Nothing watched yet'],
  ['/grid', 'readContentGrid', answer([]), 'Nothing on stage yet'],
])('CAT-098 %s without items has an empty message of its own', async (path, operation, body, words) => {
  await at(path, { answers: { [operation]: body } });
  expect(screen.getByRole('heading', { name: words })).toBeVisible();
  expect(screen.queryByText('The list is loading')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('CAT-098 a loading list shows so', async () => {
  await at('/grid', { answers: { readContentGrid: () => new Promise(() => undefined) } });
  expect(statuses()).toContain('The list is loading');
  expect(screen.queryByRole('link')).toBeNull();
});

test('CAT-098 a failed list shows an error, and a press retries', async () => {
  let fails = true;
  const { user, pass } = await at('/grid', {
    answers: {
      readContentGrid: () => (fails ? new CallError('readContentGrid', 500, 'down', []) : answer(['1'])),
    },
  });
  const alert = screen.getByRole('alert');
  fails = false;
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await pass(0);
  expect(screen.getByRole('link', { name: 'Title 1' })).toBeVisible();
  expect(alert).not.toBeInTheDocument();
});

test('CAT-089 the next page is loaded once the end has been in view for 500 ms', async () => {
  const { pass, asked } = await at('/history', {
    answers: { readHistory: ({ query }: { query: { p: number } }) => vods([String(query.p)], 2) },
  });
  await pass(499);
  expect(asked()).toHaveLength(1);
  await pass(1);
  expect(asked().map(({ p }) => p)).toEqual([1, 2]);
  expect(screen.getAllByRole('link')).toHaveLength(2);
});

test('CAT-090 a further page that fails keeps the loaded items, with a retry at the end', async () => {
  let fails = true;
  const readHistory = ({ query }: { query: { p: number } }) =>
    query.p === 2 && fails ? new CallError('readHistory', 500, 'down', []) : vods([String(query.p)], 2);
  const { user, pass } = await at('/history', { answers: { readHistory } });
  await pass(500);
  expect(screen.getByRole('link', { name: 'Title 1' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('More could not be loaded.');
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(0);
  expect(screen.getByRole('link', { name: 'Title 2' })).toBeVisible();
});

test('CAT-058 a choice is in the address, and going back to a list makes no call', async () => {
  const offered = { facets: [{ name: 'genre', options: [{ value: 'boxing', label: 'Boxing', count: 1 }] }] };
  const { user, pass, here, go, asked } = await at('/grid', {
    answers: { readContentGrid: answer(['1'], offered) },
  });
  await user.click(screen.getByRole('checkbox', { name: 'Boxing 1' }));
  await pass(0);
  expect(here().search).toBe('?facets=genre%3Aboxing');
  expect(asked().at(-1)).toMatchObject({ facets: ['genre:boxing'] });
  await go('/video/1');
  await go(-1);
  expect(screen.getByRole('checkbox', { name: 'Boxing 1' })).toBeChecked();
  expect(asked()).toHaveLength(2);
});

describe('FAV-010 removing history entries', () => {
  const watched = (answers: object = {}) =>
    at('/history', {
      answers: {
        readHistory: vods(['7', '8']),
        removeFromHistory: undefined,
        clearHistory: undefined,
        ...answers,
      },
    });
  const titles = () =>
    screen.queryAllByRole('link', { name: /^Title/ }).map(({ textContent }) => textContent);

  test('one by one: it disappears at once, is announced, and the focus moves to its neighbour', async () => {
    const { user, runtime } = await watched();
    await user.click(screen.getByRole('button', { name: 'Take Title 7 out of your history' }));
    expect(titles()).toEqual(['Title 8']);
    expect(screen.getByText('Title 7 is out of your history.')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('button', { name: 'Take Title 8 out of your history' })).toHaveFocus();
    expect(runtime.platform.calls.at(-1)).toEqual({
      endpoint: 'removeFromHistory',
      input: { path: { id: '7' } },
    });
    await user.click(screen.getByRole('button', { name: 'Take Title 8 out of your history' }));
    expect(screen.getByRole('heading', { name: 'Nothing watched yet' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Empty the history' })).toBeNull();
  });

  test('a refused removal is rolled back with a message, and succeeds at a retry', async () => {
    const { user, runtime } = await watched({
      removeFromHistory: new CallError('removeFromHistory', 500, undefined, []),
    });
    await user.click(screen.getByRole('button', { name: 'Take Title 7 out of your history' }));
    expect(titles()).toEqual(['Title 7', 'Title 8']);
    expect(screen.getByRole('alert')).toHaveTextContent('It is still in your history: Title 7.');
    runtime.platform.answer('removeFromHistory', undefined);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(titles()).toEqual(['Title 8']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('all at once, after a confirmation; a refusal is shown in its dialog', async () => {
    const { user, runtime } = await watched({
      clearHistory: new CallError('clearHistory', 500, undefined, []),
    });
    await user.click(screen.getByRole('button', { name: 'Empty the history' }));
    const dialog = within(screen.getByRole('dialog', { hidden: true }));
    await user.click(dialog.getByRole('button', { name: 'Empty the history', hidden: true }));
    expect(dialog.getByRole('alert', { hidden: true })).toBeInTheDocument();
    runtime.platform.answer('clearHistory', undefined);
    await user.click(dialog.getByRole('button', { name: 'Try again', hidden: true }));
    expect(titles()).toEqual([]);
    expect(screen.getByRole('heading', { name: 'Nothing watched yet' })).toBeVisible();
  });
});
