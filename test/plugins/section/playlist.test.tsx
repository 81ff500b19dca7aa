import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import manifest from '../../../plugins/section/playlist/plugin.json';
import activate from '../../../plugins/section/playlist/section';
import {
  CAROUSEL_MIN_WIDTH,
  EXPANDED_CARD,
  PAGE_SIZES,
  CallError,
  type Content,
  type Row,
} from '../../../core/sdk';
import { COLUMNS_DEBOUNCE, WIDTH_DEBOUNCE } from '../../../core/sdk/constants';
import { windowOf } from '../../kit/windowOf';
import { describeSection, fakeContext, FakeRow, renderInRuntime, type FakeRuntime } from 'proscenium/kit';

const screenSize = windowOf();
beforeAll(() => {
  // As newer browsers do.
  const scroll: unknown = () => Promise.resolve();
  Object.defineProperty(Element.prototype, 'scrollIntoView', { value: scroll, configurable: true });
});
beforeEach(() => screenSize.to(1280));
afterEach(cleanup);

describeSection('section/playlist', { manifest, activate, options: {} });

const list = (id: string, given: Partial<Content> = {}): Content => ({
  id,
  title: `List ${id}`,
  type: 'PLAYLIST',
  description: 'Two waves and a dune.',
  ...given,
});
const video = (id: string): Content => ({ id, title: `Video ${id}`, type: 'VOD', accessLevel: 'GRANTED' });

/** Six videos, paged as they are asked for. */
function answers(runtime: FakeRuntime) {
  runtime.platform.answer('readPlaylist', ({ query: { p, rpp } }: { query: { p: number; rpp: number } }) => ({
    id: 'a',
    title: 'List a',
    videos: {
      vods: ['1', '2', '3', '4', '5', '6'].slice((p - 1) * rpp, p * rpp).map(video),
      page: p,
      totalPages: Math.ceil(6 / rpp),
      totalResults: 6,
    },
    socialSharingDetail: { universalLink: 'https://l.example{path}' },
  }));
}

async function draw(
  arrange: (runtime: FakeRuntime) => void = answers,
  rows: readonly (readonly Content[])[] = [[list('a'), list('b')]],
  presentation: Row['presentation'] = {},
) {
  const { runtime, context } = fakeContext({ options: {} });
  arrange(runtime);
  const { View } = activate(context);
  const drawn = rows.map((items, index) =>
    Object.assign(new FakeRow(items), { id: `row-${index}`, presentation }),
  );
  const page = (
    <>
      {drawn.map((row, index) => (
        <View key={row.id} row={row} options={{}} position={index} />
      ))}
    </>
  );
  const rendered = await renderInRuntime(page, { runtime });
  return { runtime, page, ...rendered };
}
const opened = (name = 'List a') => screen.queryByRole('region', { name });
/** The page that screen readers announce. */
const announced = (region: HTMLElement) => within(region).getByRole('status');
const press = (name: string) => userEvent.click(screen.getByRole('link', { name }));

test('CAT-095 HOM-074 HOM-078 HOM-079 a press opens it below the row, with two videos', async () => {
  const { runtime } = await draw();
  await press('List a');
  const region = await screen.findByRole('region', { name: 'List a' });
  await within(region).findByText('Video 1');
  expect(
    within(region)
      .getAllByText(/^Video/)
      .map(({ textContent }) => textContent),
  ).toEqual(['Video 1', 'Video 2']);
  expect(runtime.platform.calls.map(({ input }) => input['query'])).toEqual([
    { p: 1, rpp: PAGE_SIZES.preview },
  ]);
  expect(screen.getByRole('link', { name: 'List a' })).toHaveAttribute('aria-expanded', 'true');
});

test.each([
  [CAROUSEL_MIN_WIDTH, true],
  [CAROUSEL_MIN_WIDTH - 0.5, false],
  [CAROUSEL_MIN_WIDTH - 1, false],
])(
  'HOM-074 HOM-075 RLM-061 at %s px a card opens below the row: %s, else it leads to the playlist',
  async (width, opens) => {
    screenSize.to(width);
    await draw();
    expect(screen.getByRole('link', { name: 'List a' }).hasAttribute('aria-expanded')).toBe(opens);
  },
);

