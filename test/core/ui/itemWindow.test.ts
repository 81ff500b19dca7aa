import { columnsInSight, columnsSeen, firstColumns, nextColumns, type Columns } from '../../../core/ui/itemWindow';

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

test.each([
  ['at the start', { ...screen, offset: 0 }, { from: 0, to: 5 }],
  ['one that is cut off counts', { ...screen, offset: 330 }, { from: 1, to: 6 }],
  ['at the end', { ...screen, offset: 62_560 }, { from: 195, to: 200 }],
] as const)('what is seen: %s', (_what, measures, seen) => {
  expect(columnsSeen(measures)).toEqual(seen);
});

/** Every step until what is wanted is drawn. */
function steps(drawn: Columns, wanted: Columns, seen: Columns): readonly string[] {
  const taken: string[] = [];
  let now = drawn;
  while (now.from !== wanted.from || now.to !== wanted.to) {
    now = nextColumns(now, wanted, seen);
    taken.push(`${now.from}-${now.to}`);
    if (taken.length > 50) throw new Error('It never ends.');
  }
  return taken;
}

test.each([
  ['a new row: to its end, one at a time', [0, 1], [0, 4], [0, 2], ['0-2', '0-3', '0-4']],
  ['moved on: what comes in sight, and what is behind goes with it', [0, 12], [6, 14], [9, 12], ['6-13', '6-14']],
  ['moved back: what is seen first', [20, 30], [16, 27], [18, 21], ['19-27', '18-27', '17-27', '16-27']],
  ['jumped far: anew, where it stands', [0, 10], [62, 67], [64, 66], ['64-65', '64-66', '64-67', '63-67', '62-67']],
  ['far up the page: all at once', [4, 16], [0, 0], [0, 0], ['0-0']],
  ['back again: anew', [0, 0], [5, 8], [6, 7], ['6-7', '6-8', '5-8']],
] as const)('what is drawn next: %s', (_what, [drawnFrom, drawnTo], [from, to], [seenFrom, seenTo], expected) => {
  expect(steps({ from: drawnFrom, to: drawnTo }, { from, to }, { from: seenFrom, to: seenTo })).toEqual(expected);
});

test('every way from what is drawn to what is wanted ends', () => {
  const windows = [0, 3, 10, 40].flatMap((from) => [0, 1, 5, 20].map((length) => ({ from, to: from + length })));
  for (const drawn of windows) for (const wanted of windows) for (const seen of windows) expect(steps(drawn, wanted, seen).length).toBeLessThan(30);
});
