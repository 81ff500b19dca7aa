/** Pages that the host renders without a browser, and that the composed product takes over in one. */
import { screen, within } from '@testing-library/react';
import type { HostRenderInput, HostRenderOutput } from './hostRenderer';
import { browserProfile, compose, composedTests, platform, signedIn } from './composed';
import { pageOf } from './composedPage';
import { viewport } from './viewport';

/** Installed by `test/browser-environment.cjs`. */
declare const renderOnHost: (input: HostRenderInput) => Promise<HostRenderOutput>;

composedTests();

const RENDERED_AT = Date.UTC(2026, 5, 1, 12, 30);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const film = (number: number, rest: object = {}) => ({
  id: `v${number}`,
  videoId: `v${number}`,
  type: 'VOD',
  title: `Film ${number}`,
  accessLevel: 'GRANTED',
  duration: 5400,
  thumbnailUrl: `https://pictures.test/v${number}.webp?width=960`,
  ...rest,
});
const event = (id: string, startsIn: number) => ({
  id,
  liveEventId: id,
  type: 'LIVE',
  title: `Fight ${id}`,
  accessLevel: 'GRANTED',
  displayLiveBadge: true,
  eventSchedule: { startDate: RENDERED_AT + startsIn, endDate: RENDERED_AT + startsIn + 3 * HOUR },
});
const row = (id: string, name: string, contentList: readonly object[]) => ({
  bucketId: id,
  exid: id,
  name,
  type: 'VOD',
  originalType: 'VOD',
  rowTypeData: {},
  contentList,
  paging: { moreDataAvailable: false },
});
const home = {
  sectionId: 'home',
  title: 'Home',
  heroes: [film(1, { heroUrl: 'https://pictures.test/hero.webp?width=1920', tagline: 'One night' })],
  buckets: [
    // The second event starts between the host's render and the browser's.
    row('b1', 'New films', [
      event('e1', HOUR),
      event('e2', 5 * MINUTE),
      ...Array.from({ length: 14 }, (_, index) => film(index + 2)),
    ]),
    row('b2', 'Old films', [film(30)]),
  ],
  paging: { moreDataAvailable: false },
};
const answers = {
  '/api/v4/content/home': home,
  '/api/v4/vod/v1': {
    ...film(1),
    description: 'What happened that night.',
    credits: [{ name: 'Ada', role: 'Director' }],
    trailers: [],
  },
};

beforeEach(() => {
  for (const [path, answer] of Object.entries(answers))
    platform().persist().get(path).query(true).reply(200, answer);
});

async function rendered(at: string, locale: string) {
  const page = await pageOf('ringside', withoutFixedRows, locale);
  const output = await renderOnHost({
    page: JSON.stringify(page),
    url: `https://ringside.test${at}`,
    renderedAt: RENDERED_AT,
    answers: Object.fromEntries(
      Object.entries(answers).map(([path, answer]) => [path, JSON.stringify(answer)]),
    ),
  });
  return { ...output, html: output.html ?? '' };
}

const withoutFixedRows = (document: Record<string, unknown>): void => void delete document['pages'];

const devices = [
  { width: 390, height: 844, timeZone: 'Asia/Tokyo', locale: 'en', start: '10:30 PM' },
  { width: 1024, height: 768, timeZone: 'UTC', locale: 'en', start: '1:30 PM' },
  { width: 1440, height: 900, timeZone: 'America/Los_Angeles', locale: 'es', start: '6:30' },
  { width: 3840, height: 2160, timeZone: 'Asia/Kolkata', locale: 'es', start: '19:00' },
];

/** A browser in which Film 2 was watched, and that has another clock than the host. */
function browser(device: (typeof devices)[number], at: string) {
  viewport(device.width, device.height);
  const positions = { v2: { position: 2700, at: RENDERED_AT - HOUR } };
  const now = RENDERED_AT + 10 * MINUTE;
  return compose({
    at,
    change: withoutFixedRows,
    locale: device.locale,
    timeZone: device.timeZone,
    tab: browserProfile({ 'resume positions guest': JSON.stringify(positions) }).tab(),
    clock: { now: () => now, after: () => () => undefined },
  });
}

/** Whether the browser shows bars for windows of another width. */
const otherBars = () => document.querySelectorAll('[data-windows]').length;

test.each(devices)(
  'the host renders the home page, and $width px in $timeZone take it over',
  async (device) => {
    const { html, calls, reports } = await rendered('/', device.locale);
    expect(calls).toEqual([expect.stringContaining('/api/v4/content/home?')]);
    expect(reports).toEqual([]);
    const site = await browser(device, '/');
    expect(await site.hydrate(html, RENDERED_AT)).toEqual([]);
    // From then on it is this device's page.
    const films = within(screen.getByRole('region', { name: 'New films' }));
    expect(films.getByText(new RegExp(device.start))).toBeVisible();
    const [, live, watched] = films.getAllByRole('listitem');
    expect(live?.querySelector('[data-state="LIVE"]')).not.toBeNull();
    expect(watched?.querySelector('.progress')).not.toBeNull();
    expect(otherBars()).toBe(0);
  },
);

test('the rendered home page has heading, links, pictures and the first cards, and nothing of a device', async () => {
  const { html } = await rendered('/', 'en');
  document.body.innerHTML = html;
  expect(screen.getByRole('heading', { level: 1, name: 'Film 1' })).toBeInTheDocument();
  const films = within(screen.getByRole('region', { name: 'New films' }));
  expect(films.getAllByRole('link')).toHaveLength(10);
  expect(films.getByRole('link', { name: /Film 2/ })).toHaveAttribute('href', '/video/v2/film-2');
  expect(html).toContain('https://pictures.test/v2.webp?width=200 200w');
  expect(html).toContain('https://pictures.test/hero.webp?width=1080');
  expect(films.getAllByText('Upcoming')).toHaveLength(2);
  expect(html).not.toContain('class="progress"');
  // Both layouts of the frame, of which the style sheet shows one.
  expect(screen.getAllByRole('navigation', { name: 'Main menu' })).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Open the menu' })).toBeInTheDocument();
});

test.each([
  ['film', '/video/v1/film-1'],
  ['interstitial', '/interstitial/v1/film-1'],
])('the host renders the page of the %s, and a browser takes it over', async (_, at) => {
  const [device] = devices;
  const { html, calls, answers: carried } = await rendered(at, 'en');
  expect(calls).toEqual(['/api/v4/vod/v1']);
  expect(carried.map(({ address, body }) => [address, JSON.parse(body) as unknown])).toEqual([
    [expect.stringContaining('/api/v4/vod/v1'), answers['/api/v4/vod/v1']],
  ]);
  expect(html).toContain('What happened that night.');
  const site = await browser(device ?? never(), at);
  expect(await site.hydrate(html, RENDERED_AT)).toEqual([]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Film 1' })).toBeVisible();
});

test('a browser with a session takes over the page of a guest', async () => {
  const { html } = await rendered('/', 'en');
  const site = await compose({ at: '/', change: withoutFixedRows, tab: browserProfile(signedIn()).tab() });
  expect(await site.hydrate(html, RENDERED_AT)).toEqual([]);
});

test.each([
  ['that does not exist', '/nowhere/at-all'],
  ['of an account', '/account'],
  ['whose content the platform does not have', '/video/v99/none'],
])('the host renders no page %s', async (_, at) => {
  expect((await rendered(at, 'en')).html).toBe('');
});

const never = (): never => {
  throw new Error('There is no such device.');
};
