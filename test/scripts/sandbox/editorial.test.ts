/** Fighters, rankings and news over HTTP. */
import { seeds } from '../../../scripts/sandbox/seed/index';
import { callerOf, runSandbox, type Caller, type SandboxProcess, type Shape, text } from './sandboxProcess';

let sandbox: SandboxProcess;
let ringside: Caller;
beforeAll(async () => {
  sandbox = await runSandbox();
  ringside = callerOf(sandbox.url, 'ringside-web');
}, 120_000);
afterAll(() => sandbox.stop());

const ids = (list: Shape | undefined): string[] =>
  [...(list ?? ([] as unknown as Shape))].map((item) => text(item['id']));

test('CAT-074 CAT-080 fighters are sorted from A to Z, in pages', async () => {
  const first = await ringside('GET', '/api/v2/fighters?p=1&rpp=24');
  expect(first.body).toMatchObject({ page: 1, totalPages: 2, totalResults: 30 });
  const second = await ringside('GET', '/api/v2/fighters?p=2&rpp=24');
  const letters = [...first.body['fighters']!, ...second.body['fighters']!].map((fighter) =>
    text(fighter['letter']),
  );
  expect(letters).toEqual([...letters].sort());
  expect(letters).toHaveLength(30);
});

test('CAT-077 the letters are those that have fighters, however the list is filtered', async () => {
  const { body: all } = await ringside('GET', '/api/v2/fighters?rpp=100');
  const { body } = await ringside('GET', '/api/v2/fighters?letter=v');
  expect(ids(body['fighters'])).toEqual(['vance', 'vladescu']);
  expect(body['letters']).toEqual(all['letters']);
  expect([...all['letters']!].map(text)).toEqual(expect.not.arrayContaining(['X']));
  expect((await ringside('GET', '/api/v2/fighters?letter=X')).body).toMatchObject({
    fighters: [],
    totalResults: 0,
  });
});

test('CAT-079 ENT-014 fighters of a weight class, one of which is unknown', async () => {
  const { body } = await ringside('GET', '/api/v2/fighters?weightClass=BRIDGERWEIGHT');
  expect(ids(body['fighters'])).toEqual(['olavsson']);
  expect([...body['weightClasses']!].map(text)).toEqual(
    expect.arrayContaining(['FLYWEIGHT', 'HEAVYWEIGHT', 'WOMENS_STRAWWEIGHT', 'BRIDGERWEIGHT']),
  );
});

test('CAT-075 rankings go from the champion down, class by class; an unranked fighter is in none', async () => {
  const { body } = await ringside('GET', '/api/v2/fighters/rankings');
  for (const ranking of body['rankings']!) {
    const ranks = [...ranking['entries']!].map((entry) => Number(entry['rank']));
    expect(ranks).toEqual([...ranks].sort((left, right) => left - right));
    expect(new Set(ranks).size).toBe(ranks.length);
  }
  const middle = [...body['rankings']!].find((ranking) => text(ranking['weightClass']) === 'MIDDLEWEIGHT')!;
  expect([...middle['entries']!].map((entry) => text(entry['fighter']!['id']))).toEqual([
    'vance',
    'thiandoum',
    'vladescu',
    'falcato',
  ]);
  expect(JSON.stringify(body)).not.toContain('olavsson');
});

test('CAT-081 a fighter’s page: record, measures, fights newest first from this side, related videos', async () => {
  const { body } = await ringside('GET', '/api/v2/fighters/vance', { language: 'es' });
  expect(body).toMatchObject({
    name: 'Dario Vance',
    country: 'Irlanda',
    weightClass: 'MIDDLEWEIGHT',
    rank: 0,
    record: { wins: 21, losses: 2, draws: 0 },
    measures: { stance: 'Zurdo' },
  });
  const fights = [...body['fightHistory']!];
  const dates = fights.map((fight) => Number(fight['date']));
  expect(dates).toEqual([...dates].sort((left, right) => right - left));
  const against = (id: string) =>
    fights.find((fight) => fight['opponent']!['id'] !== undefined && text(fight['opponent']!['id']) === id);
  expect(against('arriaga')).toMatchObject({
    outcome: 'WIN',
    method: 'UNANIMOUS_DECISION',
    round: 12,
    videoId: 'rs-101',
  });
  expect(against('danchenko')).toMatchObject({ outcome: 'LOSS', method: 'MAJORITY_DECISION' });
  expect(against('wrona')).toMatchObject({ outcome: 'NO_CONTEST', method: 'NO_CONTEST' });
  expect(fights.some((fight) => !('id' in fight['opponent']!) && !('videoId' in fight))).toBe(true);
  expect(ids(body['relatedVideos'])).toContain('rs-301');
});

test('CAT-078 ENT-013 every possible ending of a boxing match is in the demo', async () => {
  const { body } = await ringside('GET', '/api/v2/fighters?rpp=100');
  const fights = (
    await Promise.all(
      ids(body['fighters']).map(async (id) => [
        ...(await ringside('GET', `/api/v2/fighters/${id}`)).body['fightHistory']!,
      ]),
    )
  ).flat();
  const known = [
    'KO',
    'TKO',
    'UNANIMOUS_DECISION',
    'SPLIT_DECISION',
    'MAJORITY_DECISION',
    'TECHNICAL_DECISION',
    'DRAW',
    'DISQUALIFICATION',
    'NO_CONTEST',
  ];
  expect(new Set(fights.map((fight) => text(fight['method'])))).toEqual(new Set(known));
});

test('CAT-074 a realm without fighters answers empty lists', async () => {
  const noor = callerOf(sandbox.url, 'noor-web');
  expect((await noor('GET', '/api/v2/fighters')).body).toMatchObject({
    fighters: [],
    letters: [],
    totalPages: 0,
  });
  expect((await noor('GET', '/api/v2/fighters/rankings')).body).toEqual({ rankings: [] });
});

test.each(
  seeds.map(({ realm, newsFeeds, news }) => ({ realm, second: newsFeeds[1]!.id, count: news.length })),
)(
  'CAT-082 CAT-083 the news of $realm: newest first, in pages, in feeds',
  async ({ realm, second, count }) => {
    const call = callerOf(sandbox.url, `${realm}-web`);
    const { body } = await call('GET', '/api/v2/news/latest?rpp=4');
    expect(body).toMatchObject({ feedName: 'latest', totalResults: count, totalPages: Math.ceil(count / 4) });
    const times = [...body['items']!].map((item) => Number(item['publishedAt']));
    expect(times).toEqual([...times].sort((left, right) => right - left));
    const { body: other } = await call('GET', `/api/v2/news/${second}`);
    expect(Number(other['totalResults'])).toBeGreaterThan(0);
    expect(Number(other['totalResults'])).toBeLessThan(count);
    const item = await call('GET', `/api/v2/news/${second}/${ids(other['items'])[0]!}`);
    expect(text(item.body['body'])).toMatch(/^<p/);
  },
);

test('CAT-083 the wire’s markup is unchanged: sanitizing it is the site’s task', async () => {
  const { body } = await ringside('GET', '/api/v2/news/latest/from-the-wire');
  for (const trap of ['<script>', 'onerror=', 'onclick=', 'javascript:', '<iframe', '<form', 'style='])
    expect(text(body['body'])).toContain(trap);
  expect([...body['related']!]).toHaveLength(3);
});
