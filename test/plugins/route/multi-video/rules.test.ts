/** The rules of the wall: tile positions, address format, video quality, arrow keys. */
import * as sizes from '../../../../plugins/route/multi-video/constants';
import {
  moveDirection,
  neighbour,
  type MoveDirection,
} from '../../../../plugins/route/multi-video/focusMoves';
import {
  boxesOf,
  DEFAULT_LAYOUT,
  layoutFor,
  layouts,
  placesOf,
  type Box,
  type Layout,
  type Size,
} from '../../../../plugins/route/multi-video/layouts';
import { linesFor } from '../../../../plugins/route/multi-video/Tile';
import { readWall, wallQuery } from '../../../../plugins/route/multi-video/wallAddress';

test('MUL-002 MUL-003 MUL-004 RLM-096 the layouts, how many videos each needs, and the default one', () => {
  expect(layouts).toEqual(['twoUp', 'pip', 'threeUp', 'quad']);
  expect(placesOf).toEqual({ twoUp: 2, pip: 2, threeUp: 3, quad: 4 });
  expect(DEFAULT_LAYOUT).toBe('twoUp');
});

test('MUL-008 MUL-009 MUL-010 RLM-096 the sizes of this screen', () => {
  expect(sizes).toMatchObject({
    NARROWEST_WINDOW: 1024,
    WIDEST_PIP: 600,
    WIDE_WALL: 1000,
    GAP: 20,
    THUMBNAIL: { width: 200, height: 112 },
    LOWEST_PIP: 100,
    CONTROL_BAR: 56,
    VIDEO_KEY: 'eventId',
    PAGE_SIZE: 15,
  });
});

const stages: readonly (readonly [string, Size])[] = [
  ['the narrowest window', { width: 984, height: 668 }],
  ['a laptop', { width: 1400, height: 800 }],
  ['a wide screen', { width: 1880, height: 980 }],
  ['a portrait screen', { width: 1040, height: 1800 }],
  ['a low window', { width: 1400, height: 240 }],
];
const cases = stages.flatMap(([name, stage]) => layouts.map((layout) => [layout, name, stage] as const));

test.each(cases)(
  'MUL-002 MUL-009 %s on %s: as many boxes as places, all 16:9, within the area, 20 pixels apart',
  (layout, _, stage) => {
    const boxes = boxesOf(layout, stage);
    expect(boxes).toHaveLength(placesOf[layout]);
    for (const { start, top, width, height } of boxes) {
      expect(width / height).toBeCloseTo(16 / 9, 3);
      expect(start).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(start + width).toBeLessThanOrEqual(stage.width + 0.01);
      expect(top + height).toBeLessThanOrEqual(stage.height + 0.01);
    }
    if (layout === 'pip') return;
    for (const [index, one] of boxes.entries())
      for (const other of boxes.slice(index + 1))
        expect(distance(one, other)).toBeGreaterThanOrEqual(20 - 0.01);
  },
);

/** The distance between two boxes along the axis on which they are further apart. */
const distance = (one: Box, other: Box): number =>
  Math.max(
    Math.max(one.start, other.start) - Math.min(one.start + one.width, other.start + other.width),
    Math.max(one.top, other.top) - Math.min(one.top + one.height, other.top + other.height),
  );

const shapes: readonly (readonly [string, Layout, Size, (boxes: readonly Box[]) => boolean])[] = [
  [
    'two are side by side where that makes them larger',
    'twoUp',
    { width: 1880, height: 600 },
    ([one, other]) => one!.top === other!.top,
  ],
  [
    'and one above the other where that does',
    'twoUp',
    { width: 1040, height: 1800 },
    ([one, other]) => one!.start === other!.start,
  ],
  [
    'MUL-009 from 1000 pixels on two are next to the large one',
    'threeUp',
    { width: 1000, height: 700 },
    ([main, side]) => side!.start > main!.start + main!.width,
  ],
  [
    'MUL-009 and beneath it on a narrower stage',
    'threeUp',
    { width: 999, height: 700 },
    ([main, side]) => side!.top > main!.top + main!.height,
  ],
  [
    'MUL-009 a picture in the picture is never lower than 100',
    'pip',
    { width: 1000, height: 210 },
    ([, inset]) => Math.round(inset!.height) === 100,
  ],
  ['MUL-009 nor wider than 600', 'pip', { width: 3800, height: 2100 }, ([, inset]) => inset!.width === 600],
  [
    'and lies in the end corner, 20 pixels in',
    'pip',
    { width: 1600, height: 900 },
    ([main, inset]) => Math.round(main!.start + main!.width - inset!.start - inset!.width) === 20,
  ],
];
test.each(shapes)('%s', (_rule, layout, stage, holds) => expect(holds(boxesOf(layout, stage))).toBe(true));

