/** Pages that the host renders without a browser, and that the composed product takes over in one. */
import { screen, within } from '@testing-library/react';
import newsExamples from '../../../schemas/platform/examples/news.json';
import type { HostRenderInput, HostRenderOutput } from './hostRenderer';
import { browserProfile, compose, composedTests, platform, signedIn } from './composed';
import { pageOf } from './composedPage';
import { HOUR, MINUTE, RENDERED_AT, answers, film, home } from './renderedAnswers';
import { viewport } from './viewport';

/** Installed by `test/browser-environment.cjs`. */
declare const renderOnHost: (input: HostRenderInput) => Promise<HostRenderOutput>;

composedTests();

beforeEach(() => {
  for (const [path, answer] of Object.entries(answers))
    platform().persist().get(path).query(true).reply(200, answer);
});

async function rendered(at: string, locale: string, other: Readonly<Record<string, object>> = {}) {
  const { page } = await pageOf('ringside', withoutFixedRows, locale);
  const output = await renderOnHost({
    page: JSON.stringify(page),
    url: `https://ringside.test${at}`,
    renderedAt: RENDERED_AT,
    answers: Object.fromEntries(
      Object.entries({ ...answers, ...other }).map(([path, answer]) => [path, JSON.stringify(answer)]),
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

test('pictures that only some windows show are preloaded for these windows, before the content', async () => {
  const corner = (name: string) => ({
    id: name,
    name,
    portraitUrl: `https://pictures.test/${name}.webp?width=960`,
  });
  const bout = { red: corner('Vance'), blue: corner('Oduya'), weightClass: 'Heavyweight', rounds: 12 };
  const heroes = [film(1, { heroUrl: 'https://pictures.test/hero.webp?width=1920', bout })];
  const { html } = await rendered('/', 'en', { '/api/v4/content/home': { ...home, heroes } });
  const preloads = html.slice(0, html.indexOf('<div')).match(/<link [^>]*>/g);
  const of = (name: string) => preloads?.filter((link) => link.includes(`pictures.test/${name}.webp`)) ?? [];
  for (const name of ['Vance', 'Oduya'])
    expect(of(name)).toEqual([expect.stringMatching(/as="image".* media="\(max-width: 760px\)"/)]);
  expect(of('hero')).toEqual([expect.stringMatching(/fetchPriority="high".* media="\(min-width: 761px\)"/)]);
});

test('the still in the place of a video is as wide as its window needs', async () => {
  const { html } = await rendered('/video/v1/film-1', 'en');
  document.body.innerHTML = html;
  const still = document.querySelector('main img[fetchpriority=high]');
  expect(still?.getAttribute('srcset')).toMatch(/v1\.webp\?width=640 640w.* 960w$/);
  expect(still).toHaveAttribute('sizes', '100vw');
});

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
  expect(carried.map(({ address, body }) => [address, body])).toEqual([
    [expect.stringContaining('/api/v4/vod/v1'), answers['/api/v4/vod/v1']],
  ]);
  expect(html).toContain('What happened that night.');
  const site = await browser(device ?? never(), at);
  expect(await site.hydrate(html, RENDERED_AT)).toEqual([]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Film 1' })).toBeVisible();
});

const lists = [
  { name: 'series', at: '/series/r1/the-corner', calls: ['/api/v4/series/r1', '/api/v4/season/s1'] },
  {
    name: 'season',
    at: '/season/s2/season-2',
    calls: ['/api/v4/season/s2', '/api/v4/series/r1', '/api/v4/series/r1/adjacentTo/s2'],
  },
  { name: 'playlist', at: '/playlist/l1/first-rounds', calls: ['/api/v2/vod/playlist/l1'] },
];
test.each(['/', '/video/v1/film-1', '/interstitial/v1/film-1', '/series/r1/the-corner'])(
  'a browser that a campaign leads to %s takes it over, and comes back to it without the campaign',
  async (at) => {
    const [device] = devices;
    const { html } = await rendered(at, 'en');
    const site = await browser(device ?? never(), `${at}?utm_source=mail&gclid=1`);
    expect(await site.hydrate(html, RENDERED_AT)).toEqual([]);
    const links = [...document.querySelectorAll('a[href*="from="]')].map((link) => link.getAttribute('href'));
    expect(links.join(' ')).not.toMatch(/utm_source|gclid/);
  },
);

test.each(lists.flatMap((list) => devices.map((device) => ({ ...list, device, width: device.width }))))(
  'the host renders the page of a $name, and $width px take it over',
  async ({ at, calls: expected, device, name }) => {
    const { html, calls, reports } = await rendered(at, device.locale);
    expect(calls.map((call) => call.replace(/\?.*/, ''))).toEqual(expected);
    expect(reports).toEqual([]);
    const site = await browser(device, at);
    expect(await site.hydrate(html, RENDERED_AT)).toEqual([]);
    const title = name === 'playlist' ? 'First rounds' : 'The Corner';
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    // From then on it has one list and one way to choose a season: those of its window.
    const isNarrow = device.width <= 1024;
    expect(screen.getAllByRole('link', { name: /Film 3/ })).toHaveLength(1);
    expect(document.querySelectorAll('[data-if], [data-unless]')).toHaveLength(0);
    expect(document.querySelectorAll('.downwards')).toHaveLength(isNarrow ? 1 : 0);
    if (name !== 'playlist')
      expect([screen.queryAllByRole('tablist').length, screen.queryAllByRole('combobox').length]).toEqual(
        device.width <= 600 ? [0, 1] : [1, 0],
      );
  },
);

test.each(lists)(
  'the rendered page of a $name has its text, and links for windows of any size',
  async ({ at, name }) => {
    const { html } = await rendered(at, 'en');
    document.body.innerHTML = html;
    const [narrow, wide] = ['[data-if="narrow"]', '[data-unless="narrow"]'].map((part) =>
      [...document.querySelectorAll(`${part} a[href^="/video/"]`)].map((link) => link.getAttribute('href')),
    );
    expect(narrow).toHaveLength(12);
    expect(wide).toEqual(narrow?.slice(0, 10));
    expect(
      screen.getByText(name === 'playlist' ? 'Twelve openings.' : 'Two coaches and one gym.'),
    ).toBeInTheDocument();
    expect(screen.getAllByText('Round 1.').length).toBeGreaterThan(0);
  },
);

const others = [
  {
    at: '/news',
    title: 'News',
    call: '/api/v2/news/latest',
    text: newsExamples.newsFeed.value.items[0]?.title,
  },
  { at: '/news/latest/n1', title: 'A draw', call: '/api/v2/news/latest/n1', text: 'Kovač' },
  { at: '/fighters', title: 'Fighters', call: '/api/v2/fighters/rankings', text: 'Champion' },
  { at: '/fighters/f1', title: 'Ada Kovač', call: '/api/v2/fighters/f1', text: 'Reach' },
  { at: '/grid', title: 'Everything to watch', call: '/api/v2/view/content-grid', text: 'Film 13' },
  { at: '/search', title: 'Search', call: null, text: 'Type a title, a name or a genre.' },
] as const;
test.each(
  others.flatMap((page) => devices.slice(0, 2).map((device) => ({ ...page, device, width: device.width }))),
)(
  'the host renders $at, and $width px take it over without asking again',
  async ({ at, title, call, text, device }) => {
    const { html, calls, reports } = await rendered(at, device.locale);
    expect(calls.filter((each) => each.startsWith('/api')).map((each) => each.replace(/\?.*/, ''))).toEqual(
      call === null ? [] : [call],
    );
    expect(reports).toEqual([]);
    expect(html).toContain(text);
    const site = await browser(device, at);
    expect(await site.hydrate(html, RENDERED_AT)).toEqual([]);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getAllByText(new RegExp(text ?? '')).length).toBeGreaterThan(0);
  },
);

test('the text of a news item is sanitised on the host', async () => {
  const { html } = await rendered('/news/latest/n1', 'en');
  expect(html).toContain('<p>Nine <b>rounds</b> &amp; a draw.</p>');
  expect(html).toContain('<td colSpan="2">Kovač</td>');
  expect(html).toContain('<a href="/live-now"');
  expect(html).not.toMatch(/alert|javascript:/);
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

test('an answer that is not JSON is reported to the operator, and the page has no content', async () => {
  const output = await renderOnHost({
    page: JSON.stringify((await pageOf('ringside', withoutFixedRows, 'en')).page),
    url: 'https://ringside.test/video/v1',
    renderedAt: RENDERED_AT,
    answers: { '/api/v4/vod/v1': '<html>Down for maintenance</html>' },
  });
  expect(output).toMatchObject({ html: null, answers: [] });
  expect(output.reports).toEqual([expect.stringMatching(/^platform: GET .*\/vod\/v1.* other than JSON/)]);
});
