/** The day that the guide's picker names, just after midnight too. */
import { ONE_HOUR as HOUR } from '../../../core/sdk';
import { dayInSight, MINUTE_MS, startOn, type Span } from '../../../plugins/route/guide/timeline';

const midnight = Date.UTC(2026, 10, 22);
const DAY = 24 * HOUR;
const span = {
  from: midnight - 2 * DAY,
  to: midnight + 5 * DAY,
  days: [-2, -1, 0, 1, 2, 3, 4].map((day) => midnight + day * DAY),
} as Span;

test.each([
  ['before midnight', -30 * MINUTE_MS],
  ['at midnight', 0],
  ['in the evening', 20 * HOUR],
  ['at a start that is no half hour', -47 * MINUTE_MS],
])('LIV-036 a chosen day is the visible day, with a view that begins %s', (_when, start) => {
  const times = { from: midnight + start, to: midnight + start + 4 * HOUR };
  for (const day of [1, 2, 3, 4]) {
    const from = startOn(span, day, times);
    expect(dayInSight(span, { from, to: from + 4 * HOUR })).toBe(day);
  }
});
