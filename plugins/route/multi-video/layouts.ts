/** Geometry of the layouts. Pure (MUL-002 to MUL-004, MUL-006). */
import { GAP, LOWEST_PIP, WIDE_WALL, WIDEST_PIP } from './constants';

export const layouts = ['twoUp', 'pip', 'threeUp', 'quad'] as const;
export type Layout = (typeof layouts)[number];

/** MUL-004. */
export const DEFAULT_LAYOUT: Layout = 'twoUp';

/** Places per layout, which is also the minimum number of available videos (MUL-003, MUL-006). */
export const placesOf: Readonly<Record<Layout, number>> = { twoUp: 2, pip: 2, threeUp: 3, quad: 4 };
export const MAX_VIDEOS = Math.max(...Object.values(placesOf));

export const isLayout = (name: string | null): name is Layout => layouts.some((layout) => layout === name);

/** Initial layout for a number of videos: the default, unless it would hide some of them. */
export function layoutFor(videos: number): Layout {
  if (videos <= placesOf[DEFAULT_LAYOUT]) return DEFAULT_LAYOUT;
  return videos === 3 ? 'threeUp' : 'quad';
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels from the inline start and the top; the renderer mirrors it for right-to-left pages. */
export interface Box extends Size {
  readonly start: number;
  readonly top: number;
}

const RATIO = 16 / 9;

/** Every box is 16:9, in place order; the group is centred. */
export function boxesOf(layout: Layout, wall: Size): readonly Box[] {
  switch (layout) {
    case 'twoUp':
      return twoUp(wall);
    case 'pip':
      return pip(wall);
    case 'threeUp':
      return wall.width >= WIDE_WALL ? oneAndTwoBeside(wall) : oneAndTwoBeneath(wall);
    case 'quad':
      return grid(wall, 2, 2);
  }
}

/** Side by side, unless stacking makes them at least a quarter larger. */
function twoUp(wall: Size): readonly Box[] {
  const [beside, above] = [grid(wall, 2, 1), grid(wall, 1, 2)];
  return (above[0]?.width ?? 0) > (beside[0]?.width ?? 0) * 1.25 ? above : beside;
}

function grid(wall: Size, columns: number, rows: number): readonly Box[] {
  const width = fitting(
    (wall.width - GAP * (columns - 1)) / columns,
    (wall.height - GAP * (rows - 1)) / rows,
  );
  const height = width / RATIO;
  const origin = middle(wall, {
    width: width * columns + GAP * (columns - 1),
    height: height * rows + GAP * (rows - 1),
  });
  return Array.from({ length: columns * rows }, (_, index) => ({
    start: origin.start + (index % columns) * (width + GAP),
    top: origin.top + Math.floor(index / columns) * (height + GAP),
    width,
    height,
  }));
}

/** The second is in the lower end corner of the first. */
function pip(wall: Size): readonly Box[] {
  const [main] = grid(wall, 1, 1);
  if (main === undefined) return [];
  const width = Math.min(main.width, WIDEST_PIP, Math.max(LOWEST_PIP * RATIO, main.width * 0.28));
  const height = width / RATIO;
  return [
    main,
    {
      start: main.start + main.width - width - GAP,
      top: main.top + main.height - height - GAP,
      width,
      height,
    },
  ];
}

/** The two and their gap are as high as the first. */
function oneAndTwoBeside(wall: Size): readonly Box[] {
  const sideOf = (main: number) => (main - GAP * RATIO) / 2;
  const width = Math.min(wall.height * RATIO, (wall.width - GAP + (GAP * RATIO) / 2) / 1.5);
  const side = sideOf(width);
  const origin = middle(wall, { width: width + GAP + side, height: width / RATIO });
  const start = origin.start + width + GAP;
  return [
    { ...origin, width, height: width / RATIO },
    { start, top: origin.top, width: side, height: side / RATIO },
    { start, top: origin.top + side / RATIO + GAP, width: side, height: side / RATIO },
  ];
}

/** The two and their gap are as wide as the first. */
function oneAndTwoBeneath(wall: Size): readonly Box[] {
  const width = Math.min(wall.width, (wall.height * RATIO - GAP * RATIO + GAP / 2) / 1.5);
  const side = (width - GAP) / 2;
  const origin = middle(wall, { width, height: (width + side) / RATIO + GAP });
  const top = origin.top + width / RATIO + GAP;
  return [
    { ...origin, width, height: width / RATIO },
    { start: origin.start, top, width: side, height: side / RATIO },
    { start: origin.start + side + GAP, top, width: side, height: side / RATIO },
  ];
}

const fitting = (width: number, height: number): number => Math.max(0, Math.min(width, height * RATIO));

const middle = (wall: Size, { width, height }: Size): Pick<Box, 'start' | 'top'> => ({
  start: Math.max(0, (wall.width - width) / 2),
  top: Math.max(0, (wall.height - height) / 2),
});