const caps: readonly (readonly [height: number, ratio: number, lines: number | null])[] = [
  [100, 1, 240],
  [270, 1, 360],
  [360, 1, 360],
  [380, 1, 360],
  [450, 1, 480],
  [540, 2, 1080],
  [270, 2, 540],
  [980, 1, 1080],
  [2400, 1, 2160],
  [2400, 2, null],
];
test.each(caps)(
  'a tile of %d pixels on a display of %d to one fetches at most %s lines',
  (height, ratio, lines) => expect(linesFor(height, ratio)).toBe(lines),
);

const addresses: readonly (readonly [string, string, readonly string[], Layout])[] = [
  ['MUL-001 the path names the first', '', ['a'], 'twoUp'],
  ['MUL-005 the key repeats, in slot order', 'eventId=b&eventId=c', ['a', 'b', 'c'], 'threeUp'],
  ['MUL-004 two open in the default', 'eventId=b', ['a', 'b'], 'twoUp'],
  ['four in the one that shows them', 'eventId=b&eventId=c&eventId=d', ['a', 'b', 'c', 'd'], 'quad'],
  [
    'MUL-006 a layout that the viewer chose stays, with more videos than it shows',
    'eventId=b&eventId=c&layout=pip',
    ['a', 'b', 'c'],
    'pip',
  ],
  ['a duplicate is listed once', 'eventId=a&eventId=b&eventId=b', ['a', 'b'], 'twoUp'],
  ['a fifth has no place', 'eventId=b&eventId=c&eventId=d&eventId=e', ['a', 'b', 'c', 'd'], 'quad'],
  ['nothing is no video', 'eventId=&eventId=b', ['a', 'b'], 'twoUp'],
  ['a layout that nobody knows is none', 'eventId=b&layout=ninths', ['a', 'b'], 'twoUp'],
];
test.each(addresses)('%s', (_rule, query, videos, layout) => {
  expect(readWall('a', new URLSearchParams(query))).toEqual({ videos, layout });
});

test.each([1, 2, 3, 4])('a written address is read back: %d videos, in every layout', (count) => {
  const videos = ['a', 'b', 'c', 'd'].slice(0, count);
  for (const layout of layouts) {
    const query = new URLSearchParams(
      Object.entries(wallQuery({ videos, layout })).flatMap(([name, values]) =>
        [values].flat().map((value) => [name, value]),
      ),
    );
    expect(readWall('a', query)).toEqual({ videos, layout });
    expect(query.has('layout')).toBe(layout !== layoutFor(count));
  }
});

const quad = boxesOf('quad', { width: 1400, height: 800 });
const three = boxesOf('threeUp', { width: 1400, height: 800 });
const moves: readonly (readonly [string, readonly Box[], number, MoveDirection, number])[] = [
  ['to the end', quad, 0, 'end', 1],
  ['down', quad, 0, 'down', 2],
  ['back up', quad, 3, 'up', 1],
  ['nothing lies that way', quad, 0, 'start', 0],
  ['from the large one to the first beside it', three, 0, 'end', 1],
  ['and back', three, 2, 'start', 0],
  ['between the small ones', three, 1, 'down', 2],
];
test.each(moves)('MUL-007 arrows follow the visual positions: %s', (_rule, boxes, from, direction, to) =>
  expect(neighbour(boxes, from, direction)).toBe(to),
);

test('LOC-011 the arrows follow the page’s direction', () => {
  expect([
    moveDirection('ArrowRight', 'ltr'),
    moveDirection('ArrowRight', 'rtl'),
    moveDirection('ArrowLeft', 'rtl'),
    moveDirection('ArrowUp', 'rtl'),
    moveDirection('x', 'ltr'),
  ]).toEqual(['end', 'start', 'end', 'up', null]);
});
