/** Watchlists of the composed product: the platform calls, and what the viewer sees of the answers. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { watchlistsService } from '../../../core/library/watchlistsService';
import { openWatchlists } from '../../../core/library/openWatchlists';
import { navigation } from '../../../core/sdk';
import { composedTests, platform } from './composed';
import { watching, type Answers, type Watching } from './playing';
import {
  lists,
  contents,
  picture,
  list,
  shared,
  paging,
  title,
  all,
  one,
  open,
  called,
  name,
} from './watchlistAnswers';

composedTests();

/** The addresses of contents that were read, each once: a page may begin before the platform has named the viewer. */
const read = (page: Watching): string[] => [
  ...new Set(called(page, 'GET', contents).map(({ path }) => path)),
];

describe('WCH-004 WCH-007 the viewer’s lists', () => {
  const more: Answers = {
    [`GET ${lists}`]: { watchlists: [list('Rainy')], pagingInfo: paging(true, 'Rainy') },
  };

  test('are read by 25, and further by the cursor while there are more', async () => {
    platform()
      .get(lists)
      .query({ rpp: 25, lastSeen: 'Rainy' })
      .reply(200, { watchlists: [list('Second')], pagingInfo: paging(false, 'Second') });
    platform()
      .get(lists)
      .query({ rpp: 25 })
      .reply(200, more[`GET ${lists}`] as object);
    const page = await watching('/watchlists');
    await screen.findByRole('link', { name: 'Rainy' });
    await page.pass(1000);
    expect(await screen.findByRole('link', { name: 'Second' })).toBeVisible();
    expect(called(page, 'GET', lists)).toEqual([
      { path: `${lists}?rpp=25` },
      { path: `${lists}?rpp=25&lastSeen=Rainy` },
    ]);
  });

  test('are not read further where the answer has no more, whatever its cursor', async () => {
    const page = await open('/watchlists', {
      [`GET ${lists}`]: { watchlists: [list('Rainy')], pagingInfo: paging(false, 'Rainy') },
    });
    await screen.findByRole('link', { name: 'Rainy' });
    await page.pass(1000);
    expect(called(page, 'GET', lists)).toEqual([{ path: `${lists}?rpp=25` }]);
  });
});

test.each([
  [0, 4],
  [1, 3],
  [3, 1],
  [4, 0],
])('WCH-006 a cover of %i pictures has %i places without one', async (count, empty) => {
  await open('/watchlists', {
    [`GET ${lists}`]: {
      watchlists: [list('Rainy', { thumbnails: ['a', 'b', 'c', 'd'].slice(0, count).map(picture) })],
      pagingInfo: paging(false),
    },
  });
  const cover = (await screen.findByRole('link', { name: 'Rainy' })).querySelector(
    '[class*="cover"]',
  ) as HTMLElement;
  expect(cover.querySelectorAll('img')).toHaveLength(count);
  expect([...cover.children].filter((cell) => cell.querySelector('img') === null)).toHaveLength(empty);
});

