/** Catalogue over HTTP: pages, paging, access, languages, events, menus. */
import { seeds } from '../../../scripts/sandbox/seed/index';
import { callerOf, signIn, type Shape, text } from './sandboxProcess';
import { threeRealms } from './threeRealms';

const { ringside, lanterna, noor, sandbox } = threeRealms();

const ids = (list: Shape | undefined): string[] =>
  [...(list ?? ([] as unknown as Shape))].map((item) => text(item['id'] ?? item['bucketId']));
const bucketNamed = (page: Shape, bucketId: string): Shape =>
  [...page['buckets']!].find((bucket) => text(bucket['bucketId']) === bucketId)!;

test('HOM-002 a section answers heroes, rows and paging; each row at most rpp cards', async () => {
  const { status, body } = await ringside(
    'GET',
    '/api/v4/content/home?rpp=10&displayGeoblocked=false&displayContentAvailableOnSignIn=true',
  );
  expect(status).toBe(200);
  expect(ids(body['heroes'])).toEqual(['rs-201', 'rs-211', 'the-long-camp']);
  expect([...body['buckets']!].every((bucket) => [...bucket['contentList']!].length <= 10)).toBe(true);
  expect(body['paging']).toMatchObject({ moreDataAvailable: false });
});

test('HOM-042 HOM-047 a row of fourteen comes as ten and four, each card once', async () => {
  const home = await ringside('GET', '/api/v4/content/home?rpp=10&displayGeoblocked=true');
  const first = bucketNamed(home.body, 'home-archive');
  expect(ids(first['contentList'])).toHaveLength(10);
  expect(first['paging']).toEqual({ lastSeen: 'rs-110', moreDataAvailable: true });
  const next = await ringside(
    'GET',
    '/api/v4/content/home/bucket/home-archive?lastSeen=rs-110&resultPerPage=10&displayGeoblocked=true',
  );
  expect(ids(next.body['contentList'])).toEqual(['rs-111', 'rs-112', 'rs-113', 'rs-114']);
  expect(next.body['paging']).toEqual({ lastSeen: 'rs-114', moreDataAvailable: false });
});

test('rows of a section page by lastSeen; heroes come with the first page only', async () => {
  const seen: string[] = [];
  let lastSeen = '';
  for (let page = 0; page < 5; page += 1) {
    const { body } = await ringside(
      'GET',
      `/api/v4/content/home?bpp=3${lastSeen && `&lastSeen=${lastSeen}`}`,
    );
    seen.push(...ids(body['buckets']));
    expect(ids(body['heroes']).length > 0).toBe(page === 0);
    lastSeen = text(body['paging']!['lastSeen']);
    if (!body['paging']!['moreDataAvailable']) break;
  }
  expect(seen).toEqual(seeds[0]!.sections[0]!.buckets.map(({ bucketId }) => bucketId));
});

test.each(seeds.flatMap(({ realm, sections }) => sections.map(({ id }) => ({ realm, id }))))(
  '$realm has section $id in every language',
  async ({ realm, id }) => {
    const call = callerOf(sandbox().url, `${realm}-web`);
    for (const language of seeds.find((seed) => seed.realm === realm)!.locales) {
      const { status, body } = await call('GET', `/api/v4/content/${id}?displayGeoblocked=true`, {
        language,
      });
      expect([status, text(body['sectionId'])]).toEqual([200, id]);
    }
  },
);

test('an unknown section or row is 404', async () => {
  expect((await ringside('GET', '/api/v4/content/nowhere')).status).toBe(404);
  expect((await ringside('GET', '/api/v4/content/home/bucket/nowhere')).status).toBe(404);
});

test.each([
  ['pt', 'Em cartaz'],
  ['pt-BR,en;q=0.5', 'Em cartaz'],
  ['en-GB', 'Now showing'],
  ['fr, en;q=0.8', 'Now showing'],
  ['en;q=0.3, pt;q=0.9', 'Em cartaz'],
  ['fr', 'Em cartaz'],
  [undefined, 'Em cartaz'],
])('API-037 Accept-Language %s: the first row is %s', async (language, name) => {
  const { body } = await lanterna('GET', '/api/v4/content/home', language === undefined ? {} : { language });
  expect(text(body['buckets']![0]!['name'])).toBe(name);
});

