import type { ContentCard } from '../../../../core/generated/platform';
import { audioLanguages, textLanguage } from '../../../../core/playback/rules/languageChoice';
import { advancesTo, nextItem } from '../../../../core/playback/rules/nextItem';
import { nextSpeed, playerCommand } from '../../../../core/playback/rules/playerKeys';
import { tapAction, tapSide } from '../../../../core/playback/rules/taps';

test.each([
  [' ', { kind: 'togglePlay' }],
  ['K', { kind: 'togglePlay' }],
  ['j', { kind: 'seekBy', seconds: -10 }],
  ['l', { kind: 'seekBy', seconds: 10 }],
  ['ArrowLeft', { kind: 'seekBy', seconds: -10 }],
  ['ArrowRight', { kind: 'seekBy', seconds: 10 }],
  ['ArrowUp', { kind: 'volumeBy', percent: 5 }],
  ['ArrowDown', { kind: 'volumeBy', percent: -5 }],
  ['m', { kind: 'toggleMute' }],
  ['f', { kind: 'toggleFullscreen' }],
  ['c', { kind: 'toggleCaptions' }],
  ['p', { kind: 'togglePictureInPicture' }],
  ['0', { kind: 'toTenth', tenth: 0 }],
  ['9', { kind: 'toTenth', tenth: 9 }],
  ['Home', { kind: 'toStart' }],
  ['End', { kind: 'toEnd' }],
  ['<', { kind: 'speedBy', steps: -1 }],
  ['>', { kind: 'speedBy', steps: 1 }],
  ['Escape', { kind: 'dismiss' }],
  ['x', null],
  ['constructor', null],
  ['Tab', null],
])('the key %p does %p', (key, command) => {
  expect(playerCommand({ key })).toEqual(command);
});

test.each(['ctrlKey', 'metaKey', 'altKey'])('with %s a key is left to the browser', (modifier) => {
  expect(playerCommand({ key: 'f', [modifier]: true })).toBeNull();
});

test.each([
  [1, 1, 1.25],
  [2, 1, 2],
  [0.5, -1, 0.5],
  [1, -1, 0.75],
  [1.1, 1, 1.25],
] as const)('from speed %p a step of %p leads to %p', (speed, steps, next) => {
  expect(nextSpeed(speed, steps)).toBe(next);
});

test.each([
  ['one tap shows the controls', { side: 'right', at: 1000 }, null, { kind: 'toggleControls' }],
  [
    'two on the right move forward',
    { side: 'right', at: 1300 },
    { side: 'right', at: 1000 },
    { kind: 'seekBy', seconds: 10 },
  ],
  [
    'two on the left move back',
    { side: 'left', at: 1300 },
    { side: 'left', at: 1000 },
    { kind: 'seekBy', seconds: -10 },
  ],
  [
    'two in the middle move nothing',
    { side: 'middle', at: 1300 },
    { side: 'middle', at: 1000 },
    { kind: 'toggleControls' },
  ],
  [
    'two on different sides move nothing',
    { side: 'left', at: 1300 },
    { side: 'right', at: 1000 },
    { kind: 'toggleControls' },
  ],
  [
    'two far apart in time move nothing',
    { side: 'left', at: 1400 },
    { side: 'left', at: 1000 },
    { kind: 'toggleControls' },
  ],
] as const)('%s', (_, tap, previous, action) => {
  expect(tapAction(tap, previous)).toEqual(action);
});

test.each([
  [10, 'left'],
  [150, 'middle'],
  [290, 'right'],
])('a touch at %d of 300 px is on the %s', (x, side) => {
  expect(tapSide(x, 300)).toBe(side);
});

const never = { audio: null, text: null };

test.each([
  [
    'the language chosen in the player first',
    { audio: 'es', text: null },
    { audioLanguage: 'pt' },
    ['es', 'pt', 'en'],
  ],
  ['else the account’s, else the page’s', never, { audioLanguage: 'pt' }, ['pt', 'en']],
  ['each once', { audio: 'en', text: null }, { audioLanguage: 'en' }, ['en']],
])('PLY-067 sound is wanted in %s', (_, chosen, account, wanted) => {
  expect(audioLanguages(chosen, account, 'en')).toEqual(wanted);
});

test.each([
  ['none by default', never, {}, null],
  ['the account’s preference', never, { subTitleLanguage: 'pt' }, 'pt'],
  ['none when the account says off', never, { subTitleLanguage: 'off' }, null],
  ['what was chosen in the player', { audio: null, text: 'es' }, { subTitleLanguage: 'pt' }, 'es'],
  [
    'none when they were switched off in the player',
    { audio: null, text: 'off' },
    { subTitleLanguage: 'pt' },
    null,
  ],
])('PLY-067 subtitles are %s', (_, chosen, account, wanted) => {
  expect(textLanguage(chosen, account)).toBe(wanted);
});

const content = (id: string, type: ContentCard['type'] = 'VOD'): ContentCard => ({
  id,
  title: `Title ${id}`,
  type,
});

test.each([
  ['the season', { kind: 'season', seasonId: 's1' }, { seasonId: 's1' }],
  ['the playlist', { kind: 'playlist', playlistId: 'p1' }, { playlistId: 'p1' }],
  [
    'the watchlist and its owner',
    { kind: 'watchlist', watchlistId: 'w1', owner: 'u1' },
    { watchlistId: 'w1', owner: 'u1' },
  ],
] as const)('PLY-047 the next item keeps %s', (_, list, query) => {
  expect(nextItem([content('1', 'LIVE'), content('2'), content('3')], list)).toMatchObject({
    eventId: '2',
    eventTitle: 'Title 2',
    query,
  });
});

test('PLY-047 an episode of the next season is watched from its own, and a card of a video opens the video', () => {
  const first = { ...content('card-7', 'SEASON_VOD'), videoId: '7', seasonId: 's2' };
  expect(nextItem([first], { kind: 'season', seasonId: 's1' })).toMatchObject({
    eventId: '7',
    query: { seasonId: 's2' },
  });
  expect(nextItem([first], { kind: 'playlist', playlistId: 'p1' })).toMatchObject({
    eventId: '7',
    query: { playlistId: 'p1' },
  });
});

test('PLY-047 nothing follows the last item', () => {
  expect(nextItem([], { kind: 'none' })).toBeNull();
});

test.each([
  [{ autoAdvance: true }, true],
  [{ autoAdvance: false }, false],
  [{ autoAdvance: null }, true],
  [{}, true],
])('PLY-047 FAV-023 with the preferences %p the next item opens by itself: %p', (preferences, opens) => {
  const next = nextItem([content('2')], { kind: 'none' });
  expect(advancesTo(next, preferences) !== null).toBe(opens);
  expect(advancesTo(null, preferences)).toBeNull();
});