test('RLM-071 a narrowing window is applied once its width has settled', async () => {
  const { runtime } = await draw();
  await act(async () => screenSize.to(800));
  await act(async () => runtime.clock.pass(WIDTH_DEBOUNCE - 1));
  expect(screen.getByRole('link', { name: 'List a' })).toHaveAttribute('aria-expanded');
  await act(async () => runtime.clock.pass(1));
  expect(screen.getByRole('link', { name: 'List a' })).not.toHaveAttribute('aria-expanded');
});

test('RLM-070 HOM-093 the full list requests as many as the window’s columns, counted anew once a resize has settled', async () => {
  const { runtime } = await draw();
  await press('List a');
  const region = await screen.findByRole('region', { name: 'List a' });
  await act(async () => screenSize.to(1920));
  await act(async () => runtime.clock.pass(COLUMNS_DEBOUNCE - 1));
  const asked = () => runtime.platform.calls.at(-1)?.input['query'];
  const viewAll = async () => userEvent.click(within(region).getByRole('button', { name: 'View all' }));
  await viewAll();
  expect(asked()).toEqual({ p: 1, rpp: 3 });
  await userEvent.click(within(region).getByRole('button', { name: 'Show fewer' }));
  await act(async () => runtime.clock.pass(1));
  await viewAll();
  expect(asked()).toEqual({ p: 1, rpp: 5 });
});

test('HOM-076 play, view all, actions and paging arrows', async () => {
  const { runtime } = await draw();
  await press('List a');
  const region = await screen.findByRole('region', { name: 'List a' });
  expect(await within(region).findByRole('link', { name: 'Play' })).toHaveAttribute(
    'href',
    '/video/1?playlistId=a',
  );
  expect(within(region).getByRole('link', { name: 'Watch now' })).toBeInTheDocument();
  const previous = within(region).getByRole('button', { name: 'Show previous' });
  expect(previous).toBeDisabled();
  const status = announced(region);
  expect(status).toHaveTextContent('1 / 3');
  await userEvent.click(within(region).getByRole('button', { name: 'Show more' }));
  await within(region).findByText('Video 3');
  expect(previous).toBeEnabled();
  // Screen readers announce a change of an element that was there before.
  expect(announced(region)).toBe(status);
  expect(status).toHaveTextContent('2 / 3');
  expect(runtime.platform.calls.at(-1)?.input['query']).toEqual({ p: 2, rpp: 2 });
});

test('HOM-078 HOM-092 HOM-093 view all shows the full list from the first page, as many as fit in a line', async () => {
  screenSize.to(1700);
  const { runtime } = await draw();
  await press('List a');
  const region = await screen.findByRole('region', { name: 'List a' });
  await userEvent.click(await within(region).findByRole('button', { name: 'Show more' }));
  await userEvent.click(within(region).getByRole('button', { name: 'View all' }));
  await within(region).findByText('Video 5');
  expect(runtime.platform.calls.at(-1)?.input['query']).toEqual({ p: 1, rpp: 5 });
  expect(within(region).getAllByText(/^Video/)).toHaveLength(5);
  expect(announced(region)).toHaveTextContent('1 / 2');
  await userEvent.click(within(region).getByRole('button', { name: 'Show fewer' }));
  await waitFor(() => expect(within(region).getAllByText(/^Video/)).toHaveLength(2));
});

test('HOM-077 HOM-078 RLM-080 Escape or a second press closes it; it is removed once its transition has ended', async () => {
  const { runtime } = await draw();
  await press('List a');
  await screen.findByRole('region', { name: 'List a' });
  await press('List a');
  expect(opened()).toHaveAttribute('data-leaving');
  await act(async () => runtime.clock.pass(EXPANDED_CARD.leave - 1));
  expect(opened()).not.toBeNull();
  await act(async () => runtime.clock.pass(1));
  expect(opened()).toBeNull();
  await press('List b');
  await screen.findByRole('region', { name: 'List b' });
  await userEvent.keyboard('{Escape}');
  await act(async () => runtime.clock.pass(300));
  expect(opened('List b')).toBeNull();
});

