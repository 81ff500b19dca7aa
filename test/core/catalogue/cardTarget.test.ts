import { cardTarget, type CardRules, type Target } from '../../../core/catalogue/cardTarget';
import type { Content } from '../../../core/sdk';

const guest: CardRules = {
  isGuest: true,
  interstitialPage: false,
  enhancedMetadata: false,
  seriesInterstitial: false,
};
const viewer: CardRules = { ...guest, isGuest: false };
const card = (given: Partial<Content>): Content => ({
  id: '7',
  title: 'The Bell',
  type: 'VOD',
  accessLevel: 'GRANTED',
  ...given,
});
const vod: Target = { role: 'VOD', parameters: { eventId: '7', eventTitle: 'The Bell' } };
const live: Target = { role: 'LIVE', parameters: { eventId: '7', eventTitle: 'The Bell' } };

const table: readonly [string, Partial<Content>, CardRules, Target | null][] = [
  ['LIV-021 HOM-061 a live card leads to the live page', { type: 'LIVE' }, guest, live],
  ['HOM-061 a live event too', { type: 'LIVE_EVENT' }, guest, live],
  [
    'HOM-061 HOM-062 a live event that is a premiere leads to the video',
    { type: 'LIVE_EVENT', premiereRelease: { type: 'PREMIERE', scheduledAt: 1 } },
    guest,
    vod,
  ],
  ['HOM-061 an upcoming card too', { type: 'UPCOMING' }, guest, live],
  ['HOM-061 a guide card too', { type: 'EPG' }, guest, live],
  [
    'HOM-061 by the id of its event',
    { type: 'LIVE', liveEventId: '9' },
    guest,
    { ...live, parameters: { eventId: '9', eventTitle: 'The Bell' } },
  ],
  [
    'LIV-021 HOM-062 a premiere leads to the video',
    { type: 'LIVE', premiereRelease: { type: 'PREMIERE', scheduledAt: 1 } },
    guest,
    vod,
  ],
  [
    'HOM-062 a computed premiere too',
    { type: 'UPCOMING', computedReleases: [{ type: 'PREMIERE', scheduledAt: 1 }] },
    guest,
    vod,
  ],
  ['HOM-063 CAT-015 a video leads to its page', {}, guest, vod],
  [
    'HOM-063 a locked video leads there as well, where its licences are offered',
    { accessLevel: 'DENIED' },
    viewer,
    vod,
  ],
  [
    'HOM-073 a resumed video carries its position in whole seconds',
    { watchProgress: 61.7 },
    viewer,
    { ...vod, query: { progress: '61' } },
  ],
  [
    'CAT-007 CAT-030 an episode keeps its season',
    { type: 'SEASON_VOD', seasonId: 's1' },
    viewer,
    { ...vod, query: { seasonId: 's1' } },
  ],
  [
    'CAT-007 CAT-030 a video of a playlist keeps the playlist, its position too',
    { playlistId: 'p1', seasonId: 's1', watchProgress: 5 },
    viewer,
    { ...vod, query: { playlistId: 'p1', progress: '5' } },
  ],
  [
    'CAT-007 the interstitial keeps the list',
    { playlistId: 'p1', accessLevel: 'DENIED' },
    { ...viewer, interstitialPage: true },
    { ...vod, role: 'INTERSTITIAL', query: { playlistId: 'p1' } },
  ],
  [
    'HOM-064 HOM-072 a guest signs in first and goes on to the video',
    { accessLevel: 'GRANTED_ON_SIGN_IN' },
    guest,
    { role: 'LOGIN', parameters: {}, thenTo: vod },
  ],
  [
    'HOM-066 a signed-in viewer never meets the login rule',
    { accessLevel: 'GRANTED_ON_SIGN_IN' },
    viewer,
    vod,
  ],
  [
    'PLY-091 HOM-065 HOM-066 the interstitial comes before the login',
    { accessLevel: 'GRANTED_ON_SIGN_IN' },
    { ...guest, interstitialPage: true },
    { ...vod, role: 'INTERSTITIAL' },
  ],
  [
    'PLY-091 HOM-065 and before a denied video',
    { accessLevel: 'DENIED' },
    { ...viewer, interstitialPage: true },
    { ...vod, role: 'INTERSTITIAL' },
  ],
  ['PLY-091 HOM-065 but not before one that plays', {}, { ...viewer, interstitialPage: true }, vod],
  [
    'HOM-067 CAT-015 a season has its page',
    { type: 'SEASON' },
    guest,
    { role: 'SEASON', parameters: { seasonId: '7', seasonTitle: 'The Bell' } },
  ],
  [
    'HOM-067 or its series, when both settings are on',
    { type: 'SEASON', series: { seriesId: 's', title: 'Nights' } },
    { ...guest, enhancedMetadata: true, seriesInterstitial: true },
    { role: 'SERIES', parameters: { seriesId: 's', seriesTitle: 'Nights' } },
  ],
  [
    'HOM-069 which needs the series to be named',
    { type: 'SEASON' },
    { ...guest, enhancedMetadata: true, seriesInterstitial: true },
    { role: 'SEASON', parameters: { seasonId: '7', seasonTitle: 'The Bell' } },
  ],
  [
    'HOM-068 series',
    { type: 'SERIES' },
    guest,
    { role: 'SERIES', parameters: { seriesId: '7', seriesTitle: 'The Bell' } },
  ],
  [
    'HOM-068 playlist',
    { type: 'PLAYLIST' },
    guest,
    { role: 'PLAYLIST', parameters: { playlistId: '7', playlistTitle: 'The Bell' } },
  ],
  [
    'HOM-052 a card may name its video apart from itself',
    { videoId: 'v9' },
    guest,
    { role: 'VOD', parameters: { eventId: 'v9', eventTitle: 'The Bell' } },
  ],
  [
    'HOM-052 its season',
    { type: 'SEASON', seasonId: 's9' },
    guest,
    { role: 'SEASON', parameters: { seasonId: 's9', seasonTitle: 'The Bell' } },
  ],
  [
    'HOM-052 or its playlist',
    { type: 'PLAYLIST', playlistId: 'p9' },
    guest,
    { role: 'PLAYLIST', parameters: { playlistId: 'p9', playlistTitle: 'The Bell' } },
  ],
  [
    'HOM-070 a section link leads to the section',
    { type: 'SECTION_LINK' },
    guest,
    { role: 'SECTION', parameters: { id: '7' } },
  ],
  ['HOM-060 what is not available here opens nothing', { accessLevel: 'GEOBLOCKED' }, viewer, null],
  ['an unknown type opens nothing', { type: 'hologram' as Content['type'] }, viewer, null],
];

test.each(table)('%s', (_rule, given, rules, expected) => {
  expect(cardTarget(card(given), rules)).toEqual(expected);
});
