/**
 * What a realm's settings change about content in the composed product: which rows list, what cards show, how
 * broadcasts are played.
 */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { pluginRegistry } from '../../../core/boot/tokens';
import { FakeClock } from '../../kit';
import { compose, composedTests, platform, type Composed } from './composed';
import { watching } from './playing';

composedTests();

const content = (more: object) => ({
  id: 'c1',
  type: 'VOD',
  title: 'Upper cut',
  accessLevel: 'GRANTED',
  duration: 600,
  ...more,
});
const row = (more: object = {}) => ({
  bucketId: 'b1',
  exid: 'b1',
  name: 'Row',
  type: 'VOD',
  originalType: 'VOD',
  rowTypeData: {},
  contentList: [content({})],
  paging: { moreDataAvailable: false },
  ...more,
});

/** The home page with one row, in a realm with these settings and no others of their names. */
async function home(settings: object, bucket: object = row(), clock?: FakeClock): Promise<Composed> {
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
  const change = (document: Record<string, unknown>) => {
    delete document['pages'];
    document['settings'] = { ...(document['settings'] as object), ...settings };
  };
  const site = await compose({ at: '/home', change, ...(clock && { clock }) });
  await site.draw();
  await screen.findByRole('heading', { name: 'Row' });
  return site;
}

const queryOf = (site: Composed, path: string) =>
  Object.fromEntries(new URLSearchParams(site.callsTo('GET', path)[0]?.path.split('?')[1]));

/** Scrolls the row to its end; the simulated browser has no layout. */
function scrollToEnd(): void {
  const line = screen
    .getByRole('heading', { name: 'Row' })
    .closest('section')
    ?.querySelector('ul') as HTMLElement;
  Object.defineProperties(line, { scrollWidth: { value: 2000 }, clientWidth: { value: 500 } });
  line.scrollLeft = 1500;
  fireEvent.scroll(line);
}

const listed = (displayGeoblocked: boolean, displayContentAvailableOnSignIn: boolean) => ({
  displayGeoblocked: String(displayGeoblocked),
  displayContentAvailableOnSignIn: String(displayContentAvailableOnSignIn),
});

describe('RLM-009 API-062 the realm’s listing settings are sent with the request for rows and for their next pages', () => {
  test.each([
    ['by default', {}, listed(false, true)],
    [
      'with what cannot be watched here',
      { appSettings: { WEB: { displayGeoblocked: true } } },
      listed(true, true),
    ],
    [
      'without what needs an account',
      { appSettings: { WEB: { displayContentAvailableOnSignIn: false } } },
      listed(false, false),
    ],
  ])('%s', async (_, settings, expected) => {
    const site = await home(
      { appSettings: undefined, ...settings },
      row({ paging: { moreDataAvailable: true, lastSeen: 'c1' } }),
    );
    expect(queryOf(site, '/api/v4/content/home')).toEqual({ rpp: '10', ...expected });
    scrollToEnd();
    await waitFor(() => expect(site.callsTo('GET', '/api/v4/content/home/bucket/b1')).toHaveLength(1));
    expect(queryOf(site, '/api/v4/content/home/bucket/b1')).toEqual({
      resultPerPage: '10',
      lastSeen: 'c1',
      ...expected,
    });
  });
});

test.each([
  ['VOD', {}, '10'],
  ['VOD', { rowCount: 2 }, '20'],
  ['EPG', {}, '25'],
  ['EPG_NOW_NEXT', {}, '25'],
])(
  'HOM-044 RLM-085 API-062 the next page of a %s row is requested after the last card, in its page size',
  async (type, rowTypeData, size) => {
    const site = await home(
      {},
      row({ type, rowTypeData, paging: { moreDataAvailable: true, lastSeen: 'c1' } }),
    );
    scrollToEnd();
    await waitFor(() => expect(site.callsTo('GET', '/api/v4/content/home/bucket/b1')).toHaveLength(1));
    expect(queryOf(site, '/api/v4/content/home/bucket/b1')).toMatchObject({
      resultPerPage: size,
      lastSeen: 'c1',
    });
  },
);

describe('RLM-016 the titles of cards', () => {
  test.each([
    ['are shown by default', undefined, true],
    ['are shown on show', 'show', true],
    ['are not drawn on hide, and name the card all the same', 'hide', false],
  ])('%s', async (_, contentTitles, drawn) => {
    await home({ contentTitles });
    expect(screen.getByRole('link', { name: /^Upper cut/ })).toHaveAttribute('href', '/video/c1/upper-cut');
    expect(screen.queryAllByText('Upper cut')).toHaveLength(drawn ? 1 : 0);
  });
});