test('ROU-113 HOM-078 on return to its page it is open again, as it was; a closed one is not, and starts with the preview', async () => {
  const first = await draw();
  await press('List a');
  await userEvent.click(await screen.findByRole('button', { name: 'View all' }));
  await waitFor(() => expect(screen.getAllByText(/^Video/).length).toBeGreaterThan(2));
  const asked = first.runtime.platform.calls.length;
  const again = async () => {
    cleanup();
    await renderInRuntime(first.page, { runtime: first.runtime });
  };
  await again();
  expect(within(opened() as HTMLElement).getAllByText(/^Video/).length).toBeGreaterThan(2);
  expect(first.runtime.platform.calls).toHaveLength(asked);

  await userEvent.keyboard('{Escape}');
  await act(async () => first.runtime.clock.pass(300));
  await again();
  expect(opened()).toBeNull();
  await press('List a');
  await screen.findByText('Video 1');
  expect(screen.getAllByText(/^Video/)).toHaveLength(2);
});

test('HOM-078 only one at a time, in all rows of the page', async () => {
  const { runtime } = await draw(answers, [[list('a')], [list('b')]]);
  await press('List a');
  await press('List b');
  await act(async () => runtime.clock.pass(300));
  expect(opened('List a')).toBeNull();
  expect(opened('List b')).not.toBeNull();
});

test('HOM-091 a page that fails keeps the previous one; a first page that fails has a retry', async () => {
  const { runtime } = await draw();
  await press('List a');
  const region = await screen.findByRole('region', { name: 'List a' });
  const next = await within(region).findByRole('button', { name: 'Show more' });
  runtime.platform.answer('readPlaylist', new CallError('readPlaylist', 500, undefined, []));
  await userEvent.click(next);
  await waitFor(() => expect(announced(region)).toHaveTextContent('1 / 3'));
  expect(within(region).getByText('Video 1')).toBeInTheDocument();
  await press('List b');
  const other = await screen.findByRole('region', { name: 'List b' });
  expect(await within(other).findByRole('alert')).toHaveTextContent('These videos could not be loaded.');
  answers(runtime);
  await userEvent.click(within(other).getByRole('button', { name: 'Try again' }));
  await within(other).findByText('Video 1');
});

test('CAT-095 HOM-079 a season is read as a season, two at a time, by its cursor', async () => {
  const { runtime } = await draw(
    (fake) =>
      fake.platform.answer('readSeason', ({ query: { lastSeen } }: { query: { lastSeen?: string } }) => ({
        id: 's',
        title: 'Season',
        episodeCount: 4,
        episodes: (lastSeen === undefined ? ['1', '2'] : ['3', '4']).map(video),
        paging: { moreDataAvailable: lastSeen === undefined, lastSeen: lastSeen === undefined ? 'c2' : 'c4' },
      })),
    [[list('s', { playlistType: 'season' })]],
  );
  await press('List s');
  const region = await screen.findByRole('region', { name: 'List s' });
  await userEvent.click(await within(region).findByRole('button', { name: 'Show more' }));
  await within(region).findByText('Video 3');
  await userEvent.click(within(region).getByRole('button', { name: 'Show previous' }));
  await within(region).findByText('Video 1');
  expect(runtime.platform.calls.map(({ input }) => input['query'])).toEqual([
    { rpp: 2 },
    { rpp: 2, lastSeen: 'c2' },
    { rpp: 2 },
  ]);
});

test('ENT-025 an empty playlist shows so', async () => {
  await draw((runtime) =>
    runtime.platform.answer('readPlaylist', { id: 'a', title: 'a', videos: { vods: null, totalPages: 0 } }),
  );
  await press('List a');
  expect(await screen.findByText('There is nothing in this playlist yet.')).toBeInTheDocument();
});
