import { entriesThatFit, inMoreOrder, menuScrolls, moreMenuHeight } from '../../../core/shell/moreMenu';

const measures = (available: number, entries = [100, 100, 100, 100]) =>
  entriesThatFit({ entries, gap: 10, more: 80, available });

test.each([
  ['all of them when there is room, and no More', 430, 4],
  ['More takes its own room', 429, 3],
  ['from the first on, in order', 300, 2],
  ['one beside More', 190, 1],
  ['none where only More fits', 120, 0],
])('NAV-054 entries that fit the bar: %s', (_case, available, fitting) => {
  expect(measures(available)).toBe(fitting);
});

test('NAV-054 an empty menu fits', () => {
  expect(measures(0, [])).toBe(0);
});

test('NAV-051 More lists featured entries first, each group in its order', () => {
  const entry = (label: string, featured: boolean) => ({ label, featured });
  const entries = [entry('a', false), entry('b', true), entry('c', false), entry('d', true)];
  expect(inMoreOrder(entries).map(({ label }) => label)).toEqual(['b', 'd', 'a', 'c']);
});

test.each([
  [1, 175],
  [4, 400],
  [6, 550],
  [7, 575],
  [20, 575],
])('NAV-052 the height of More with %d rows is %d', (rows, height) => {
  expect(moreMenuHeight(rows)).toBe(height);
});

test.each([
  [4, false],
  [5, true],
])('NAV-053 a menu of %d entries scrolls: %s', (entries, scrolls) => {
  expect(menuScrolls(entries)).toBe(scrolls);
});
