/** The programme guide over HTTP: two forms of request, paging, languages, the crowd, another realm's schedule. */
import {
  callerOf,
  runSandbox,
  signIn,
  text,
  type Caller,
  type SandboxProcess,
  type Shape,
} from './sandboxProcess';

let sandbox: SandboxProcess;
let noor: Caller;
let ringside: Caller;
beforeAll(async () => {
  sandbox = await runSandbox();
  noor = callerOf(sandbox.url, 'noor-web');
  ringside = callerOf(sandbox.url, 'ringside-web');
}, 120_000);
afterAll(() => sandbox.stop());

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const now = Date.now();
const iso = (time: number): string => encodeURIComponent(new Date(time).toISOString());
const dates = (from: number, to: number): string => `from=${iso(from)}&to=${iso(to)}`;
const stamps = (from: number, to: number): string => `fromTs=${from}&toTs=${to}`;
const list = (shape: Shape | undefined): Shape[] => [...(shape ?? ([] as unknown as Shape))];
const ids = (page: Shape): string[] => list(page['channels']).map(({ id }) => text(id));
const ALL = [
  'noor-one',
  'noor-news',
  'noor-drama',
  'noor-kids',
  'noor-earth',
  'noor-tarab',
  'noor-sport',
  'noor-cinema',
  'noor-window',
];

test('API-056 LIV-030 LIV-032 the guide answers dates with every channel by number, and its programmes then', async () => {
  const { status, body } = await noor('GET', `/api/v4/epg?${dates(now, now + 3 * HOUR)}&rpp=20`, {
    language: 'en',
  });
  expect(status).toBe(200);
  expect(ids(body)).toEqual(ALL);
  expect(body).toMatchObject({ totalResults: 9, paging: { moreDataAvailable: false } });
  expect(body['channels']![0]).toMatchObject({
    name: 'Noor One',
    number: 1,
    eventId: 'nr-c1',
    accessLevel: 'GRANTED',
  });
  for (const { startDate, endDate } of list(body['channels']![1]!['programmes'])) {
    expect(Number(endDate)).toBeGreaterThan(now);
    expect(Number(startDate)).toBeLessThan(now + 3 * HOUR);
  }
  expect(list(body['channels']![8]!['programmes'])).toEqual([]);
});

test('API-056 LIV-031 LIV-053 rows use milliseconds with epgId; both forms answer the same', async () => {
  const asDates = await noor('GET', `/api/v4/epg?${dates(now, now + HOUR)}`);
  const asStamps = await noor('GET', `/api/v4/epg?${stamps(now, now + HOUR)}`);
  expect(asStamps.body).toEqual(asDates.body);
  const { body } = await noor('GET', `/api/v4/epg?${stamps(now, now + HOUR)}&rpp=25&epgId=noor-evening`);
  expect(ids(body)).toEqual(['noor-one', 'noor-drama', 'noor-earth', 'noor-tarab', 'noor-cinema']);
});

test('LIV-054 API-056 twenty channels for the guide and twenty-five for a row by default; lastSeen continues', async () => {
  const guide = await ringside('GET', `/api/v4/epg?${dates(now, now + HOUR)}&epgId=bench`);
  expect(ids(guide.body)).toHaveLength(20);
  expect(guide.body['paging']).toEqual({ lastSeen: 'bench-020', moreDataAvailable: true });
  expect(
    ids((await ringside('GET', `/api/v4/epg?${stamps(now, now + HOUR)}&epgId=bench`)).body),
  ).toHaveLength(25);
  const next = await ringside('GET', `/api/v4/epg?${dates(now, now + HOUR)}&epgId=bench&lastSeen=bench-020`);
  expect(ids(next.body)[0]).toBe('bench-021');
});

test('five hundred channels of a fortnight exist, the same each time, with some gaps', async () => {
  const today = Math.floor(now / DAY) * DAY;
  const { body } = await noor(
    'GET',
    `/api/v4/epg?${stamps(today - 7 * DAY, today + 7 * DAY)}&epgId=bench&rpp=5&lastSeen=bench-495`,
  );
  expect(body).toMatchObject({ totalResults: 500, paging: { moreDataAvailable: false } });
  const programmes = list(body['channels']![4]!['programmes']);
  expect(programmes.length).toBeGreaterThan(14 * 12);
  expect(Number(programmes[0]!['startDate'])).toBeLessThan(today - 6 * DAY);
  const again = await noor(
    'GET',
    `/api/v4/epg?${stamps(today - 7 * DAY, today + 7 * DAY)}&epgId=bench&rpp=5&lastSeen=bench-495`,
  );
  expect(again.body).toEqual(body);
});

test('LIV-035 the guide covers seven days each way and no more', async () => {
  const programmesAt = async (time: number) =>
    list(
      (await noor('GET', `/api/v4/epg?${stamps(time, time + HOUR)}&channel=noor-one`)).body['channels']![0]![
        'programmes'
      ],
    );
  expect(await programmesAt(now + 7 * DAY)).not.toHaveLength(0);
  expect(await programmesAt(now + 9 * DAY)).toHaveLength(0);
  expect(await programmesAt(now - 7 * DAY)).not.toHaveLength(0);
  expect(await programmesAt(now - 9 * DAY)).toHaveLength(0);
});

