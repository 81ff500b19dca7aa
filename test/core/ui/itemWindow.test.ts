import { columnsInSight, firstColumns } from '../../../core/ui/itemWindow';

const screen = { width: 1440, pitch: 320, columns: 200 };

test.each([
  ['at the start: what is seen, and two screens more', { ...screen, offset: 0 }, { from: 0, to: 16 }],
  ['in the middle: two screens on either side', { ...screen, offset: 32_000 }, { from: 88, to: 116 }],
  ['at the end: nothing beyond the last', { ...screen, offset: 62_560 }, { from: 184, to: 200 }],
  ['a phone: eight columns on either side', { offset: 32_000, width: 400, pitch: 320, columns: 200 }, { from: 92, to: 112 }],
  ['a short row is whole', { ...screen, offset: 0, columns: 6 }, { from: 0, to: 6 }],
  ['pulled beyond its start', { ...screen, offset: -200 }, { from: 0, to: 16 }],
  ['nothing has been measured yet', { offset: 0, width: 0, pitch: 0, columns: 200 }, { from: 0, to: 10 }],
  ['an empty row', { ...screen, offset: 0, columns: 0 }, { from: 0, to: 0 }],
] as const)('%s', (_what, measures, drawn) => {
  expect(columnsInSight(measures)).toEqual(drawn);
});

test('it moves on by several columns at a time', () => {
  const windows = Array.from({ length: 1280 }, (_, step) => columnsInSight({ ...screen, offset: 20_000 + step }));
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
