/** The rules of watchlists: covers, entries, problems, the changed range, drag targets. */
import { asideBy, carriedBy, edgeSpeed } from '../../../core/library/rules/carried';
import { reorderedRange, moved, orderedAs } from '../../../core/library/rules/reorderedRange';
import { coverCells, entryOf } from '../../../core/library/rules/watchlistEntry';
import { additionProblem, changeProblem, nameProblem } from '../../../core/library/rules/watchlistProblem';
import { CallError, type Content } from '../../../core/sdk';

const refusal = (status: number, code: string) => new CallError('createWatchlist', status, code, []);

test.each<[ids: string, thumbnails: (string | null)[] | null, failed: string[], cells: (string | null)[]]>([
  ['WCH-003 four of five are shown', ['a', 'b', 'c', 'd', 'e'], [], ['a', 'b', 'c', 'd']],
  [
    'WCH-003 the fifth takes the place of one that fails',
    ['a', 'b', 'c', 'd', 'e'],
    ['b'],
    ['a', 'c', 'd', 'e'],
  ],
  ['WCH-006 fewer leave empty cells', ['a', 'b'], [], ['a', 'b', null, null]],
  ['WCH-006 as does a second failure', ['a', 'b', 'c', 'd', 'e'], ['a', 'b'], ['c', 'd', 'e', null]],
  ['WCH-006 none leave four', null, [], [null, null, null, null]],
  ['ENT-025 a null among them is left out', [null, 'a', ''], [], ['a', null, null, null]],
])('%s', (_ids, thumbnails, failed, cells) => {
  expect(coverCells(thumbnails, new Set(failed))).toEqual(cells);
});

test.each<[ids: string, content: Partial<Content>, entry: object | null]>([
  ['WCH-034 a vod', { type: 'VOD' }, { id: 'a', contentType: 'vod' }],
  ['WCH-034 a video', { type: 'VIDEO' }, { id: 'a', contentType: 'vod' }],
  ['WCH-034 an episode', { type: 'SEASON_VOD' }, { id: 'a', contentType: 'vod' }],
  [
    'WCH-034 a video under another id of its row',
    { type: 'VOD', videoId: 'v' },
    { id: 'v', contentType: 'vod' },
  ],
  ['WCH-035 a playlist', { type: 'PLAYLIST' }, { id: 'a', contentType: 'playlist' }],
  [
    'WCH-035 a playlist that is a season',
    { type: 'PLAYLIST', playlistType: 'season' },
    { id: 'a', contentType: 'vod-season' },
  ],
  ['WCH-036 a series', { type: 'SERIES' }, { id: 'a', contentType: 'series' }],
  ['WCH-036 a season', { type: 'SEASON' }, { id: 'a', contentType: 'vod-season' }],
  ['WCH-036 a live event is refused', { type: 'LIVE' }, null],
  ['WCH-036 a section link is refused', { type: 'SECTION_LINK' }, null],
])('%s', (_ids, content, entry) => {
  expect(entryOf({ id: 'a', type: 'VOD', ...content })).toEqual(entry);
});

const long = 'x'.repeat(61);
test.each<[ids: string, said: string, key: string]>([
  [
    'WCH-030 WCH-031 a refused name of 61 characters is too long',
    nameProblem(refusal(500, 'any'), long),
    'watchlistNameTooLong',
  ],
  ['WCH-030 a refused one of 60 is not', nameProblem(refusal(500, 'any'), 'x'.repeat(60)), 'genericError'],
  [
    'WCH-030 characters are counted, not code units',
    nameProblem(refusal(500, 'any'), '🎬'.repeat(60)),
    'genericError',
  ],
  [
    'WCH-030 blanks around it do not count',
    nameProblem(refusal(500, 'any'), `  ${'x'.repeat(60)} `),
    'genericError',
  ],
  ['WCH-031 another refusal is the generic error', nameProblem(new Error('lost'), 'Later'), 'genericError'],
  [
    'WCH-031 too many lists',
    nameProblem(refusal(422, 'watchlistLimitReached'), 'Later'),
    'watchlistLimitReached',
  ],
  ['WCH-033 status 409 is a duplicate', additionProblem(refusal(409, 'any')), 'duplicatedItemMessage'],
  ['WCH-033 a full list', additionProblem(refusal(422, 'watchlistFull')), 'watchlistFull'],
  ['WCH-033 anything else', additionProblem(refusal(500, 'any')), 'genericError'],
  ['WCH-037 any other change', changeProblem(refusal(404, 'notFound')), 'genericError'],
])('%s', (_ids, typed, key) => {
  expect(typed).toBe(key);
});

const letters = (text: string): string[] => [...text];
test.each([
  ['abcde', 'abcde', null],
  ['abcde', 'acbde', { after: 'a', items: ['c', 'b'] }],
  ['abcde', 'eabcd', { after: null, items: ['e', 'a', 'b', 'c', 'd'] }],
  ['abcde', 'abced', { after: 'c', items: ['e', 'd'] }],
])('WCH-014 from %s to %s the changed range is %j', (before, now, stretch) => {
  expect(reorderedRange([letters(before)], letters(now))).toEqual(stretch);
});

test.each([
  ['is on its way', ['abcde', 'acbde'], 'acbed', { after: 'a', items: ['c', 'b', 'e', 'd'] }],
  ['was taken back', ['abcde', 'bcdea'], 'abcde', { after: null, items: ['a', 'b', 'c', 'd', 'e'] }],
  [
    'is pending unchanged, above its position at the platform',
    ['abcde', 'acbde'],
    'acbde',
    { after: 'a', items: ['c', 'b'] },
  ],
])('WCH-014 while one order %s the range is relative to %j', (_what, befores, now, stretch) => {
  expect(reorderedRange(befores.map(letters), letters(now))).toEqual(stretch);
});

test.each([
  [0, 2, 'bcade'],
  [4, 0, 'eabcd'],
  [2, 2, 'abcde'],
  [9, 0, 'abcde'],
])('WCH-027 an item moved from %d to %d', (from, to, order) => {
  expect(moved(letters('abcde'), from, to).join('')).toBe(order);
});

test.each([
  ['cab', 'abcd', 'cabd'],
  ['cab', 'ac', 'ca'],
  ['', 'ab', 'ab'],
])('the order of "%s" for "%s" is %s', (before, now, order) => {
  expect(orderedAs(letters(before), letters(now)).join('')).toBe(order);
});

test.each([
  [{ from: 1, to: 3 }, [0, 0, -1, -1, 0]],
  [{ from: 3, to: 1 }, [0, 1, 1, 0, 0]],
  [{ from: 2, to: 2 }, [0, 0, 0, 0, 0]],
])('WCH-027 while %j is dragged, rows shift by %j', (carried, aside) => {
  expect([0, 1, 2, 3, 4].map((place) => asideBy(place, carried))).toEqual(aside);
});

test.each([
  ['ArrowUp', 2, 1],
  ['ArrowUp', 0, 0],
  ['ArrowDown', 2, 3],
  ['ArrowDown', 4, 4],
  ['Home', 3, 0],
  ['End', 1, 4],
  ['Tab', 1, null],
])('WCH-027 %s moves an item at %d to %s', (key, from, to) => {
  expect(carriedBy(key, from, 5)).toBe(to);
});

test.each([
  [400, 0],
  [0, -18],
  [-50, -18],
  [800, 18],
  [48, -9],
])('with the pointer at %d px of 800 the page scrolls by %d px a frame', (pointer, speed) => {
  expect(edgeSpeed(pointer, 800)).toBe(speed);
});
