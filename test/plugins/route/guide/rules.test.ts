/** The rules of the guide's grid: days, windows, cells, keys, and what to fetch. */
import { dayDifference } from '../../../../core/i18n/calendarDays';
import { ONE_HOUR as HOUR } from '../../../../core/sdk';
import { filterChannels } from '../../../../plugins/route/guide/guideChannels';
import { movedFocus, scrolledTo, type GridFacts } from '../../../../plugins/route/guide/gridMoves';
import { isWished, missingTiles, widening } from '../../../../plugins/route/guide/guidePlan';
import { cellAt, cellsIn, mergeProgrammes, TILE_MS } from '../../../../plugins/route/guide/programmeCells';
import {
  cutUntil,
  dayAt,
  drawnRows,
  drawnTimes,
  sameTimeOn,
  spanAround,
} from '../../../../plugins/route/guide/timeline';

const DAY = 24 * HOUR;
const daysUntilIn = (zone: string, now: number) => (time: number | string | Date) =>
  dayDifference(new Date(now), new Date(time), zone);

describe('the span', () => {
  test.each([
    ['UTC', Date.UTC(2026, 10, 21, 13), Date.UTC(2026, 10, 14), 15 * DAY],
    ['Asia/Kolkata', Date.UTC(2026, 10, 21, 13), Date.UTC(2026, 10, 13, 18, 30), 15 * DAY],
    // Summer time ends on 25 October 2026 in Lisbon: that day has 25 hours.
    ['Europe/Lisbon', Date.UTC(2026, 9, 21, 13), Date.UTC(2026, 9, 13, 23), 15 * DAY + HOUR],
  ])(
    'LIV-035 LIV-050 LIV-051 is a week each way from midnight to midnight in the viewer’s time zone: %s',
    (zone, now, from, length) => {
      const span = spanAround(now, daysUntilIn(zone, now));
      expect(span.days).toHaveLength(15);
      expect([span.from, span.to - span.from]).toEqual([from, length]);
      expect(dayAt(span, now)).toBe(7);
      expect(sameTimeOn(span, 8, now) - (span.days[8] ?? 0)).toBe(now - (span.days[7] ?? 0));
    },
  );
});

const span = { from: 0, to: 15 * DAY };
const programme = (from: number, to: number, title = `${from}-${to}`) => ({
  title,
  startDate: from * HOUR,
  endDate: to * HOUR,
});
const summary = (cells: ReturnType<typeof cellsIn>) =>
  cells.map(({ kind, from, to }) => `${kind} ${from / HOUR}-${to / HOUR}`);
const everything = () => true;

