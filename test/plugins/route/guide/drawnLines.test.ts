/** Which lines of the guide are drawn next. */
import type { GuideChannel } from '../../../../core/sdk';
import { linesNext, type DrawnLine, type DrawnLines } from '../../../../plugins/route/guide/drawnLines';
import { unknown } from '../../../../plugins/route/guide/KnownProgrammes';

const channels = Array.from({ length: 40 }, (_, row): GuideChannel => ({
  id: `c${row}`,
  name: `Channel ${row}`,
  programmes: [],
}));
const [morning, noon] = [
  { from: 8, to: 12 },
  { from: 10, to: 14 },
];
const line = (row: number, more: Partial<DrawnLine> = {}): DrawnLine => ({
  channel: channels[row],
  known: unknown,
  times: morning,
  ...more,
});
const drawn = (from: number, to: number, more: Partial<DrawnLine> = {}): DrawnLines =>
  new Map(Array.from({ length: to - from }, (_, index) => [from + index, line(from + index, more)]));
const wanted = (from: number, to: number, more: Partial<DrawnLine> = {}) => ({
  rows: { from, to },
  seen: { from: from + 1, to: to - 1 },
  line: (row: number) => line(row, more),
});
const rows = (lines: DrawnLines) => [...lines.keys()].toSorted((one, other) => one - other);

test.each<[string, DrawnLines, ReturnType<typeof wanted>, number, readonly number[], number]>([
  ['nothing is drawn where all is as it should be', drawn(0, 6), wanted(0, 6), 16, [0, 1, 2, 3, 4, 5], 0],
  ['a first drawing is whole', drawn(0, 0), wanted(0, 6), Infinity, [0, 1, 2, 3, 4, 5], 12],
  ['what is in sight comes first', drawn(0, 0), wanted(0, 6), 8, [1, 2, 3, 4], 8],
  ['a slow machine draws one line at a time', drawn(0, 0), wanted(0, 6), 2, [1], 2],
  [
    'what comes is drawn before what has gone is taken away',
    drawn(0, 6),
    wanted(2, 8),
    4,
    [0, 1, 2, 3, 4, 5, 6, 7],
    4,
  ],
  [
    'what has gone is taken away as far as the machine bears',
    drawn(0, 6),
    wanted(2, 8),
    5,
    [1, 2, 3, 4, 5, 6, 7],
    5,
  ],
  [
    'after a jump the previous lines stay until the visible ones are drawn',
    drawn(0, 3),
    wanted(20, 24),
    4,
    [0, 1, 2, 21, 22],
    4,
  ],
])('%s', (_, before, target, most, expected, items) => {
  const step = linesNext(before, target, most);
  expect([rows(step.lines), step.items]).toEqual([expected, items]);
  if (items === 0) expect(step.lines).toBe(before);
});

test('moving a line in time costs half of drawing one with new programmes', () => {
  const known = { programmes: [], known: () => true };
  const moved = linesNext(drawn(0, 6), wanted(0, 6, { times: noon }), 4);
  expect([...moved.lines.values()].filter(({ times }) => times === noon)).toHaveLength(4);
  const next = linesNext(drawn(0, 6), wanted(0, 6, { known }), 4);
  expect([...next.lines.values()].filter((each) => each.known === known)).toHaveLength(2);
});

test('a line that was not rendered yet keeps its identity, so that it is not drawn anew', () => {
  const before = drawn(0, 6);
  const { lines } = linesNext(before, wanted(0, 6, { times: noon }), 2);
  expect(lines.get(5)).toBe(before.get(5));
});
