/** How the composed product uses the fields of the platform's entities. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shellStore } from '../../../core/pageKit/ShellStore';
import { composedTests, platform } from './composed';
import { now, drawn } from './entityPages';

composedTests();
const minute = 60_000;

const row = (contentList: readonly object[], more: object = {}) => ({
  bucketId: 'b1',
  exid: 'b1',
  name: 'Row',
  type: 'VOD',
  originalType: 'VOD',
  rowTypeData: {},
  contentList,
  paging: { moreDataAvailable: false },
  ...more,
});

/** The home page with these rows of the platform. */
async function homeOf(...buckets: readonly object[]) {
  platform()
    .persist()
    .get('/api/v4/content/home')
    .query(true)
    .reply(200, {
      sectionId: 'home',
      title: 'Home',
      heroes: [],
      buckets,
      paging: { moreDataAvailable: false },
    });
  const site = await drawn({ at: '/home', change: (document) => void delete document['pages'] });
  await screen.findAllByText('One');
  return site;
}
const card = (more: object) => ({
  id: 'c1',
  type: 'VOD',
  title: 'One',
  accessLevel: 'GRANTED',
  duration: 600,
  ...more,
});
const cardDrawn = async (more: object) => {
  await homeOf(row([card(more)]));
  const link = (await screen.findAllByRole('link', { name: /One/ }))[0];
  const drawnCard = link?.closest('li');
  if (!drawnCard) throw new Error('No card is drawn.');
  return drawnCard;
};

describe('ENT-031 ENT-027 the badge of a live card, by a schedule in milliseconds', () => {
  test.each([
    ['UPCOMING', 'Upcoming', now + minute, now + 2 * minute],
    ['LIVE', 'Live', now, now + 2 * minute],
    ['LIVE', 'Live', now - minute, now + 1],
    ['ENDED', 'Ended', now - minute, now],
  ])('is %s, labelled “%s”, from %i until %i', async (state, text, startDate, endDate) => {
    const drawnCard = await cardDrawn({
      type: 'LIVE',
      liveEventId: 'c1',
      displayLiveBadge: true,
      eventSchedule: { startDate, endDate },
    });
    expect(drawnCard.querySelector('[data-state]')).toHaveTextContent(text);
    expect(drawnCard.querySelector('[data-state]')).toHaveAttribute('data-state', state);
  });

  test.each([[{ displayLiveBadge: false }], [{}]])(
    'is not drawn where its state is NONE: %j',
    async (more) => {
      const drawnCard = await cardDrawn({
        type: 'LIVE',
        liveEventId: 'c1',
        eventSchedule: { startDate: now - minute, endDate: now + minute },
        ...more,
      });
      expect(drawnCard.querySelector('[data-state]')).toBeNull();
    },
  );
});

test.each([
  ['seconds of its length', { watchProgress: 300 }, '50%', '/video/c1/one?progress=300'],
  [
    'seconds, whatever the percentage says',
    { watchProgress: 300, progress: 90 },
    '50%',
    '/video/c1/one?progress=300',
  ],
  ['the percentage, where there are no seconds', { progress: 40 }, '40%', '/video/c1/one'],
])('ENT-026 the bar of a card is %s', async (_, more, size, path) => {
  const drawnCard = await cardDrawn(more);
  expect(drawnCard.querySelector<HTMLElement>('.progress > span')?.style.inlineSize).toBe(size);
  expect(within(drawnCard).getByRole('link')).toHaveAttribute('href', path);
});

test.each([
  ['VOD', '/video/c1/one'],
  ['video', '/video/c1/one'],
  ['season-vod', '/video/c1/one'],
  ['SEASON_VOD', '/video/c1/one'],
  ['live', '/live/e1/one'],
  ['UPCOMING', '/live/e1/one'],
  ['epg', '/live/e1/one'],
  ['series', '/series/c1/one'],
  ['season', '/season/c1/one'],
  ['playlist', '/playlist/c1/one'],
])('ENT-008 content of the type %s is opened at %s', async (type, path) => {
  expect(within(await cardDrawn({ type, liveEventId: 'e1' })).getByRole('link')).toHaveAttribute(
    'href',
    path,
  );
});