describe('the cells of a line', () => {
  test.each([
    [
      'programmes that reach into the window, whole',
      [programme(0, 3), programme(3, 5), programme(5, 6)],
      everything,
      ['programme 0-3', 'programme 3-5'],
    ],
    [
      'a gap between two',
      [programme(0, 3), programme(3.5, 5)],
      everything,
      ['programme 0-3', 'gap 3-3.5', 'programme 3.5-5'],
    ],
    [
      'a gap that began before the window',
      [programme(0, 1), programme(3, 5)],
      everything,
      ['gap 1-3', 'programme 3-5'],
    ],
    [
      'a gap that ends after it',
      [programme(2, 3), programme(7, 8)],
      everything,
      ['programme 2-3', 'gap 3-4'],
    ],
    ['an empty channel: a gap a tile', [], everything, ['gap 0-4']],
    ['what has not come yet', [], () => false, ['loading 0-4']],
  ])('LIV-037 %s', (_what, programmes, known, expected) => {
    expect(summary(cellsIn({ programmes, known }, span, { from: 2 * HOUR, to: 4 * HOUR }))).toEqual(expected);
  });

  test('gaps are cut at tiles, so they are the same cells wherever the window is; a pending part is distinguished', () => {
    const known = (time: number) => time < TILE_MS;
    expect(
      summary(cellsIn({ programmes: [programme(6, 7)], known }, span, { from: 1 * HOUR, to: 8 * HOUR })),
    ).toEqual(['gap 0-4', 'loading 4-6', 'programme 6-7', 'loading 7-8']);
    expect(summary([cellAt({ programmes: [programme(6, 7)], known }, span, 5 * HOUR)])).toEqual([
      'loading 4-6',
    ]);
    expect(summary([cellAt({ programmes: [programme(6, 7)], known }, span, 6 * HOUR)])).toEqual([
      'programme 6-7',
    ]);
  });

  test('nothing is outside the span', () => {
    expect(
      summary(cellsIn({ programmes: [programme(-1, 1)], known: everything }, span, { from: 0, to: HOUR })),
    ).toEqual(['programme 0-1']);
    expect(summary([cellAt({ programmes: [], known: everything }, span, 99 * DAY)])).toEqual(['gap 356-360']);
  });

  test('LIV-027 fresh programmes of a window replace the previous ones; overlapping or zero-length ones are omitted', () => {
    const known = [programme(0, 2, 'a'), programme(2, 4, 'b'), programme(4, 6, 'c')];
    expect(
      mergeProgrammes(known, { from: 2 * HOUR, to: 5 * HOUR }, [programme(2, 5, 'B')]).map(
        ({ title }) => title,
      ),
    ).toEqual(['a', 'B']);
    expect(
      mergeProgrammes(known, { from: 6 * HOUR, to: 8 * HOUR }, [
        programme(5, 7, 'd'),
        programme(7, 7, 'none'),
      ]).map(({ title }) => title),
    ).toEqual(['a', 'b', 'd']);
  });
});

test('the drawn window moves in whole steps and stays within the guide', () => {
  const times = (from: number, to: number) =>
    drawnTimes({ ...span, days: [] }, { from: from * HOUR, to: to * HOUR });
  expect(times(10.1, 14.9)).toEqual({ from: 9.5 * HOUR, to: 15.5 * HOUR });
  expect(times(10.4, 14.95)).toEqual(times(10.1, 14.9));
  expect(times(0, 1)).toEqual({ from: 0, to: 1.5 * HOUR });
  expect(drawnRows(500, { from: 9, to: 18 })).toEqual({ from: 6, to: 20 });
  expect(drawnRows(9, { from: 0, to: 9 })).toEqual({ from: 0, to: 9 });
});

test('LIV-035 every cell that may be cut off before other times are drawn keeps its text visible', () => {
  const drawn = drawnTimes({ ...span, days: [] }, { from: 10.49 * HOUR, to: 14.9 * HOUR });
  expect(cutUntil(drawn)).toBeGreaterThan(10.5 * HOUR);
  expect(cutUntil(drawn)).toBeLessThanOrEqual(11.5 * HOUR);
});

