import {
  appendForward,
  dropdownWindows,
  initialise,
  openingSeason,
  prependBackward,
  type SeasonList,
  setAdjacent,
} from '../../../core/content/seasonList';

const season = (number: number, episodeCount: number | null = 4) => ({
  id: `s${number}`,
  title: `Season ${number}`,
  seasonNumber: number,
  episodeCount,
});
const seasons = (from: number, to: number, empty: readonly number[] = []) =>
  Array.from({ length: to - from + 1 }, (_, place) =>
    season(from + place, empty.includes(from + place) ? 0 : 4),
  );
const ids = ({ seasons: list }: SeasonList) => list.map(({ id }) => id);
const names = (from: number, to: number, without: readonly number[] = []) =>
  seasons(from, to).flatMap(({ id, seasonNumber }) => (without.includes(seasonNumber) ? [] : [id]));

test.each([
  ['a full page promises more', seasons(1, 25), true, names(1, 25), 's25'],
  ['a page that is not full promises none', seasons(1, 24), true, names(1, 24), null],
  ['a full page that is the last promises none', seasons(1, 25), false, names(1, 25), null],
  ['no seasons', [], false, [], null],
] as const)('CAT-031 CAT-036 initialise: %s', (_, given, moreDataAvailable, expected, after) => {
  const list = initialise(given, moreDataAvailable);
  expect([ids(list), list.before, list.after]).toEqual([expected, null, after]);
});

test.each([
  ['in the middle', seasons(1, 25, [7]), names(1, 25, [7]), 's25'],
  ['at the end, which is still where the next page is asked from', seasons(1, 25, [25]), names(1, 24), 's25'],
] as const)(
  'CAT-035 CAT-037 an empty season %s is dropped after the full page was evaluated',
  (_, given, expected, after) => {
    const list = initialise(given, true);
    expect([ids(list), list.after]).toEqual([expected, after]);
  },
);

test.each([
  ['full on both sides', seasons(1, 25), seasons(27, 51), 's1', 's51'],
  ['the first', [], seasons(27, 51), null, 's51'],
  ['short on both sides', seasons(24, 25), seasons(27, 28), null, null],
] as const)('CAT-032 CAT-036 set adjacent: %s', (_, preceding, following, before, after) => {
  const list = setAdjacent(season(26), { preceding, following });
  expect(ids(list)).toEqual([...preceding, season(26), ...following].map(({ id }) => id));
  expect([list.before, list.after]).toEqual([before, after]);
});

test('CAT-032 CAT-035 empty neighbours are dropped; the season itself stays, since its page is open', () => {
  const list = setAdjacent(season(2, 0), {
    preceding: [season(1, 0)],
    following: [season(3), season(4, null)],
  });
  expect(ids(list)).toEqual(['s2', 's3', 's4']);
});

test('CAT-031 CAT-032 ENT-025 a season listed twice, or as its own neighbour, appears once', () => {
  expect(ids(initialise([season(1), season(2), season(1)], false))).toEqual(['s1', 's2']);
  expect(ids(setAdjacent(season(2), { preceding: seasons(1, 2), following: seasons(2, 3) }))).toEqual([
    's1',
    's2',
    's3',
  ]);
  expect(ids(appendForward(setAdjacent(season(1), null), [season(2), season(2)]))).toEqual(['s1', 's2']);
});

test('CAT-033 CAT-034 ENT-025 a repeated page of seasons is the last', () => {
  const later = appendForward(
    setAdjacent(season(1), { preceding: [], following: seasons(2, 26) }),
    seasons(2, 26),
  );
  expect([ids(later), later.after]).toEqual([names(1, 26), null]);
  const earlier = prependBackward(
    setAdjacent(season(26), { preceding: seasons(1, 25), following: [] }),
    seasons(1, 25),
  );
  expect([ids(earlier), earlier.before]).toEqual([names(1, 26), null]);
});

test('CAT-033 append forward adds the following ones, once, and moves the end on', () => {
  const start = setAdjacent(season(1), { preceding: [], following: seasons(2, 26) });
  const full = appendForward(start, seasons(26, 50, [30]));
  expect([ids(full), full.before, full.after]).toEqual([names(1, 50, [30]), null, 's50']);
  const last = appendForward(full, seasons(51, 52));
  expect([ids(last).slice(-2), last.after]).toEqual([['s51', 's52'], null]);
});

test('CAT-034 prepend backward adds the preceding ones, and leaves the other end', () => {
  const start = setAdjacent(season(60), {
    preceding: seasons(35, 59),
    following: seasons(61, 85),
  });
  const full = prependBackward(start, seasons(10, 34, [10]));
  expect([ids(full)[0], full.before, full.after]).toEqual(['s11', 's10', 's85']);
  expect(prependBackward(full, [])).toMatchObject({ before: null, after: 's85' });
});

test.each([
  ['s2', 's2'],
  ['gone', 's1'],
  [null, 's1'],
])('CAT-005 CAT-096 coming from %s the page opens at %s', (from, expected) => {
  expect(openingSeason(initialise(seasons(1, 3), false), from)?.id).toBe(expected);
});

test('CAT-093 a series without seasons opens at none', () => {
  expect(openingSeason({ seasons: [], before: null, after: null }, 's1')).toBeNull();
});

test.each([
  ['top', 'mobile'],
  ['hamburger', 'mobile'],
  ['sidebar', 'narrow or mobile'],
] as const)('CAT-039 CAT-040 in the layout %s a dropdown is for windows that are %s', (layout, windows) => {
  expect(dropdownWindows(layout)).toBe(windows);
});
