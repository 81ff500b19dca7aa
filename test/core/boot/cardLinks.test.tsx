/** Where cards lead in the composed product, by content, access, viewer and realm. */
import { screen } from '@testing-library/react';
import { browserProfile, compose, composedTests, platform, signedIn } from './composed';

composedTests();

const user = {
  id: '7',
  email: 'ada@example.org',
  role: 'USER',
  isGuest: false,
  location: { countryCode: 'PT' },
};
const content = (more: object) => ({
  id: 'c1',
  type: 'VOD',
  title: 'One',
  accessLevel: 'GRANTED',
  duration: 600,
  ...more,
});

interface Given {
  readonly member?: boolean;
  readonly settings?: object;
}

/** The link of the only card on the home page. */
async function linkOf(card: object, { member = false, settings = {} }: Given = {}): Promise<string | null> {
  const bucket = {
    bucketId: 'b1',
    exid: 'b1',
    name: 'Row',
    type: 'VOD',
    originalType: 'VOD',
    rowTypeData: {},
    contentList: [content(card)],
    paging: { moreDataAvailable: false },
  };
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
  if (member) platform().persist().get('/api/v2/user').reply(200, user);
  const tab = browserProfile(member ? signedIn() : {}).tab();
  const change = (document: Record<string, unknown>) => {
    delete document['pages'];
    document['settings'] = { ...(document['settings'] as object), ...settings };
  };
  const site = await compose({ at: '/home', tab, change });
  await site.draw();
  const [link] = await screen.findAllByRole('link', {
    name: new RegExp(String((card as { title?: string }).title ?? 'One').slice(0, 3)),
  });
  return decodeURI(link?.getAttribute('href') ?? '');
}

const later = Date.UTC(2999, 0, 1);

test.each([
  ['HOM-057 HOM-063 a video that is granted', { type: 'VOD' }, '/video/c1/one'],
  ['HOM-061 a live event', { type: 'LIVE', liveEventId: 'c1' }, '/live/c1/one'],
  [
    'HOM-061 an upcoming event',
    { type: 'UPCOMING', eventSchedule: { startDate: later, endDate: later + 1 } },
    '/live/c1/one',
  ],
  [
    'HOM-062 a premiere',
    { type: 'UPCOMING', premiereRelease: { type: 'PREMIERE', scheduledAt: later } },
    '/video/c1/one',
  ],
  ['HOM-068 a series', { type: 'SERIES' }, '/series/c1/one'],
  ['HOM-068 a playlist', { type: 'PLAYLIST' }, '/playlist/c1/one'],
  ['HOM-067 a season', { type: 'SEASON', series: { seriesId: 's1', title: 'Saga' } }, '/season/c1/one'],
])('CAT-015 %s', async (_, card, path) => {
  expect(await linkOf(card)).toBe(path);
});

const seriesInstead = { enhancedMetadata: true, seriesInterstitial: true };

test('HOM-067 RLM-022 a season leads to its series where both settings are on', async () => {
  expect(
    await linkOf({ type: 'SEASON', series: { seriesId: 's1', title: 'Saga' } }, { settings: seriesInstead }),
  ).toBe('/series/s1/saga');
});

test('HOM-069 a season without a series opens itself all the same', async () => {
  expect(await linkOf({ type: 'SEASON' }, { settings: seriesInstead })).toBe('/season/c1/one');
});

describe('content with access after sign-in', () => {
  const card = { accessLevel: 'GRANTED_ON_SIGN_IN' };

  test('HOM-058 HOM-064 HOM-072 leads a guest to login, which leads back to the content', async () => {
    expect(await linkOf(card, { settings: { interstitialPage: false } })).toMatch(
      /^\/login\?from=%2Fvideo%2Fc1%2Fone/,
    );
  });

  test('HOM-065 HOM-066 opens the interstitial first where the realm has one', async () => {
    expect(await linkOf(card, { settings: { interstitialPage: true } })).toMatch(/^\/interstitial\/c1\/one/);
  });

  test('HOM-066 never leads a signed-in viewer to login', async () => {
    expect(await linkOf(card, { member: true, settings: { interstitialPage: false } })).toBe('/video/c1/one');
  });
});

test.each([
  ['ROU-094 lower case', 'UPPER Cut', '/video/c1/upper-cut'],
  ['ROU-095 dots and spaces', 'Vol. 2 of 3', '/video/c1/vol-2-of-3'],
  ['ROU-096 letters of any script, and nothing else', 'Noé & Ñandú!', '/video/c1/noé-ñandú'],
  ['ROU-097 runs of dashes', 'One -- two', '/video/c1/one-two'],
  ['ROU-098 ends', '-_Trim_-', '/video/c1/trim'],
  ['ROU-099 nothing left', '!!!', '/video/c1'],
])('HOM-071 FRM-046 %s: the title in a card’s address', async (_, title, path) => {
  expect(await linkOf({ title })).toBe(path);
});
