/** Paging through a playlist that was opened beneath its row, in the composed product. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { compose, composedTests, platform } from './composed';

composedTests();

// The simulated browser has no layout to scroll.
beforeAll(
  () =>
    void Object.defineProperty(Element.prototype, 'scrollIntoView', {
      value: () => undefined,
      configurable: true,
    }),
);

const playlistPath = '/api/v2/vod/playlist/p1';
const seasonPath = '/api/v4/season/p1';
const videos = (page: number) =>
  [2 * page - 1, 2 * page].map((id) => ({
    id: `v${id}`,
    type: 'VOD',
    title: `Film ${id}`,
    accessLevel: 'GRANTED',
    duration: 600,
  }));

/** The list of the home page's row, opened; its three pages have two films each. A page in `failing` cannot be read. */
async function opened(card: object, failing: readonly number[] = []) {
  const bucket = {
    bucketId: 'b1',
    exid: 'b1',
    name: 'Lists',
    type: 'VOD_PLAYLIST',
    originalType: 'VOD_PLAYLIST',
    rowTypeData: {},
    contentList: [{ id: 'p1', title: 'Best of', ...card }],
    paging: { moreDataAvailable: false },
  };
  platform()
    .persist()
    .get('/api/v4/content/home')
    .query(true)
    .reply(200, {
      sectionId: 'home',
      title: 'Home',
      heroes: [],
      buckets: [bucket],
      paging: { moreDataAvailable: false },
    });
  for (const page of [1, 2, 3]) {
    const status = failing.includes(page) ? 500 : 200;
    platform()
      .persist()
      .get(playlistPath)
      .query({ p: page, rpp: 2 })
      .reply(status, {
        id: 'p1',
        title: 'Best of',
        type: 'PLAYLIST',
        videos: { vods: videos(page), page, totalPages: 3, totalResults: 6 },
      });
    platform()
      .persist()
      .get(seasonPath)
      .query(page === 1 ? { rpp: 2 } : { rpp: 2, lastSeen: `c${page - 1}` })
      .reply(status, {
        id: 'p1',
        title: 'Best of',
        episodeCount: 6,
        episodes: videos(page),
        paging: { moreDataAvailable: page < 3, lastSeen: `c${page}` },
      });
  }
  const site = await compose({ at: '/home', change: (document) => void delete document['pages'] });
  await site.draw();
  await userEvent.click(await screen.findByRole('link', { name: /Best of/ }));
  const list = within(await screen.findByRole('region', { name: 'Best of' }));
  await list.findByText('Film 1');
  const paths = () =>
    [playlistPath, seasonPath].flatMap((path) =>
      site.callsTo('GET', path).map((call) => call.path.slice(path.length)),
    );
  const first = paths();
  expect(new Set(first).size).toBe(1);
  /** What was asked for since the list stood open with its first page. */
  const asked = () => paths().slice(first.length);
  return {
    first: first[0],
    asked,
    list,
    next: list.getByRole('button', { name: 'Show more' }),
    previous: list.getByRole('button', { name: 'Show previous' }),
    pages: () => list.getByRole('combobox', { name: 'Page' }),
  };
}

const playlist = { type: 'PLAYLIST' };
const season = { type: 'PLAYLIST', playlistType: 'season' };
type Opened = Awaited<ReturnType<typeof opened>>;
const shows = ({ list }: Opened, page: number) =>
  waitFor(() =>
    expect(list.getAllByText(/^Film/).map(({ textContent }) => textContent)).toEqual(
      videos(page).map(({ title }) => title),
    ),
  );
const choices = ({ pages }: Opened) =>
  within(pages())
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

test('HOM-088 the next page is asked for by its number, until there is none', async () => {
  const page = await opened(playlist);
  for (const number of [2, 3]) {
    expect(page.next).toBeEnabled();
    await userEvent.click(page.next);
    await shows(page, number);
  }
  expect(page.next).toBeDisabled();
  expect([page.first, ...page.asked()]).toEqual(['?p=1&rpp=2', '?p=2&rpp=2', '?p=3&rpp=2']);
});

test('HOM-089 the previous page is asked for, and none before the first', async () => {
  const page = await opened(playlist);
  expect(page.previous).toBeDisabled();
  await userEvent.click(page.next);
  await shows(page, 2);
  await userEvent.click(page.previous);
  await shows(page, 1);
  expect(page.previous).toBeDisabled();
  await userEvent.click(page.previous);
  expect(page.asked()).toEqual(['?p=2&rpp=2', '?p=1&rpp=2']);
});

describe('HOM-090 a page is gone to by its number', () => {
  test('of a playlist, whichever it is', async () => {
    const page = await opened(playlist);
    expect(choices(page)).toEqual(['1 / 3', '2 / 3', '3 / 3']);
    await userEvent.selectOptions(page.pages(), '3 / 3');
    await shows(page, 3);
    expect([page.next, page.previous].map((button) => (button as HTMLButtonElement).disabled)).toEqual([
      true,
      false,
    ]);
    await userEvent.selectOptions(page.pages(), '1 / 3');
    await shows(page, 1);
    expect(page.asked()).toEqual(['?p=3&rpp=2', '?p=1&rpp=2']);
  });

  test('of a season, as far as it is known where the pages begin', async () => {
    const page = await opened(season);
    expect(choices(page)).toEqual(['1 / 3', '2 / 3']);
    await userEvent.selectOptions(page.pages(), '2 / 3');
    await shows(page, 2);
    expect(choices(page)).toEqual(['1 / 3', '2 / 3', '3 / 3']);
    await userEvent.selectOptions(page.pages(), '1 / 3');
    await shows(page, 1);
    await userEvent.selectOptions(page.pages(), '3 / 3');
    await shows(page, 3);
    expect(choices(page)).toEqual(['1 / 3', '2 / 3', '3 / 3']);
    expect([page.first, ...page.asked()]).toEqual([
      '?rpp=2',
      '?rpp=2&lastSeen=c1',
      '?rpp=2',
      '?rpp=2&lastSeen=c2',
    ]);
  });

  test('one that cannot be read leaves the one before it', async () => {
    const page = await opened(playlist, [3]);
    await userEvent.selectOptions(page.pages(), '3 / 3');
    await waitFor(() => expect(page.asked()).toEqual(['?p=3&rpp=2']));
    await waitFor(() => expect(page.pages()).toHaveDisplayValue('1 / 3'));
    await shows(page, 1);
  });
});
