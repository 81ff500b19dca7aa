import {
  listQuery,
  openingOf,
  playStep,
  queryOfVideo,
  showsInterstitial,
} from '../../../../core/playback/rules/opening';

const opening = (query: string) => openingOf(new URLSearchParams(query));

test('CAT-011 PLY-039 an address states how its video is opened', () => {
  expect(opening('showInterstitial=true&seasonId=s1&provider=acme&progress=93&from=%2Fbrowse')).toEqual({
    showInterstitial: true,
    list: { kind: 'season', seasonId: 's1' },
    progress: 93,
    start: null,
    provider: 'acme',
    from: '/browse',
    unread: [],
  });
});

test('PLY-039 an address without a query states nothing', () => {
  expect(opening('')).toEqual({
    showInterstitial: false,
    list: { kind: 'none' },
    progress: null,
    start: null,
    provider: null,
    from: null,
    unread: [],
  });
});

test.each([
  ['0', 0],
  ['93', 93],
  ['93.9', 93],
  ['-4', null],
  ['1e9', null],
  ['soon', null],
  ['', null],
])('PLY-039 PLY-042 progress=%s is %p whole seconds', (text, seconds) => {
  expect(opening(`progress=${text}`).progress).toBe(seconds);
});

test.each([
  ['1795291200000', 1_795_291_200_000, []],
  ['0', null, ['start']],
  ['-1795291200000', null, ['start']],
  ['1795291200', null, ['start']],
  ['17952912000000', null, ['start']],
  ['1795291200000.5', null, ['start']],
  ['1e12', null, ['start']],
  ['2026-11-21T20:00Z', null, ['start']],
  ['<script>', null, ['start']],
  ['', null, []],
])('LIV-041 start=%s is the time %p, and an unreadable value is returned: %p', (text, start, unread) => {
  expect(opening(`start=${encodeURIComponent(text)}`)).toMatchObject({ start, unread });
});

test('PLY-039 an unreadable position is returned for the log', () => {
  expect(opening('progress=soon&start=now').unread).toEqual(['progress', 'start']);
});

test('PLY-080 an event that became a video keeps its query except the channel’s start time', () => {
  expect(
    queryOfVideo(new URLSearchParams('start=1795291200000&from=%2Fbrowse&playlistId=p1')).toString(),
  ).toBe('from=%2Fbrowse&playlistId=p1');
});

test.each([
  ['watchlistId=w1&owner=u1', { kind: 'watchlist', watchlistId: 'w1', owner: 'u1' }],
  ['watchlistId=w1', { kind: 'none' }],
  ['owner=u1', { kind: 'none' }],
  ['playlistId=p1&watchlistId=w1&owner=u1', { kind: 'playlist', playlistId: 'p1' }],
])('PLY-040 %s is watched from %p', (query, list) => {
  expect(opening(query).list).toEqual(list);
});

test('PLY-043 from is where going back leads and is no position', () => {
  const { from, progress } = opening('from=120');
  expect({ from, progress }).toEqual({ from: '120', progress: null });
});

test.each([
  [{ kind: 'none' }, {}],
  [{ kind: 'season', seasonId: 's1' }, { seasonId: 's1' }],
  [{ kind: 'playlist', playlistId: 'p1' }, { playlistId: 'p1' }],
  [
    { kind: 'watchlist', watchlistId: 'w1', owner: 'u1' },
    { watchlistId: 'w1', owner: 'u1' },
  ],
] as const)('PLY-047 the list %p is stored as %p', (list, query) => {
  expect(listQuery(list)).toEqual(query);
});

test.each([
  [true, true, false, true],
  [false, true, false, false],
  [true, false, false, false],
  [true, true, true, false],
])(
  'PLY-089 flag in the address %p, in the realm %p, live %p: interstitial %p',
  (showInterstitial, interstitialPage, isLive, shown) => {
    expect(showsInterstitial({ showInterstitial }, { interstitialPage }, isLive)).toBe(shown);
  },
);

test('PLY-045 playing goes to the video, or only removes the interstitial flag', () => {
  expect(playStep(new URLSearchParams('progress=3'))).toEqual({ kind: 'navigate' });
  const step = playStep(new URLSearchParams('showInterstitial=true&progress=3'));
  expect(step.kind === 'stay' && step.query.toString()).toBe('progress=3');
});