const levels = {
  free: { nobody: 'GRANTED', guest: 'GRANTED', viewer: 'GRANTED', member: 'GRANTED' },
  signIn: { nobody: 'GRANTED_ON_SIGN_IN', guest: 'GRANTED_ON_SIGN_IN', viewer: 'GRANTED', member: 'GRANTED' },
  licence: { nobody: 'DENIED', guest: 'DENIED', viewer: 'DENIED', member: 'GRANTED' },
  geoblocked: { nobody: 'GEOBLOCKED', guest: 'GEOBLOCKED', viewer: 'GEOBLOCKED', member: 'GEOBLOCKED' },
};
const memberHolds: Record<string, string> = {
  ringside: 'ringside-pass-month',
  lanterna: 'lanterna-mensal',
  noor: 'noor-plus-month',
};
const accessCases = seeds.flatMap(({ realm, videos }) =>
  Object.entries(levels).flatMap(([kind, byViewer]) => {
    const video = videos.find(
      (candidate) =>
        candidate.kind === 'vod' &&
        candidate.access.kind === kind &&
        (candidate.access.kind !== 'licence' || candidate.access.licences.includes(memberHolds[realm]!)),
    );
    return video
      ? Object.entries(byViewer).map(([viewer, level]) => ({ realm, kind, viewer, level, id: video.id }))
      : [];
  }),
);

test.each(accessCases)(
  'PLY-030 $realm: $kind is $level for $viewer',
  async ({ realm, viewer, level, id }) => {
    const call = callerOf(sandbox().url, `${realm}-web`);
    const token =
      viewer === 'nobody'
        ? undefined
        : viewer === 'guest'
          ? text((await call('POST', '/api/v2/guest-session')).body['authorisationToken'])
          : await signIn(call, `${viewer}@${realm}.example`);
    const { status, body } = await call('GET', `/api/v4/vod/${id}`, token === undefined ? {} : { token });
    expect([status, body['accessLevel']]).toEqual([200, level]);
    expect([...body['availableLicences']!].length > 0).toBe(level === 'DENIED');
  },
);

test('every kind of access is in the demo catalogues', () => {
  expect(new Set(accessCases.map(({ kind }) => kind))).toEqual(
    new Set(['free', 'signIn', 'licence', 'geoblocked']),
  );
});

test('HOM-043 displayGeoblocked and displayContentAvailableOnSignIn decide what a row shows', async () => {
  const levelsOf = async (query: string) => {
    const { body } = await noor('GET', `/api/v4/content/browse?rpp=50&${query}`);
    return new Set(
      [...body['buckets']!].flatMap((bucket) =>
        [...bucket['contentList']!].map((card) => text(card['accessLevel'])),
      ),
    );
  };
  expect(await levelsOf('displayGeoblocked=true')).toContain('GEOBLOCKED');
  expect(await levelsOf('displayGeoblocked=false')).not.toContain('GEOBLOCKED');
  expect(await levelsOf('displayContentAvailableOnSignIn=true')).toContain('GRANTED_ON_SIGN_IN');
  expect(await levelsOf('displayContentAvailableOnSignIn=false')).not.toContain('GRANTED_ON_SIGN_IN');
});

test('LIV-001 LIV-014 API-055 live and upcoming events, with totals and pages', async () => {
  const { body: live } = await ringside('GET', '/api/v2/event/live');
  expect(new Set(ids(live['events']))).toEqual(new Set(['rs-201', 'rs-202', 'rs-203']));
  expect(live['totalResults']).toBe(3);
  const { body: second } = await ringside('GET', '/api/v2/event/live?p=2&rpp=2');
  expect([ids(second['events']).length, second['page'], second['totalPages']]).toEqual([1, 2, 2]);
  const { body: upcoming } = await ringside('GET', '/api/v2/event/upcoming');
  const starts = [...upcoming['events']!].map((event) => Number(event['eventSchedule']!['startDate']));
  expect(starts.length).toBeGreaterThan(0);
  expect(starts.every((start) => start > Date.now())).toBe(true);
  expect(starts).toEqual([...starts].sort((left, right) => left - right));
});