describe('what the card of a channel with a current programme offers', () => {
  const pluginActions = ['Watch side by side', 'Watch together'];
  const offered = async (settings: object): Promise<readonly (string | null)[]> => {
    const clock = new FakeClock();
    const now = clock.now();
    const programmingInfo = {
      currentProgramme: { id: 'p1', title: 'News', startDate: now - 60_000, endDate: now + 600_000 },
    };
    await home(
      settings,
      row({
        type: 'LIVE',
        contentList: [content({ type: 'LIVE', liveEventId: 'c1', duration: null, programmingInfo })],
      }),
      clock,
    );
    act(() => screen.getByRole('link', { name: /^Upper cut/ }).focus());
    await act(async () => clock.pass(300));
    const card = await waitFor(() => {
      const found = document
        .querySelector<HTMLElement>('[data-hover-card] a:not([aria-hidden])')
        ?.closest<HTMLElement>('[data-hover-card]');
      if (!found) throw new Error('The hover card is not open.');
      return found;
    });
    // Plugins add entries there too.
    return within(card)
      .getAllByRole('link')
      .map((link) => link.getAttribute('aria-label') ?? link.textContent)
      .filter((name) => !pluginActions.includes(name ?? ''));
  };

  test.each([
    ['RLM-004 no program to play by default', {}, ['Watch now']],
    [
      'RLM-004 none where the guide is disabled',
      { epgPlaybackContentStatus: 'DISABLED', currentProgramPlaybackStatus: 'DISABLED' },
      ['Watch now'],
    ],
    [
      'RLM-004 RLM-005 the live program where the guide is enabled; no restart by default',
      { epgPlaybackContentStatus: 'ENABLED' },
      ['Watch live'],
    ],
    [
      'RLM-005 no restart where it is disabled',
      { epgPlaybackContentStatus: 'ENABLED', currentProgramPlaybackStatus: 'DISABLED' },
      ['Watch live'],
    ],
    [
      'RLM-005 its restart where both are enabled',
      { epgPlaybackContentStatus: 'ENABLED', currentProgramPlaybackStatus: 'ENABLED' },
      ['Watch live', 'Start from the beginning'],
    ],
    [
      'RLM-005 the restart of the channel where the guide is disabled',
      { currentProgramPlaybackStatus: 'ENABLED' },
      ['Watch now', 'From the beginning'],
    ],
  ])('%s', async (_, settings, expected) => {
    expect(
      await offered({
        epgPlaybackContentStatus: undefined,
        currentProgramPlaybackStatus: undefined,
        ...settings,
      }),
    ).toEqual(expected);
  });
});

describe('RLM-006 sharing', () => {
  test.each([
    ['is not offered by default', undefined, 0],
    ['is not where it is disabled', 'DISABLED', 0],
    ['is where it is enabled', 'ENABLED', 1],
  ])('%s', async (_, socialSharingStatus, count) => {
    platform().persist().get('/api/v4/vod/7').reply(200, {
      id: '7',
      type: 'VOD',
      title: 'One',
      accessLevel: 'DENIED',
      onlinePlayback: 'AVAILABLE',
      duration: 600,
      licences: [],
      availableLicences: [],
    });
    const site = await compose({
      at: '/video/7',
      change: (document) => void Object.assign(document['settings'] as object, { socialSharingStatus }),
    });
    await site.draw();
    await screen.findByRole('heading', { level: 1, name: 'One' });
    if (count > 0) await screen.findByRole('button', { name: 'Share' });
    expect(screen.queryAllByRole('button', { name: /^Share/ })).toHaveLength(count);
  });

  test.each([
    ['not by default', undefined, []],
    ['not where sharing is disabled', 'DISABLED', []],
    ['where it is enabled', 'ENABLED', ['control', 'overlay']],
  ])(
    'from a position is offered in the player %s, in a realm whose plugin has it',
    async (_, socialSharingStatus, views) => {
      const change = (document: Record<string, unknown>) => {
        Object.assign(document['settings'] as object, { socialSharingStatus });
        Object.assign(document['plugins'] as object, { 'action/share': { moment: true } });
      };
      const site = await compose({ change });
      const part = await site
        .get(pluginRegistry)
        .resolve({ point: 'player-part', plugin: 'action/share', name: 'moment' });
      expect([Object.keys(part.views), Object.keys(part.keys ?? {})]).toEqual([
        views,
        views.length > 0 ? ['Shift+S'] : [],
      ]);
    },
  );
});

test.each([
  ['ENABLED', ['Watch live', 'Start from the beginning']],
  ['DISABLED', []],
])('ENT-024 in a realm whose guide is %s, a running programme offers %j', async (status, expected) => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800);
  const now = new FakeClock().now();
  const running = { id: 'p', title: 'Tide', startDate: now - 3_600_000, endDate: now + 3_600_000 };
  const channel = { id: 'a', name: 'Sea', number: 1, eventId: 'e1', accessLevel: 'GRANTED' };
  const page = await watching('/epg', {
    realm: 'noor',
    change: ({ settings }) =>
      void Object.assign(settings as object, {
        epgPlaybackContentStatus: status,
        currentProgramPlaybackStatus: status,
      }),
    answers: {
      'GET /api/v4/epg': {
        channels: [{ ...channel, programmes: [running] }],
        paging: { moreDataAvailable: false },
      },
    },
  });
  await page.pass(1000);
  fireEvent.click(await screen.findByRole('button', { name: /Tide/ }));
  const panel = await screen.findByRole('dialog', { name: /Tide/ });
  expect(
    within(panel)
      .queryAllByRole('link', { name: /^(Watch live|Start from the beginning)$/ })
      .map(({ textContent }) => textContent),
  ).toEqual(expected);
});
