/** The layouts and where each puts its videos. Pure arithmetic (MUL-002 to MUL-004, MUL-006). */
import { GAP, LOWEST_PIP, WIDE_STAGE, WIDEST_PIP } from './constants';

export const layouts = ['twoUp', 'pip', 'threeUp', 'quad'] as const;
export type Layout = (typeof layouts)[number];

/** MUL-004. */
export const DEFAULT_LAYOUT: Layout = 'twoUp';

/** How many videos a layout shows, which is also how many there must be to choose from (MUL-003, MUL-006). */
export const placesOf: Readonly<Record<Layout, number>> = { twoUp: 2, pip: 2, threeUp: 3, quad: 4 };
export const MOST_VIDEOS = Math.max(...Object.values(placesOf));

export const isLayout = (name: string | null): name is Layout => layouts.some((layout) => layout === name);

/** The layout that a number of videos opens in: the default, unless it would leave some of them out. */
export function layoutFor(videos: number): Layout {
  if (videos <= placesOf[DEFAULT_LAYOUT]) return DEFAULT_LAYOUT;
  return videos === 3 ? 'threeUp' : 'quad';
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels from the start side and from the top: right-to-left pages are mirrored by whoever draws. */
export interface Box extends Size {
  readonly start: number;
  readonly top: number;
}

const RATIO = 16 / 9;

/** Every box is 16:9, in the order of the places; together they stand in the middle of the stage. */
export function boxesOf(layout: Layout, stage: Size): readonly Box[] {
  switch (layout) {
    case 'twoUp':
      return twoUp(stage);
    case 'pip':
      return pip(stage);
    case 'threeUp':
      return stage.width >= WIDE_STAGE ? oneAndTwoBeside(stage) : oneAndTwoBeneath(stage);
    case 'quad':
      return grid(stage, 2, 2);
  }
}

/** Beside each other, unless one above the other makes them larger by a quarter. */
function twoUp(stage: Size): readonly Box[] {
  const [beside, above] = [grid(stage, 2, 1), grid(stage, 1, 2)];
  return (above[0]?.width ?? 0) > (beside[0]?.width ?? 0) * 1.25 ? above : beside;
}

function grid(stage: Size, columns: number, rows: number): readonly Box[] {
  const width = fitting((stage.width - GAP * (columns - 1)) / columns, (stage.height - GAP * (rows - 1)) / rows);
  const height = width / RATIO;
  const origin = middle(stage, { width: width * columns + GAP * (columns - 1), height: height * rows + GAP * (rows - 1) });
  return Array.from({ length: columns * rows }, (_, index) => ({
    start: origin.start + (index % columns) * (width + GAP),
    top: origin.top + Math.floor(index / columns) * (height + GAP),
    width,
    height,
  }));
}

/** The second lies in the lower end corner of the first. */
function pip(stage: Size): readonly Box[] {
  const [main] = grid(stage, 1, 1);
  if (main === undefined) return [];
  const width = Math.min(main.width, WIDEST_PIP, Math.max(LOWEST_PIP * RATIO, main.width * 0.28));
  const height = width / RATIO;
  return [main, { start: main.start + main.width - width - GAP, top: main.top + main.height - height - GAP, width, height }];
}

/** The two and the gap between them are as high as the first. */
function oneAndTwoBeside(stage: Size): readonly Box[] {
  const sideOf = (main: number) => (main - GAP * RATIO) / 2;
  const width = Math.min(stage.height * RATIO, (stage.width - GAP + (GAP * RATIO) / 2) / 1.5);
  const side = sideOf(width);
  const origin = middle(stage, { width: width + GAP + side, height: width / RATIO });
  const start = origin.start + width + GAP;
  return [
    { ...origin, width, height: width / RATIO },
    { start, top: origin.top, width: side, height: side / RATIO },
    { start, top: origin.top + side / RATIO + GAP, width: side, height: side / RATIO },
  ];
}

/** The two and the gap between them are as wide as the first. */
function oneAndTwoBeneath(stage: Size): readonly Box[] {
  const width = Math.min(stage.width, (stage.height * RATIO - GAP * RATIO + GAP / 2) / 1.5);
  const side = (width - GAP) / 2;
  const origin = middle(stage, { width, height: (width + side) / RATIO + GAP });
  const top = origin.top + width / RATIO + GAP;
  return [
    { ...origin, width, height: width / RATIO },
    { start: origin.start, top, width: side, height: side / RATIO },
    { start: origin.start + side + GAP, top, width: side, height: side / RATIO },
  ];
}

const fitting = (width: number, height: number): number => Math.max(0, Math.min(width, height * RATIO));

const middle = (stage: Size, { width, height }: Size): Pick<Box, 'start' | 'top'> => ({ start: Math.max(0, (stage.width - width) / 2), top: Math.max(0, (stage.height - height) / 2) });
