import { elapsedShare, onAir, type Programme } from '../../../core/sdk';

const first: Programme = { title: 'First', startDate: 1000, endDate: 2000 };
const second: Programme = { title: 'Second', startDate: 2000, endDate: 3000 };
const info = { currentProgramme: first, nextProgramme: second };

test.each([
  ['ENT-028 the current programme runs from its start', 1000, 'First', 'Second'],
  ['ENT-028 until its end', 1999, 'First', 'Second'],
  ['LIV-044 then the next one is current', 2000, 'Second', null],
  ['LIV-044 before both, the first is next', 500, null, 'First'],
  ['LIV-044 after both there is nothing', 3000, null, null],
])('%s', (_rule, now, current, next) => {
  const shown = onAir(info, now);
  expect([shown.current?.title ?? null, shown.next?.title ?? null]).toEqual([current, next]);
});

test('ENT-025 empty without programmes', () => {
  expect(onAir(null, 1000)).toEqual({ current: null, next: null });
  expect(onAir({ currentProgramme: null }, 1000)).toEqual({ current: null, next: null });
});

test.each([
  [1000, 0],
  [1250, 0.25],
  [2000, 1],
  [9000, 1],
  [0, 0],
])('LIV-045 at %i the share is %f', (now, share) => {
  expect(elapsedShare(first, now)).toBe(share);
});
test('LIV-045 a programme without a length has no share', () => {
  expect(elapsedShare({ startDate: 5, endDate: 5 }, 6)).toBe(0);
});
