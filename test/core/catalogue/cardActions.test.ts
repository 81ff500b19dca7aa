import { cardActions, restartPath, type ActionRules } from '../../../core/catalogue/cardActions';
import { watchedPercent } from '../../../core/catalogue/cardLabel';
import type { ActionName, Content, Programme } from '../../../core/sdk';

const viewer: ActionRules = {
  isGuest: false,
  socialSharingStatus: 'DISABLED',
  watchlistsEnabled: false,
  currentProgramPlaybackStatus: 'DISABLED',
};
const guest: ActionRules = { ...viewer, isGuest: true };
const film: Content = { id: '1', title: 'The Ferry', type: 'VOD', accessLevel: 'GRANTED', duration: 100 };
const live: Content = { id: '2', title: 'One', type: 'LIVE', accessLevel: 'GRANTED' };
const programme: Programme = { title: 'News', startDate: 1000, endDate: 2000 };
const trailer = (accessLevel: 'GRANTED' | 'GRANTED_ON_SIGN_IN' | 'DENIED') => ({
  trailers: [{ id: 't', accessLevel }],
});

interface Seen {
  readonly programme?: Programme;
  readonly watched?: number;
}
type Row = [string, Content, ActionRules, readonly ActionName[], Seen?];
const table: Row[] = [
  ['NAV-081 play when it is granted', film, guest, ['play']],
  [
    'NAV-081 sign in when signing in grants it',
    { ...film, accessLevel: 'GRANTED_ON_SIGN_IN' },
    guest,
    ['signIn'],
  ],
  ['NAV-081 purchase when it is denied', { ...film, accessLevel: 'DENIED' }, guest, ['purchase']],
  ['HOM-060 nothing plays where it is geoblocked', { ...film, accessLevel: 'GEOBLOCKED' }, guest, []],
  ['NAV-081 restart what was begun', film, guest, ['play', 'restart'], { watched: 12 }],
  [
    'NAV-081 restart the running programme where that is enabled',
    live,
    { ...guest, currentProgramPlaybackStatus: 'ENABLED' },
    ['play', 'restart'],
    { programme },
  ],
  ['LIV-040 but not where it is disabled', live, guest, ['play'], { programme }],
  [
    'LIV-040 the channel’s own word comes before the realm’s',
    { ...live, programmingInfo: { currentProgramPlaybackStatus: 'DISABLED' } },
    { ...guest, currentProgramPlaybackStatus: 'ENABLED' },
    ['play'],
    { programme },
  ],
  [
    'NAV-076 share where social sharing is enabled',
    film,
    { ...guest, socialSharingStatus: 'ENABLED' },
    ['play', 'share'],
  ],
  [
    'NAV-076 a list can be shared too',
    { id: '3', title: 'A list', type: 'PLAYLIST' },
    { ...guest, socialSharingStatus: 'ENABLED' },
    ['share'],
  ],
  ['NAV-078 favourite for signed-in viewers', film, viewer, ['play', 'favourite']],
  ['NAV-078 not for what is not granted', { ...film, accessLevel: 'DENIED' }, viewer, ['purchase']],
  ['NAV-078 nor for what is no video', live, viewer, ['play']],
  [
    'NAV-077 WCH-041 watchlist where the realm has watchlists',
    film,
    { ...viewer, watchlistsEnabled: true },
    ['play', 'favourite', 'watchlist'],
  ],
  ['NAV-077 NAV-090 WCH-041 not for guests', film, { ...guest, watchlistsEnabled: true }, ['play']],
  [
    'NAV-077 WCH-041 only what is granted',
    { ...film, accessLevel: 'GRANTED_ON_SIGN_IN' },
    { ...viewer, watchlistsEnabled: true },
    ['signIn'],
  ],
  ['NAV-080 trailer when one is granted', { ...film, ...trailer('GRANTED') }, guest, ['play', 'trailer']],
  [
    'NAV-080 or granted after signing in',
    { ...film, ...trailer('GRANTED_ON_SIGN_IN') },
    guest,
    ['play', 'trailer'],
  ],
  ['NAV-080 none when it is denied', { ...film, ...trailer('DENIED') }, guest, ['play']],
  [
    'PLY-049 all that a video which was begun can offer, in one row',
    { ...film, ...trailer('GRANTED') },
    { ...viewer, watchlistsEnabled: true, socialSharingStatus: 'ENABLED' },
    ['play', 'restart', 'trailer', 'favourite', 'watchlist', 'share'],
    { watched: 12 },
  ],
  [
    'PLY-049 no restart of what was not begun',
    { ...film, ...trailer('GRANTED') },
    guest,
    ['play', 'trailer'],
    { watched: 0 },
  ],
  [
    'PLY-049 sign in beside the trailer',
    { ...film, accessLevel: 'GRANTED_ON_SIGN_IN', ...trailer('GRANTED') },
    guest,
    ['signIn', 'trailer'],
    { watched: 12 },
  ],
];

test.each(
  table.map(([rule, content, rules, expected, seen = {}]) => [rule, content, rules, expected, seen] as const),
)('HOM-104 %s', (_rule, content, rules, expected, { programme: running = null, watched = 0 }) => {
  expect(cardActions({ content, programme: running, watched }, rules)).toEqual(expected);
});

test('NAV-079 the caller may hide what the rules would show', () => {
  expect(
    cardActions({ content: film, programme: null, watched: 0 }, { ...viewer, watchlistsEnabled: true }, [
      'favourite',
      'watchlist',
    ]),
  ).toEqual(['play']);
});

test('NAV-082 nothing is ever downloaded', () => {
  for (const accessLevel of ['GRANTED', 'DENIED', 'GRANTED_ON_SIGN_IN', 'GEOBLOCKED'] as const)
    expect(
      cardActions(
        { content: { ...film, accessLevel }, programme: null, watched: 50 },
        { ...viewer, watchlistsEnabled: true, socialSharingStatus: 'ENABLED' },
      ).map(String),
    ).not.toContain('download');
});

test.each([
  ['NAV-081 a video from its first second', film, null, '/video/1?progress=0'],
  ['NAV-081 whatever position its link carried', film, null, '/video/1?progress=0', '/video/1?progress=61'],
  ['LIV-041 a channel from its programme’s start', live, 1000, '/video/1?start=1000'],
  ['LIV-042 nothing without a running programme', live, null, null],
])('%s', (_rule, content, start, expected, path = '/video/1') => {
  expect(restartPath(path, content, start)).toBe(expected);
});

test.each([
  ['HOM-055 what the platform lists', { ...film, watchProgress: 25 }, 80, 25],
  ['HOM-055 else what this device remembers', film, 40, 40],
  ['HOM-056 never over 100', film, 400, 100],
  ['HOM-105 nothing of what is locked', { ...film, accessLevel: 'DENIED' as const }, 40, 0],
  ['HOM-055 nothing without a length', { ...film, duration: null }, 40, 0],
  ['HOM-055 nothing of a live event', { ...live, duration: 100 }, 40, 0],
])('%s', (_rule, content, stored, percent) => {
  expect(watchedPercent(content, stored)).toBe(percent);
});
