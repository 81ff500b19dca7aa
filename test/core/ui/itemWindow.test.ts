import {
  columnsAdded,
  columnsAround,
  columnsInSight,
  firstColumns,
  grown,
} from '../../../core/ui/itemWindow';

const screen = { width: 1440, pitch: 320, columns: 200 };

test.each([
  ['at the start: what is seen, and two screens more', { ...screen, offset: 0 }, { from: 0, to: 16 }],
  ['in the middle: two screens on either side', { ...screen, offset: 32_000 }, { from: 88, to: 116 }],
  ['at the end: nothing beyond the last', { ...screen, offset: 62_560 }, { from: 184, to: 200 }],
  [
    'a phone: eight columns on either side',
    { offset: 32_000, width: 400, pitch: 320, columns: 200 },
    { from: 92, to: 112 },
  ],
  ['a short row is whole', { ...screen, offset: 0, columns: 6 }, { from: 0, to: 6 }],
  ['pulled beyond its start', { ...screen, offset: -200 }, { from: 0, to: 16 }],
  ['an empty row', { ...screen, offset: 0, columns: 0 }, { from: 0, to: 0 }],
] as const)('%s', (_what, measures, drawn) => {
  expect(columnsAround(measures)).toEqual(drawn);
});

test('it advances by several columns at a time', () => {
  const windows = Array.from({ length: 1280 }, (_, step) =>
    columnsAround({ ...screen, offset: 20_000 + step }),
  );
  expect(new Set(windows.map(({ from, to }) => `${from} ${to}`)).size).toBeLessThanOrEqual(3);
});

test.each([
  ['a phone', 390, 5],
  ['a tablet', 820, 8],
  ['a desktop', 1920, 10],
  ['a screen that does not tell', 0, 10],
])('before anything is measured, %s gets a few columns more than it shows', (_what, width, columns) => {
  expect(firstColumns(width)).toBe(columns);
});

test.each([
  ['at the start', { ...screen, offset: 0 }, { from: 0, to: 5 }],
  ['those that are cut off count', { ...screen, offset: 330 }, { from: 1, to: 6 }],
  ['at the end', { ...screen, offset: 62_560 }, { from: 195, to: 200 }],
  ['pulled beyond its start', { ...screen, offset: -200 }, { from: 0, to: 4 }],
  ['an empty row', { ...screen, offset: 0, columns: 0 }, { from: 0, to: 0 }],
] as const)('in view: %s', (_what, measures, seen) => {
  expect(columnsInSight(measures)).toEqual(seen);
});

test.each([
  ['what is in sight comes first', { from: 20, to: 22 }, { from: 20, to: 24 }],
  ['then the items before it', { from: 22, to: 25 }, { from: 20, to: 25 }],
  ['then what follows', { from: 20, to: 25 }, { from: 20, to: 27 }],
  ['then what went before', { from: 20, to: 35 }, { from: 18, to: 35 }],
  ['and no more than is wanted', { from: 11, to: 35 }, { from: 10, to: 35 }],
  ['what is wanted no more goes', { from: 4, to: 24 }, { from: 10, to: 25 }],
  ['a row that was moved far begins anew', { from: 80, to: 96 }, { from: 20, to: 22 }],
  ['so does one that has nothing', { from: 0, to: 0 }, { from: 20, to: 22 }],
] as const)('a row is drawn two columns at a time: %s', (_what, drawn, after) => {
  expect(grown(drawn, { sight: { from: 20, to: 25 }, wanted: { from: 10, to: 35 }, most: 2 })).toEqual(after);
});

test('a row that is far away is removed at once', () => {
  expect(
    grown({ from: 20, to: 40 }, { sight: { from: 0, to: 0 }, wanted: { from: 0, to: 0 }, most: 2 }),
  ).toEqual({ from: 0, to: 0 });
});

test.each([
  ['more at the end', { from: 0, to: 4 }, { from: 0, to: 7 }, 3],
  ['more before, while others go', { from: 10, to: 20 }, { from: 8, to: 16 }, 2],
  ['somewhere else', { from: 80, to: 96 }, { from: 20, to: 22 }, 2],
  ['nothing but less', { from: 20, to: 40 }, { from: 0, to: 0 }, 0],
] as const)('result of one render task: %s', (_what, before, next, added) => {
  expect(columnsAdded(before, next)).toBe(added);
});