test('ENT-004 ENT-028 a channel has its current and next programme', async () => {
  const { body } = await noor('GET', '/api/v2/event/live', { language: 'en' });
  const channel = [...body['events']!].find((event) => event['programmingInfo'])!;
  const {
    currentProgramme: current,
    nextProgramme: next,
    channelLogoUrl,
  } = channel['programmingInfo'] as unknown as Record<string, Shape>;
  const now = Date.now();
  expect(Number(current!['startDate'])).toBeLessThanOrEqual(now);
  expect(Number(current!['endDate'])).toBeGreaterThan(now);
  expect(next!['startDate']).toBe(current!['endDate']);
  expect(text(channelLogoUrl)).toMatch(/\/media\/noor\/channels\/.+\.svg$/);
});

test('PLY-054 PLY-079 a live event is no video, and a video is no event but is found by vods/live', async () => {
  expect((await ringside('GET', '/api/v4/event/rs-201')).body).toMatchObject({
    id: 'rs-201',
    type: 'LIVE',
    liveEventId: 'rs-201',
  });
  expect((await ringside('GET', '/api/v4/vod/rs-201')).status).toBe(404);
  expect((await ringside('GET', '/api/v4/event/rs-101')).status).toBe(404);
  expect((await ringside('GET', '/api/v4/vods/live/rs-101')).body).toMatchObject({
    id: 'rs-101',
    type: 'VOD',
  });
  expect((await ringside('GET', '/api/v4/vods/live/rs-201')).status).toBe(404);
});

test('PLY-044 PLY-055 a trailer is a video of its own that everybody may watch', async () => {
  const { body } = await ringside('GET', '/api/v3/vod/rs-101');
  const trailer = body['trailers']![0]!;
  expect(trailer).toMatchObject({ id: 'rs-101-trailer', accessLevel: 'GRANTED' });
  expect((await ringside('GET', `/api/v4/vod/${text(trailer['id'])}`)).body).toMatchObject({
    accessLevel: 'GRANTED',
    type: 'VOD',
  });
});

test('PLY-060 the neighbours of an episode are those of its season, in order', async () => {
  const { body } = await ringside('GET', '/api/v4/vod/rs-303/adjacent?size=2');
  expect(ids(body['precedingVods'])).toEqual(['rs-301', 'rs-302']);
  expect(ids(body['followingVods'])).toEqual(['rs-304']);
});

test('ENT-026 a member’s progress is on the card', async () => {
  const { body } = await ringside('GET', '/api/v4/vod/rs-103', {
    token: await signIn(ringside, 'member@ringside.example'),
  });
  expect(body['watchProgress']).toBe(19 * 60);
  expect((await ringside('GET', '/api/v4/vod/rs-103')).body).not.toHaveProperty('watchProgress');
});

test.each([
  ['WEB', 'top', 'Esta noche'],
  ['MOBILE-WEB', 'top', 'Esta noche'],
])('NAV-022 NAV-024 the menu of %s', async (platform, layout, title) => {
  const { body } = await ringside('GET', `/api/v2/menu?platform=${platform}`, { language: 'es' });
  expect(body).toMatchObject({ platform, layout });
  expect(body['items']![0]).toMatchObject({ type: 'section', title, data: { id: 'home' } });
});

test('API-034 API-036 labels of every language, and of some keys', async () => {
  const { body } = await ringside('GET', '/api/v2/label?realm=ringside', { language: 'es' });
  expect(body).toMatchObject({ default_locale: 'en', selected_locale: 'es' });
  expect(Object.keys(body['translations']!)).toEqual(['en', 'es']);
  const texts = await ringside('POST', '/api/v2/texts', { body: { keys: ['signInToWatch', 'unheardOf'] } });
  expect(texts.body['translations']).toEqual({
    en: { signInToWatch: 'Sign in to get in' },
    es: { signInToWatch: 'Inicia sesión para entrar' },
  });
});

test('API-030 API-031 countries in the requested language, with the caller’s', async () => {
  const { body } = await lanterna('GET', '/api/v2/country', { language: 'pt' });
  expect(body['callerCountryCode']).toBe('PT');
  expect([...body['countries']!].map((country) => text(country['name']))).toContain('Espanha');
});