describe('ENT-028 ENT-004 a channel', () => {
  const programme = (title: string, startDate: number, endDate: number) => ({ title, startDate, endDate });
  const channel = (currentProgramme: object, nextProgramme: object | null) =>
    card({
      id: 'e9',
      type: 'LIVE',
      liveEventId: 'e1',
      programmingInfo: { currentProgramme, nextProgramme, channelLogoUrl: 'https://cdn.example/logo.svg' },
    });

  test.each([
    ['on, from its first moment', now, now + minute, 'First'],
    ['on, until its last', now - minute, now + 1, 'First'],
    ['over at its end, and the next one is on', now - minute, now, 'Second'],
  ])('whose programme is %s', async (_, startDate, endDate, title) => {
    await homeOf(
      row(
        [channel(programme('First', startDate, endDate), programme('Second', endDate, endDate + 5 * minute))],
        { type: 'EPG_NOW_NEXT', originalType: 'EPG_NOW_NEXT' },
      ),
    );
    const main = screen.getByRole('main');
    expect(main.querySelector('[src="https://cdn.example/logo.svg"]')).not.toBeNull();
    expect(
      within(main)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'))
        .some((href) => href?.startsWith('/live/e1')),
    ).toBe(true);
    expect(main.querySelector('.current')).toHaveTextContent(title);
    if (title === 'First') expect(main.querySelector('.next')).toHaveTextContent('Second');
    else expect(main.querySelector('.next')).toBeNull();
  });
});

describe('ENT-021 a call to action', () => {
  test.each([
    [
      'opens an address in a new tab',
      { kind: 'external', url: 'https://shop.example/' },
      'https://shop.example/',
      '_blank',
    ],
    ['HOM-022 opens a view', { kind: 'route', view: 'search' }, '/search', null],
    ['opens a view with its id', { kind: 'route', view: 'SECTION', id: 'stories' }, '/section/stories', null],
    ['HOM-023 opens an event', { kind: 'event', type: 'LIVE', id: 'a' }, '/live/a', null],
    ['opens a video', { kind: 'event', type: 'VOD', id: 'a' }, '/video/a', null],
    [
      'HOM-024 opens a video beside others',
      { kind: 'event', type: 'LIVE', id: 'a', videoIds: ['a', 'b', 'c'] },
      '/multi-video/a?eventId=b&eventId=c',
      null,
    ],
  ])('%s', async (_, link, href, target) => {
    await homeOf(
      row([card({})], {
        type: 'CONTENT_HIGHLIGHT',
        originalType: 'CONTENT_HIGHLIGHT',
        rowTypeData: { primaryCta: { ctaText: 'Go on', link } },
      }),
    );
    const call = await screen.findByRole('link', { name: /^Go on/ });
    expect([call.getAttribute('href'), call.getAttribute('target')]).toEqual([href, target]);
  });
});

