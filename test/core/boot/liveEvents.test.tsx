/** Lists of live events and guides of the composed product: their requests, and how they use the answers. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigation } from '../../../core/sdk';
import { composedTests, platform } from './composed';
import { watching, type Watching } from './playing';
import { now, MINUTE, card, list, paths, row, without } from './liveEventAnswers';

composedTests();

describe('LIV-002 LIV-004 live events are requested at one address, by each list with a query of its own', () => {
  test('the page by 15', async () => {
    const page = await watching('/livenow', {
      member: false,
      answers: { 'GET /api/v2/event/live': list([card('a'), card('b')]) },
    });
    expect(await screen.findByRole('link', { name: /Event a/ })).toBeVisible();
    expect(new Set(paths(page, '/api/v2/event/live'))).toEqual(new Set(['/api/v2/event/live?p=1&rpp=15']));
  });

  test('its second page, and in the length that the viewer chose', async () => {
    const page = await watching('/livenow', {
      member: false,
      answers: { 'GET /api/v2/event/live': list([card('a')], 40) },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    await waitFor(() =>
      expect(paths(page, '/api/v2/event/live').at(-1)).toBe('/api/v2/event/live?p=2&rpp=15'),
    );
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Events per page' }), '30');
    await waitFor(() =>
      expect(paths(page, '/api/v2/event/live').at(-1)).toBe('/api/v2/event/live?p=1&rpp=30'),
    );
  });

  test('and the count next to the menu by 25', async () => {
    const page = await watching('/upcoming', { answers: { 'GET /api/v2/event/live': list([card('a')]) } });
    await waitFor(() =>
      expect(new Set(paths(page, '/api/v2/event/live'))).toEqual(new Set(['/api/v2/event/live?p=1&rpp=25'])),
    );
  });
});

describe('upcoming events', () => {
  const upcoming = (): Promise<Watching> =>
    watching('/upcoming', {
      member: false,
      answers: {
        'GET /api/v2/event/upcoming': list([card('u', { type: 'UPCOMING' })], 30),
        'GET /api/v2/event/live': list([]),
      },
    });

  test('LIV-015 has 12 events a page until the viewer chooses', async () => {
    const page = await upcoming();
    await screen.findByRole('link', { name: /Event u/ });
    expect(new Set(paths(page, '/api/v2/event/upcoming'))).toEqual(
      new Set(['/api/v2/event/upcoming?p=1&rpp=12']),
    );
    expect(screen.getByText('Page 1 of 3')).toBeVisible();
  });

  test('LIV-016 is forgotten when the viewer opens another page: it starts anew, with its first page', async () => {
    const page = await upcoming();
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Page 2 of 3')).toBeVisible();
    await act(async () => page.site.get(navigation).go('/livenow'));
    await screen.findByRole('heading', { name: 'Nothing is on right now' });
    const before = paths(page, '/api/v2/event/upcoming').length;
    await act(async () => page.site.get(navigation).go('/upcoming'));
    expect(await screen.findByText('Page 1 of 3')).toBeVisible();
    expect(new Set(paths(page, '/api/v2/event/upcoming').slice(before))).toEqual(
      new Set(['/api/v2/event/upcoming?p=1&rpp=12']),
    );
  });
});

test('LIV-013 a row of live events is continued by 12', async () => {
  const answers = row({
    type: 'LIVE',
    contentList: Array.from({ length: 12 }, (_, index) => card(`r${index}`)),
    paging: { moreDataAvailable: true, lastSeen: 'r11' },
  });
  const page = await watching('/home', {
    change: without,
    answers: {
      ...answers,
      'GET /api/v4/content/home/bucket/b1': {
        contentList: [card('r12')],
        paging: { moreDataAvailable: false },
      },
    },
  });
  const track = (await screen.findByRole('link', { name: /Event r0/ })).closest('ul') as HTMLElement;
  for (const [name, value] of [
    ['scrollWidth', 3000],
    ['clientWidth', 1000],
    ['scrollLeft', 1900],
  ] as const)
    Object.defineProperty(track, name, { configurable: true, value });
  fireEvent.scroll(track);
  await waitFor(() => expect(paths(page, '/api/v4/content/home/bucket/b1')).not.toEqual([]));
  expect(paths(page, '/api/v4/content/home/bucket/b1')[0]).toMatch(/[?&]resultPerPage=12(&|$)/);
});

describe('a card of an event', () => {
  const shown = async (more: object): Promise<void> => {
    await watching('/livenow', {
      member: false,
      answers: { 'GET /api/v2/event/live': list([card('a', more)]) },
    });
    await waitFor(() => expect(link()).not.toBeNull());
  };
  const link = () => document.querySelector<HTMLElement>('main li a');

  test.each([
    ['LIV-017 LIV-021 a live event by its event id', { id: 'card', eventId: 'e1' }, '/live/e1/event-a'],
    ['LIV-017 an event without one by its id', { eventId: '' }, '/live/a/event-a'],
    [
      'LIV-021 a premiere by its video',
      { premiereRelease: { type: 'PREMIERE', scheduledAt: now } },
      '/video/a/event-a',
    ],
  ])('%s', async (_, more, path) => {
    await shown(more);
    await waitFor(() => expect(link()).toHaveAttribute('href', path));
  });

  test.each([
    [
      'its own picture',
      { thumbnailUrl: 'https://img.test/still.webp', logoUrl: 'https://img.test/logo.webp' },
      'still.webp',
    ],
    [
      'the logo of its channel where it has none',
      {
        programmingInfo: { channelLogoUrl: 'https://img.test/channel.webp' },
        logoUrl: 'https://img.test/logo.webp',
      },
      'channel.webp',
    ],
    ['else its own logo', { logoUrl: 'https://img.test/logo.webp' }, 'logo.webp'],
  ])('LIV-017 LIV-018 has %s', async (_, more, file) => {
    await shown(more);
    await waitFor(() =>
      expect(link()?.querySelector('img')).toHaveAttribute('src', expect.stringContaining(file)),
    );
  });

  test.each([
    ['its title', { name: 'Ring One' }, 'Event a'],
    ['the name of its channel where it has none', { title: '', name: 'Ring One' }, 'Ring One'],
  ])('LIV-018 shows %s', async (_, more, title) => {
    await shown(more);
    await waitFor(() => expect(link()).toHaveTextContent(title));
  });

  test.each([
    ['DENIED', { accessLevel: 'DENIED' }, 'Purchase'],
    ['GRANTED_ON_SIGN_IN', { accessLevel: 'GRANTED_ON_SIGN_IN' }, 'Sign in to watch'],
    ['kept from this profile', { parentalLock: 'PIN' }, 'Watch with the pin'],
  ])('LIV-018 shows that access is %s', async (_, more, action) => {
    await shown(more);
    await waitFor(() => expect(link()).toHaveTextContent(action));
  });

  const programme = (title: string, from: number, to: number) => ({
    title,
    startDate: now + from * MINUTE,
    endDate: now + to * MINUTE,
  });
  const listed = [
    { programme: 'Late bouts', startDate: now + 90 * MINUTE },
    { programme: 'The main card', episode: '2', startDate: now + 30 * MINUTE },
  ];

  test.each([
    [
      'LIV-017 what is on now and next, with their times',
      {
        currentProgramme: programme('Weigh-in', -30, 30),
        nextProgramme: programme('The press round', 30, 60),
      },
      [],
      'The press round',
    ],
    [
      'LIV-018 what comes next from its short list, where only that names it',
      { currentProgramme: programme('Weigh-in', -30, 30) },
      listed,
      'The main card',
    ],
  ])('expanded, it shows %s', async (_, programmingInfo, programmes, next) => {
    const page = await watching('/livenow', {
      ...{
        member: false,
        answers: { 'GET /api/v2/event/live': list([card('a', { programmingInfo, programmes })]) },
      },
      change: (document) =>
        void Object.assign(document['settings'] as object, {
          epgPlaybackContentStatus: 'ENABLED',
          currentProgramPlaybackStatus: 'ENABLED',
        }),
    });
    await screen.findByRole('link', { name: /Event a/ });
    act(() => link()?.focus());
    await page.pass(300);
    const panel = within(await screen.findByRole('region', { name: 'On now' }));
    expect(panel.getByText('Weigh-in')).toBeVisible();
    expect(panel.getByText(/7:30/)).toBeVisible();
    expect(panel.getByText(new RegExp(`8:30.*${next}`))).toBeVisible();
  });
});

describe('LIV-056 the badge of a card', () => {
  const schedule = (from: number, to: number | null) => ({
    eventSchedule: { startDate: now + from * MINUTE, endDate: to === null ? null : now + to * MINUTE },
  });
  const badge = () => document.querySelector<HTMLElement>('main [data-state]')?.textContent ?? null;
  const home = async (more: object): Promise<Watching> => {
    const page = await watching('/home', {
      change: without,
      answers: row({ contentList: [card('a', more)] }),
    });
    await screen.findByRole('link', { name: /Event a/ });
    return page;
  };

  test.each([
    ['is none where the platform wants none', { displayLiveBadge: false, ...schedule(-1, 1) }, null],
    ['is none where the platform says nothing of it', schedule(-1, 1), null],
    ['is upcoming before the start', { displayLiveBadge: true, ...schedule(1, 2) }, 'Upcoming'],
    ['is live from the start to the end', { displayLiveBadge: true, ...schedule(0, 2) }, 'Live'],
    ['is live without an end', { displayLiveBadge: true, ...schedule(-600, null) }, 'Live'],
    ['is ended from the end on', { displayLiveBadge: true, ...schedule(-2, 0) }, 'Ended'],
  ])('%s', async (_, more, text) => {
    await home(more);
    expect(badge()).toBe(text);
  });

  test('LIV-022 turns live at the start and ended at the end, without a reload', async () => {
    const page = await home({ displayLiveBadge: true, ...schedule(1, 3) });
    const asked = page.site.calls.length;
    expect(badge()).toBe('Upcoming');
    await page.pass(MINUTE - 1000);
    expect(badge()).toBe('Upcoming');
    await page.pass(2000);
    expect(badge()).toBe('Live');
    await page.pass(2 * MINUTE);
    expect(badge()).toBe('Ended');
    expect(page.site.calls.slice(asked).filter((call) => call.path.startsWith('/api/v4/content'))).toEqual(
      [],
    );
  });
});

describe('LIV-032 LIV-051 guides are read at one address', () => {
  const guides = (document: Record<string, unknown>): void => {
    without(document);
    Object.assign(document['plugins'] as object, { 'section/programmes': { hours: 3 } });
  };
  const query = (path: string | undefined) =>
    Object.fromEntries(new URL(path ?? '', 'https://platform.test').searchParams);
  const HOURS = 3_600_000;
  beforeEach(() => {
    // The simulated browser neither lays out nor scrolls.
    Element.prototype.scrollTo = () => undefined;
  });

  test('LIV-054 by the guide’s page with dates and 20 channels, in windows of four hours', async () => {
    const page = await watching('/epg', {
      realm: 'noor',
      member: false,
      answers: { 'GET /api/v4/epg': { channels: [], paging: { moreDataAvailable: false } } },
    });
    await page.pass(1000);
    await waitFor(() => expect(paths(page, '/api/v4/epg')).not.toEqual([]));
    const { from = '', to = '', rpp, ...rest } = query(paths(page, '/api/v4/epg')[0]);
    expect([rpp, rest]).toEqual(['20', {}]);
    expect([from, to]).toEqual([new Date(from).toISOString(), new Date(to).toISOString()]);
    expect((Date.parse(to) - Date.parse(from)) % (4 * HOURS)).toBe(0);
  });

  test('LIV-036 for the window and a page each way, further channels by the cursor of the answer before, also where its last channel cannot be used', async () => {
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1440);
    jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(900);
    const channel = (id: string, name: string) => ({ id, name, number: 1, eventId: null, programmes: [] });
    const pages: Record<string, object> = {
      first: {
        channels: [channel('a', 'Sea'), channel('b', '')],
        paging: { moreDataAvailable: true, lastSeen: 'of-two' },
      },
      'of-two': {
        channels: [channel('c', 'Desert')],
        paging: { moreDataAvailable: false, lastSeen: 'of-three' },
      },
    };
    for (const [cursor, answer] of Object.entries(pages))
      platform()
        .persist()
        .get('/api/v4/epg')
        .query(({ lastSeen = 'first' }) => lastSeen === cursor)
        .reply(200, { ...answer, totalResults: 3 });
    const page = await watching('/epg', { realm: 'noor', member: false });
    await page.pass(1000);
    const asked = () => paths(page, '/api/v4/epg').map((path) => query(path));
    expect(await screen.findByText('Desert')).toBeInTheDocument();
    expect(screen.getByText('Sea')).toBeInTheDocument();
    const windows = (cursor: string | undefined) =>
      asked()
        .filter(({ lastSeen }) => lastSeen === cursor)
        .map(({ from = '', to = '' }) => [Date.parse(from), Date.parse(to)] as const)
        .sort(([one], [other]) => one - other);
    // The simulated browser has not scrolled from the first day: the time shown, and a page after it.
    await waitFor(() => expect(windows('of-two')).toHaveLength(2));
    const [shown, after] = windows('of-two');
    expect(after?.[0]).toBe(shown?.[1]);
    expect(new Set(asked().map(({ lastSeen }) => lastSeen))).toEqual(new Set([undefined, 'of-two']));
  });

  test('by a row with milliseconds, its own guide and 25 channels, for as many hours as the realm sets', async () => {
    const page = await watching('/home', {
      change: guides,
      answers: row({ type: 'EPG', rowTypeData: { epgId: 'sport' }, contentList: [card('a')] }),
    });
    await waitFor(() => expect(paths(page, '/api/v4/epg')).not.toEqual([]));
    const { fromTs, toTs, ...rest } = query(paths(page, '/api/v4/epg')[0]);
    expect(rest).toEqual({ rpp: '25', epgId: 'sport' });
    expect([fromTs, Number(toTs) - Number(fromTs)]).toEqual([String(page.clock.now()), 3 * HOURS]);
  });
});