describe('WCH-020 actions on lists', () => {
  test('WCH-008 creates one by its name, and shows it as the platform has it', async () => {
    const page = await open('/watchlists', {
      [`POST ${lists}`]: { id: 'new' },
      [`GET ${contents}/new`]: { ...list('new', { name: 'Later' }), content: [], pagingInfo: paging(false) },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'New watchlist' }));
    await name(' Later ');
    expect(await screen.findByRole('link', { name: 'Later' })).toHaveAttribute('href', '/watchlists/new');
    expect(called(page, 'POST', lists)).toEqual([{ path: lists, body: { name: 'Later' } }]);
  });

  test('WCH-009 renames one', async () => {
    const page = await open('/watchlists', { [`PUT ${lists}/Rainy`]: {} });
    await userEvent.click(await screen.findByRole('button', { name: 'Rename Rainy' }));
    await name('Wet');
    expect(await screen.findByRole('link', { name: 'Wet' })).toBeVisible();
    expect(called(page, 'PUT', lists)).toEqual([{ path: `${lists}/Rainy`, body: { name: 'Wet' } }]);
  });

  test.each([
    ['deletes one of their own', 'Delete Rainy', 'Delete', `${lists}/me/Rainy`, 'Rainy'],
    [
      'removes one that somebody shared from theirs',
      'Remove Noir from my lists',
      'Remove from my lists',
      `${lists}/rui/Noir`,
      /Noir/,
    ],
  ])('WCH-010 %s, by owner and list', async (_, act1, act2, path, link) => {
    const page = await open('/watchlists', { [`DELETE ${path}`]: {} });
    await userEvent.click(await screen.findByRole('button', { name: act1 }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: act2 }));
    await waitFor(() => expect(screen.queryByRole('link', { name: link })).toBeNull());
    expect(called(page, 'DELETE', lists)).toEqual([{ path }]);
  });

  test('WCH-011 saves a shared one, by owner and list', async () => {
    const page = await open('/watchlists/Noir?owner=rui', {
      [`GET ${contents}/Noir`]: { ...shared, content: [title('1')], pagingInfo: paging(false) },
      [`POST ${lists}/rui/Noir/save`]: {},
    });
    const keep = await screen.findByRole('button', { name: 'Keep this list' });
    await userEvent.click(keep);
    await waitFor(() => expect(keep).toHaveAttribute('aria-pressed', 'true'));
    expect(called(page, 'POST', lists)).toEqual([{ path: `${lists}/rui/Noir/save` }]);
  });

  test('WCH-028 opens one, which is selected until its page is left, and whose new name becomes the page’s', async () => {
    const page = await open('/watchlists/Rainy', { ...one([title('1')]), [`PUT ${lists}/Rainy`]: {} });
    await screen.findByRole('heading', { level: 1, name: 'Rainy' });
    const store = openWatchlists(page.site.get(watchlistsService));
    expect(store.selected).toMatchObject({ id: 'Rainy', name: 'Rainy' });
    await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
    await name('Wet');
    expect(await screen.findByRole('heading', { level: 1, name: 'Wet' })).toBeVisible();
    expect(store.selected).toMatchObject({ id: 'Rainy', name: 'Wet' });
    await act(async () => page.site.get(navigation).go('/watchlists'));
    await screen.findByRole('heading', { level: 1, name: 'Watchlists' });
    expect(store.selected).toBeNull();
  });

  test('CAT-003 WCH-019 WCH-026 reads further in one, by 60 and from the cursor, until there is no more', async () => {
    platform()
      .get(`${contents}/Rainy`)
      .query({ rpp: 60, lastSeen: '1' })
      .reply(200, { ...list('Rainy'), content: [title('2')], pagingInfo: paging(false) });
    platform()
      .persist()
      .get(`${contents}/Rainy`)
      .query({ rpp: 60 })
      .reply(200, { ...list('Rainy'), content: [title('1')], pagingInfo: paging(true, '1') });
    const page = await watching('/watchlists/Rainy', { answers: all });
    await screen.findByRole('link', { name: /Night 1/ });
    await page.pass(1000);
    expect(await screen.findByRole('link', { name: /Night 2/ })).toBeInTheDocument();
    await page.pass(1000);
    expect(
      screen
        .getAllByRole('link', { name: /Night/ })
        .map((each) => each.getAttribute('aria-label') ?? each.textContent),
    ).toEqual([expect.stringContaining('Night 1'), expect.stringContaining('Night 2')]);
    expect(read(page)).toEqual([`${contents}/Rainy?rpp=60`, `${contents}/Rainy?rpp=60&lastSeen=1`]);
  });

  test('reorders one', async () => {
    const page = await open('/watchlists/Rainy', {
      ...one([title('1'), title('2')]),
      [`POST ${contents}/Rainy`]: {},
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Move Night 2, place 2 of 2' }));
    await userEvent.click(screen.getByRole('button', { name: 'To the top' }));
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(called(page, 'POST', contents)).toHaveLength(1));
    expect(called(page, 'POST', contents)[0]?.body).toEqual({
      content: [
        { id: '2', contentType: 'vod' },
        { id: '1', contentType: 'vod' },
      ],
    });
  });
});