test('a programme that is over names its recording, an upcoming one does not', async () => {
  const recordings = async (from: number) =>
    list(
      (await noor('GET', `/api/v4/epg?${stamps(from, from + DAY)}&channel=noor-drama`)).body['channels']![0]![
        'programmes'
      ],
    ).flatMap(({ recordingId }) => (recordingId ? [text(recordingId)] : []));
  const past = await recordings(now - 2 * DAY);
  expect(past).not.toHaveLength(0);
  expect((await noor('GET', `/api/v4/vod/${past[0]!}`)).status).toBe(200);
  expect(await recordings(now + DAY)).toEqual([]);
});

test.each([
  ['en', 'Noor Sport'],
  ['ar', 'نور الرياضة'],
])('API-001 in %s channel seven is %s, and its restart is not allowed', async (language, name) => {
  const { body } = await noor('GET', `/api/v4/epg?${stamps(now, now + HOUR)}&channel=noor-sport`, {
    language,
  });
  expect(body['channels']![0]).toMatchObject({ name, currentProgramPlaybackStatus: 'DISABLED' });
});

test('PLY-030 the access of a channel depends on the viewer', async () => {
  const levelOf = async (token?: string) =>
    text(
      (
        await noor(
          'GET',
          `/api/v4/epg?${stamps(now, now + HOUR)}&channel=noor-drama`,
          token === undefined ? {} : { token },
        )
      ).body['channels']![0]!['accessLevel'],
    );
  expect(await levelOf()).toBe('DENIED');
  expect(await levelOf(await signIn(noor, 'member@noor.example'))).toBe('GRANTED');
});

test.each([
  ['no time', '', 400],
  ['half a pair', `from=${iso(now)}`, 400],
  ['both pairs', `${dates(now, now + HOUR)}&${stamps(now, now + HOUR)}`, 400],
  ['mixed pairs', `from=${iso(now)}&toTs=${now + HOUR}`, 400],
  ['an end before the start', stamps(now, now - 1), 400],
  ['a date that is none', 'from=today&to=tomorrow', 400],
  ['an unknown guide', `${stamps(now, now + HOUR)}&epgId=nowhere`, 404],
  ['an unknown channel', `${stamps(now, now + HOUR)}&channel=nowhere`, 404],
])('API-056 %s is refused', async (_, query, status) => {
  expect((await noor('GET', `/api/v4/epg?${query}`)).status).toBe(status);
});

test('API-057 LIV-033 another broadcaster’s schedule answers the same guide, with channels that do not play here', async () => {
  const { status, body } = await noor(
    'GET',
    `/api/v3/external-table?table=partners&${dates(now, now + HOUR)}`,
  );
  expect(status).toBe(200);
  expect(ids(body)).toHaveLength(12);
  expect(body['channels']![0]).toMatchObject({ eventId: null });
  expect((await noor('GET', `/api/v3/external-table?table=nowhere&${dates(now, now + HOUR)}`)).status).toBe(
    404,
  );
});

test('a realm without channels has an empty guide', async () => {
  const { body } = await callerOf(sandbox.url, 'lanterna-web')(
    'GET',
    `/api/v4/epg?${stamps(now, now + HOUR)}`,
  );
  expect(body).toMatchObject({ channels: [], paging: { moreDataAvailable: false } });
});

test('LIV-017 LIV-018 ENT-004 live events of ringside and noor have their current and next programme', async () => {
  const corner = (await ringside('GET', '/api/v4/event/rs-203', { language: 'es' })).body;
  const { currentProgramme, nextProgramme } = corner['programmingInfo']!;
  expect(text(corner['programmingInfo']!['channelId'])).toBe('ringside-corner');
  expect(Number(currentProgramme!['startDate'])).toBeLessThanOrEqual(Date.now());
  expect(Number(currentProgramme!['endDate'])).toBe(Number(nextProgramme!['startDate']));
  expect(text(corner['programmingInfo']!['channelLogoUrl'])).toMatch(/ringside-corner\.svg$/);
  const events = list((await noor('GET', '/api/v2/event/live?rpp=20')).body['events']);
  expect(events.find(({ id }) => text(id) === 'nr-c7')!['programmingInfo']).toMatchObject({
    channelId: 'noor-sport',
    currentProgramPlaybackStatus: 'DISABLED',
  });
});

test('API-065 upcoming events have twelve a page by default', async () => {
  const { body } = await noor('GET', '/api/v2/event/upcoming');
  expect(body['totalPages']).toBe(Math.ceil(Number(body['totalResults']) / 12));
});

test.each([
  ['home', ['home-channels', 'home-guide']],
  ['schedule', ['schedule-now', 'schedule-guide', 'schedule-evening']],
])('HOM-005 LIV-034 %s of noor has rows of the guide, whose cards are channels', async (section, wanted) => {
  const { body } = await noor('GET', `/api/v4/content/${section}?rpp=25&bpp=20`);
  const rows = list(body['buckets']).filter(({ type }) => text(type).startsWith('EPG'));
  expect(rows.map(({ bucketId }) => text(bucketId))).toEqual(wanted);
  for (const row of rows)
    for (const card of list(row['contentList']))
      expect([
        text(card['type']),
        text(card['logoUrl']).endsWith('.svg'),
        'currentProgramme' in card['programmingInfo']!,
      ]).toEqual(['EPG', true, true]);
});

test('nothing was logged as violating the contract', () => {
  expect(sandbox.complaints()).not.toMatch(/contract/);
});