test('ENT-017 the seasons of a series are offered by title and number of episodes, except those without any', async () => {
  const seasons = [
    { id: 'a', title: 'First', episodeCount: 3 },
    { id: 'b', title: 'Empty', episodeCount: 0 },
    { id: 'c', title: 'Third' },
  ];
  platform()
    .persist()
    .get('/api/v4/series/s1')
    .query(true)
    .reply(200, { id: 's1', title: 'Saga', seasons, paging: { moreDataAvailable: false } });
  platform()
    .persist()
    .get(/\/season\//)
    .query(true)
    .reply(200, {
      id: 'a',
      title: 'First',
      episodeCount: 3,
      episodes: [card({ seasonId: 'a' })],
      paging: { moreDataAvailable: false },
      series: { seriesId: 's1', title: 'Saga' },
    });
  const site = await drawn({ at: '/series/s1' });
  expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual([
    'First3 episodes',
    'Third',
  ]);
  await userEvent.click(screen.getByRole('tab', { name: 'Third' }));
  await waitFor(() => expect(site.callsTo('GET', '/api/v4/season/c')).not.toEqual([]));
});

test('CAT-025 ENT-018 a playlist is shared by its universal link, with the path put in and the tracking parameters added', async () => {
  const actor = userEvent.setup();
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const socialSharingDetail = {
    universalLink: 'https://share.example{path}',
    trackingConfiguration: [
      { name: 'utm_source', value: 'site' },
      { name: 'utm_medium', value: 'share' },
    ],
  };
  platform()
    .persist()
    .get('/api/v2/vod/playlist/p1')
    .query(true)
    .reply(200, {
      id: 'p1',
      title: 'Mixed',
      type: 'PLAYLIST',
      videos: { vods: [card({})], page: 1, totalPages: 1, totalResults: 1 },
      socialSharingDetail,
    });
  await drawn({ at: '/playlist/p1' });
  await actor.click(await screen.findByRole('button', { name: /Share/ }));
  await waitFor(() =>
    expect(copied).toHaveBeenCalledWith(
      'https://share.example/playlist/p1/mixed?utm_source=site&utm_medium=share',
    ),
  );
});

test('ENT-019 a row has the name, the row type’s look and the items of its bucket, and pages on from its last-seen value', async () => {
  const more = row([card({ id: 'c2', title: 'Two' })]);
  platform()
    .persist()
    .get(/\/content\/home\/bucket/)
    .query(true)
    .reply(200, more);
  const site = await homeOf(
    row([card({})], {
      bucketId: 'b7',
      exid: 'x7',
      name: 'Belts',
      paging: { lastSeen: 'c1', moreDataAvailable: true },
    }),
  );
  expect(screen.getByRole('heading', { name: 'Belts' })).toBeVisible();
  const items = document.querySelector('.track');
  if (items === null) throw new Error('The row has no items.');
  Object.defineProperties(items, {
    scrollWidth: { value: 2000 },
    clientWidth: { value: 400 },
    scrollLeft: { value: 1600, writable: true },
  });
  fireEvent.scroll(items);
  await waitFor(() => expect(site.callsTo('GET', '/api/v4/content/home/bucket/b7')).toHaveLength(1));
  expect(site.callsTo('GET', '/api/v4/content/home/bucket/b7')[0]?.path).toMatch(/[?&]lastSeen=c1(&|$)/);
});

describe('ENT-005 a live event of the side panel', () => {
  const event = { id: 'x1', eventId: 'e1', title: 'Title night', type: 'LIVE', accessLevel: 'GRANTED' };

  test.each([
    [
      'its own picture',
      { thumbnailUrl: 'https://cdn.example/own.webp', logoUrl: 'https://cdn.example/logo.webp' },
      'https://cdn.example/own.webp',
    ],
    [
      'its logo, where it has no picture',
      { thumbnailUrl: null, logoUrl: 'https://cdn.example/logo.webp' },
      'https://cdn.example/logo.webp',
    ],
    [
      'the logo of its channel before that',
      {
        thumbnailUrl: null,
        logoUrl: 'https://cdn.example/logo.webp',
        programmingInfo: {
          currentProgramme: null,
          nextProgramme: null,
          channelLogoUrl: 'https://cdn.example/channel.webp',
        },
      },
      'https://cdn.example/channel.webp',
    ],
  ])('has its title, leads to its event, and shows %s', async (_, more, picture) => {
    platform()
      .persist()
      .get('/api/v2/event/live')
      .query(true)
      .reply(200, { events: [{ ...event, ...more }], totalResults: 1 });
    const site = await drawn({ at: '/no/such/page' });
    await within(await screen.findByRole('banner')).findByRole('link', { name: 'Sign out' });
    await act(async () => site.get(shellStore).open('sidePanel'));
    const link = await within(await screen.findByRole('dialog', { name: 'Live now' })).findByRole('link', {
      name: /Title night/,
    });
    expect(link).toHaveAttribute('href', '/live/e1/title-night');
    expect(link.querySelector('img')?.getAttribute('src')).toContain(picture);
  });
});