test.each([
  ['with its owner', 'watchlistId=Rainy&owner=me', 'Rainy', [`${contents}/Rainy?owner=me&rpp=60`]],
  ['without its owner', 'watchlistId=Rainy', 'Noir nights', []],
  ['with an empty owner', 'watchlistId=Rainy&owner=', 'Noir nights', []],
])(
  'CAT-004 PLY-040 a watchlist in the address of a playlist counts %s: %s',
  async (_, query, heading, paths) => {
    const page = await open(`/playlist/9?${query}`, {
      ...one([title('1')]),
      'GET /api/v2/vod/playlist/9': {
        id: '9',
        title: 'Noir nights',
        videos: { vods: [title('2')], page: 1, totalPages: 1, totalResults: 1 },
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(read(page)).toEqual(paths);
  },
);

describe('WCH-032 a name is sent as typed, however long', () => {
  const tooLong = 'x'.repeat(61);
  const refused = (method: string, path: string): void =>
    void platform().intercept(path, method).reply(400, { status: 400, code: 'badRequest', messages: [] });

  test.each([
    ['WCH-030 61 characters, which are one too many', tooLong, 'A name has at most 60 characters.'],
    [
      'WCH-030 60 characters, which are not to blame',
      'x'.repeat(60),
      'Something did not work. Please try again later.',
    ],
    [
      'WCH-030 60 characters of two code units each',
      '🌧'.repeat(60),
      'Something did not work. Please try again later.',
    ],
  ])('%s: the platform refuses a new list', async (_, text, expected) => {
    refused('POST', lists);
    const page = await open('/watchlists', {});
    await userEvent.click(await screen.findByRole('button', { name: 'New watchlist' }));
    await name(text);
    expect(await screen.findByText(expected)).toBeVisible();
    expect(called(page, 'POST', lists)).toEqual([{ path: lists, body: { name: text } }]);
  });

  test('WCH-030 the same applies to renaming a list', async () => {
    refused('PUT', `${lists}/Rainy`);
    const page = await open('/watchlists', {});
    await userEvent.click(await screen.findByRole('button', { name: 'Rename Rainy' }));
    await name(tooLong);
    expect(await screen.findByText('A name has at most 60 characters.')).toBeVisible();
    expect(called(page, 'PUT', lists)).toEqual([{ path: `${lists}/Rainy`, body: { name: tooLong } }]);
  });

  test('a platform that accepts a longer one decides', async () => {
    await open('/watchlists', { [`PUT ${lists}/Rainy`]: {} });
    await userEvent.click(await screen.findByRole('button', { name: 'Rename Rainy' }));
    await name(tooLong);
    expect(await screen.findByRole('link', { name: tooLong })).toBeVisible();
  });
});

describe('the contents of a list', () => {
  const takeOut = async (item: object): Promise<Watching> => {
    const page = await open('/watchlists/Rainy', one([title('1', item), title('other')]));
    await userEvent.click(await screen.findByRole('button', { name: 'Take Night 1 out of the list' }));
    return page;
  };

  test.each([
    ['WCH-034 a film', { type: 'VOD' }, 'vod'],
    ['WCH-034 a video', { type: 'VIDEO' }, 'vod'],
    ['WCH-034 an episode', { type: 'SEASON_VOD' }, 'vod'],
    ['WCH-035 a playlist', { type: 'PLAYLIST', playlistType: 'DEFAULT' }, 'playlist'],
    ['WCH-035 a playlist that is a season', { type: 'PLAYLIST', playlistType: 'SEASON' }, 'vod-season'],
    ['WCH-036 a series', { type: 'SERIES' }, 'series'],
    ['WCH-036 a season', { type: 'SEASON' }, 'vod-season'],
  ])('%s has the type of the platform', async (_, item, type) => {
    const page = await takeOut(item);
    await waitFor(() =>
      expect(called(page, 'DELETE', contents)).toEqual([{ path: `${contents}/Rainy/content/${type}/1` }]),
    );
  });

  test('WCH-036 anything else is refused without a call', async () => {
    const page = await takeOut({ type: 'LIVE' });
    await page.pass(1000);
    expect(called(page, 'DELETE', contents)).toEqual([]);
    expect(screen.getByRole('alert')).toHaveTextContent('Something did not work. Please try again later.');
    expect(screen.getByRole('button', { name: 'Take Night 1 out of the list' })).toBeVisible();
  });
});
