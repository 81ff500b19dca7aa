import { ContentLookup } from '../../../scripts/host/handler/ContentLookup';
import { Head } from './Head';
import { handlerWith, platform, request } from './hostFixture';

const fight = {
  id: 'rs-101',
  title: 'Vance v Marchetti: Pt. 2',
  description: 'Eight rounds </script><script>alert(1)</script> in the "rain" & mud.',
  thumbnailUrl: 'https://media.test/rs-101.webp',
  heroUrl: 'https://media.test/rs-101-wide.webp',
  duration: 2340,
  premiereRelease: { type: 'PREMIERE', scheduledAt: Date.UTC(2024, 4, 1, 20) },
};
const night = {
  id: 'rs-201',
  title: 'Title Night',
  tagline: 'The tide against the clock.',
  thumbnailUrl: 'https://media.test/rs-201.webp',
  eventSchedule: { startDate: Date.UTC(2026, 10, 21, 20), endDate: Date.UTC(2026, 10, 21, 23) },
};
const fetch = platform({
  '/api/v4/vod/rs-101': fight,
  '/api/v4/event/rs-201': night,
  '/api/v4/content/browse': { title: 'The archive' },
});
const handle = handlerWith({ contents: new ContentLookup({ fetch, now: () => 0 }) });

async function headOf(address: string, language = 'en') {
  const response = await handle(request(address, { 'accept-language': language }));
  const html = await response.text();
  const head = new Head(html);
  return { status: response.status, robots: response.headers.get('x-robots-tag'), head };
}

test('a video has its metadata wherever its link is shared', async () => {
  const { status, robots, head } = await headOf('http://ringside.localhost:8080/video/rs-101/any-old-title');
  expect([status, robots]).toEqual([200, null]);
  expect(head.title).toBe('Vance v Marchetti: Pt. 2 · Ringside');
  expect(head.meta('description')).toBe(fight.description);
  expect(head.canonical).toBe('http://ringside.localhost:8080/video/rs-101/vance-v-marchetti-pt-2');
  expect(head.meta('og:title')).toBe(head.title);
  expect(head.meta('og:type')).toBe('video.other');
  expect(head.meta('og:url')).toBe(head.canonical);
  expect(head.meta('og:site_name')).toBe('Ringside');
  expect(head.meta('og:image')).toBe('https://media.test/rs-101-wide.webp');
  expect(head.data).toEqual({
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: fight.title,
    description: fight.description,
    thumbnailUrl: ['https://media.test/rs-101-wide.webp'],
    duration: 'PT39M',
    uploadDate: '2024-05-01T20:00:00.000Z',
    inLanguage: 'en',
    url: head.canonical,
    publisher: { '@type': 'Organization', name: 'Ringside' },
    potentialAction: {
      '@type': 'SeekToAction',
      target: `${head.canonical}?progress={seek_to_second_number}`,
      'startOffset-input': 'required name=seek_to_second_number',
    },
  });
  expect(head.html).not.toContain('<script>alert');
});

test('a live event is described as a broadcast', async () => {
  const { head } = await headOf('http://ringside.localhost/live/rs-201');
  expect(head.title).toBe('Title Night · Ringside');
  expect(head.meta('description')).toBe(night.tagline);
  expect(head.data).toMatchObject({
    '@type': 'VideoObject',
    publication: {
      '@type': 'BroadcastEvent',
      isLiveBroadcast: true,
      startDate: '2026-11-21T20:00:00.000Z',
      endDate: '2026-11-21T23:00:00.000Z',
    },
  });
});

test.each([
  // An address of one language is served in it (ROU-118).
  ['es', '/live/rs-201', '/live/rs-201/title-night'],
  ['es', '/video/rs-101', '/video/rs-101/vance-v-marchetti-pt-2'],
  ['es', '/browse', '/browse'],
  ['en', '/envivo/rs-201', '/envivo/rs-201/title-night'],
  ['es', '/aovivo/rs-201', null],
  ['en', '/', '/'],
])('in %s the canonical address of %s is %s', async (language, path, canonical) => {
  const { head } = await headOf(`https://ringside.localhost${path}`, language);
  expect(head.canonical).toBe(canonical && `https://ringside.localhost${canonical}`);
});

test('ADM-017 ADM-021 a member area that the realm does not configure is not found', async () => {
  const { status, robots } = await headOf('http://ringside.localhost/members');
  expect([status, robots]).toEqual([404, 'noindex']);
});

test('content that the platform does not have is not found (ADM-021)', async () => {
  const { status, robots, head } = await headOf('http://ringside.localhost/video/nothing');
  expect([status, robots, head.title, head.canonical, head.data]).toEqual([
    404,
    'noindex',
    'Ringside',
    null,
    null,
  ]);
});

test.each([
  ['that fails', async () => Promise.reject(new Error('down'))],
  ['that answers an error', async () => new Response('{}', { status: 500 })],
  ['that refuses guests', async () => new Response('{}', { status: 403 })],
  ['that answers no JSON', async () => new Response('<html>')],
  ['that answers nothing', async () => Response.json(null)],
  ['that answers something else', async () => Response.json({ title: 7, description: {} })],
])('a platform %s leaves the page to the realm', async (_what, answer: () => Promise<Response>) => {
  const other = handlerWith({ contents: new ContentLookup({ fetch: answer, now: () => 0 }) });
  const response = await other(
    request('http://ringside.localhost/video/rs-101/the-fight', { 'accept-language': 'en' }),
  );
  const head = new Head(await response.text());
  expect([response.status, head.title, head.canonical, head.data]).toEqual([
    200,
    'Ringside',
    'http://ringside.localhost/video/rs-101/the-fight',
    null,
  ]);
  expect(head.meta('description')).toBe(
    'Live boxing, every undercard, the archive and the stories between the bells.',
  );
  expect(head.meta('og:image')).toMatch(/^http:\/\/ringside\.localhost\/images\/share\.webp\?v=/);
});

test.each([
  ['/', ['hero-1.js', 'default-1.js']],
  ['/video/rs-101', ['VodPage-1.js', 'player-1.js']],
  ['/login', ['LoginPage-1.js']],
  ['/no/such/page/here/at/all', []],
])('%s preloads the scripts it will request, and no others', async (path, scripts) => {
  const { head } = await headOf(`http://ringside.localhost${path}`);
  const [first, ...others] = head.preloads;
  expect([first, others.sort()]).toEqual(['first-1A2B3C4D.js', [...scripts].sort()]);
});

test.each([
  ['/', 'sk-bar', 'sk-row'],
  ['/_admin/plugin-preview', null, null],
  ['/activate/STAGE1', 'sk-bar', null],
  ['/login', null, null],
])('the content of %s until it is drawn', async (path, bar, rows) => {
  const { head } = await headOf(`http://ringside.localhost${path}`);
  const body = head.html.slice(head.html.indexOf('<body>'));
  expect(body.includes('class="sk-bar"')).toBe(bar !== null);
  expect(body.includes('class="sk-row"')).toBe(rows !== null);
});
