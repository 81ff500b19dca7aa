import { nextResult } from '../../../../core/search/pages/resultKeys';

/** Eight results, three to a line: 0 1 2 / 3 4 5 / 6 7. */
const at = (index: number, rtl = false) => ({ index, count: 8, columns: 3, rtl });

test.each<readonly [string, number, boolean, number | 'above' | null]>([
  ['ArrowRight', 0, false, 1],
  ['ArrowLeft', 1, false, 0],
  ['ArrowLeft', 0, false, null],
  ['ArrowRight', 7, false, null],
  ['ArrowLeft', 0, true, 1],
  ['ArrowRight', 1, true, 0],
  ['ArrowDown', 1, false, 4],
  ['ArrowDown', 5, false, 7],
  ['ArrowDown', 6, false, null],
  ['ArrowUp', 4, false, 1],
  ['ArrowUp', 2, false, 'above'],
  ['Enter', 2, false, null],
])('HOM-098 %s from %d (right to left: %s) leads to %s', (key, index, rtl, target) => {
  expect(nextResult(key, at(index, rtl))).toBe(target);
});
