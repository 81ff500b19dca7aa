/** Which rows of a long list are drawn, and how few of them at once. */
import { rowsInSight, rowsNext, rowsWanted, type RowWindow } from '../../../core/library/rules/rowWindow';

const list = { height: 900, pitch: 100, count: 2000 };

test.each([
  ['at its start', 0, [0, 9], [0, 18]],
  ['a little into it', 250, [2, 12], [0, 22]],
  ['in the middle', 100_000, [1000, 1009], [990, 1018]],
  ['at its end', 199_100, [1991, 2000], [1982, 2000]],
  ['before it comes into the window', -400, [0, 5], [0, 14]],
  ['far above the window', 250_000, [2000, 2000], [2000, 2000]],
] as const)('%s, at %i px, rows %j are in view and rows %j are wanted', (_where, offset, seen, wanted) => {
  const windows = [rowsInSight({ ...list, offset }), rowsWanted({ ...list, offset })];
  expect(windows.map(({ from, to }) => [from, to])).toEqual([seen, wanted]);
});

const rows = (from: number, to: number): RowWindow => ({ from, to });
test.each([
  ['what is wanted stays', rows(0, 18), rows(0, 18), rows(0, 9), rows(0, 18)],
  ['one row on, one is added and one is gone', rows(10, 30), rows(11, 31), rows(15, 25), rows(11, 31)],
  ['no more than two at once', rows(10, 30), rows(18, 38), rows(22, 32), rows(18, 32)],
  ['those in sight before the others', rows(10, 20), rows(5, 35), rows(8, 25), rows(10, 22)],
  ['and upwards as well', rows(20, 35), rows(5, 35), rows(10, 25), rows(18, 35)],
  [
    'after a jump, from where the window is',
    rows(0, 18),
    rows(991, 1018),
    rows(1000, 1009),
    rows(1000, 1002),
  ],
  ['nothing is left of a list that has become empty', rows(0, 18), rows(0, 0), rows(0, 0), rows(0, 0)],
] as const)('%s', (_what, drawn, wanted, seen, next) => {
  expect(rowsNext(drawn, wanted, seen)).toEqual(next);
});

test('from any start, it reaches the wanted rows', () => {
  const wanted = rows(991, 1018);
  for (const start of [rows(0, 18), rows(985, 1000), rows(1012, 1030), rows(1990, 2000)]) {
    let drawn = start;
    for (let frame = 0; frame < 14; frame++) drawn = rowsNext(drawn, wanted, rows(1000, 1009));
    expect(drawn).toEqual(wanted);
  }
});