describe('keys', () => {
  const facts: GridFacts = {
    rows: 9,
    page: 4,
    span,
    day: { from: DAY, to: 2 * DAY },
    direction: 'ltr',
    cell: { from: 30 * HOUR, to: 31 * HOUR },
  };
  const place = { row: 3, time: 30.5 * HOUR };
  test.each([
    ['ArrowRight', false, 'ltr', 3, 31],
    ['ArrowLeft', false, 'rtl', 3, 31],
    ['ArrowDown', false, 'ltr', 4, 30.5],
    ['ArrowUp', false, 'ltr', 2, 30.5],
    ['PageDown', false, 'ltr', 7, 30.5],
    ['PageUp', false, 'ltr', 0, 30.5],
    ['Home', false, 'ltr', 3, 24],
    ['Home', true, 'ltr', 0, 30.5],
    ['End', true, 'ltr', 8, 30.5],
  ] as const)('%s (ctrl: %s, %s) leads to channel %i at %d h', (key, ctrlKey, direction, row, hours) => {
    expect(movedFocus(place, { key, ctrlKey }, { ...facts, direction })).toEqual({ row, time: hours * HOUR });
  });

  test('backwards leads to the previous programme; End is the last of the day; other keys do nothing', () => {
    expect(movedFocus(place, { key: 'ArrowLeft', ctrlKey: false }, facts)).toEqual({
      row: 3,
      time: 30 * HOUR - 1,
    });
    expect(movedFocus(place, { key: 'ArrowRight', ctrlKey: false }, { ...facts, direction: 'rtl' })).toEqual({
      row: 3,
      time: 30 * HOUR - 1,
    });
    expect(movedFocus(place, { key: 'End', ctrlKey: false }, facts)).toEqual({ row: 3, time: 2 * DAY - 1 });
    expect(movedFocus(place, { key: 'a', ctrlKey: false }, facts)).toBeNull();
  });

  test('the ends of the guide are not passed: there the key may move the focus out of it', () => {
    expect(movedFocus({ row: 8, time: 0 }, { key: 'ArrowDown', ctrlKey: false }, facts)).toBeNull();
    expect(
      movedFocus(
        { row: 0, time: 0 },
        { key: 'ArrowLeft', ctrlKey: false },
        { ...facts, cell: { from: 0, to: HOUR } },
      ),
    ).toBeNull();
  });

  test.each([
    ['in sight', 100, 50, { from: 110, to: 140 }, 100],
    ['before', 100, 50, { from: 80, to: 90 }, 80],
    ['after', 100, 50, { from: 160, to: 170 }, 120],
    ['longer than what is seen', 100, 50, { from: 130, to: 300 }, 130],
  ])('a focused cell is scrolled into view: %s', (_what, offset, room, stretch, expected) => {
    expect(scrolledTo(offset, room, stretch)).toBe(expected);
  });
});

describe('what is fetched', () => {
  test('LIV-036 the visible part, then a page of time each way, then a page of channels each way', () => {
    expect(widening({ rows: { from: 20, to: 30 }, times: { from: 100, to: 105 } })).toEqual([
      { rows: { from: 20, to: 30 }, times: { from: 100, to: 105 } },
      { rows: { from: 20, to: 30 }, times: { from: 95, to: 110 } },
      { rows: { from: 10, to: 40 }, times: { from: 95, to: 110 } },
    ]);
  });

  test.each([
    ['rows that reach into it', { from: 19, to: 21 }, undefined, true],
    ['rows before it', { from: 10, to: 20 }, undefined, false],
    ['a search that found one of its channels elsewhere', { from: 0, to: 3 }, new Set(['c21']), true],
    ['a search that found none', { from: 20, to: 22 }, new Set(['c1']), false],
  ])('a page is needed for %s', (_what, rows, only, expected) => {
    expect(
      isWished(
        { after: 'c19', first: 20, ids: ['c20', 'c21'], tiles: new Map() },
        { rows, times: { from: 0, to: 1 }, only },
      ),
    ).toBe(expected);
  });

  test('runs of tiles that were not requested', () => {
    const asked = new Map([
      [2, 'answered'],
      [3, 'asked'],
      [6, 'failed'],
    ] as const);
    expect(missingTiles(asked, { from: 0, to: 8 })).toEqual({ from: 0, to: 2 });
    expect(missingTiles(asked, { from: 2, to: 8 })).toEqual({ from: 4, to: 6 });
    expect(missingTiles(asked, { from: 2, to: 4 })).toBeNull();
  });
});

test.each([
  ['', 3],
  ['news', 1],
  ['CINÉ', 1],
  ['1', 2],
  ['zzz', 0],
])('a channel is found by its name or the start of its number: "%s"', (words, count) => {
  const channels = [
    { id: 'a', name: 'Noor News', number: 1, programmes: [] },
    { id: 'b', name: 'Ciné Classic', number: 12, programmes: [] },
    { id: 'c', name: 'Sport', programmes: [] },
  ];
  expect(filterChannels(channels, words)).toHaveLength(count);
});
