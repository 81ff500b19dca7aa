/** Rows of the panel. */
import type { PlaybackFigures } from 'proscenium/sdk';

export interface FigureRow {
  /** Message key. */
  readonly name:
    | 'statsResolution'
    | 'statsBitrate'
    | 'statsThroughput'
    | 'statsBuffer'
    | 'statsDroppedFrames'
    | 'statsLatency';
  /** Null: unknown. */
  readonly value: string | null;
}

export interface FigurePlace {
  readonly live: boolean;
  readonly number: (value: number, options?: Intl.NumberFormatOptions) => string;
}

const MEGABIT = 1_000_000;
const megabits: Intl.NumberFormatOptions = {
  style: 'unit',
  unit: 'megabit-per-second',
  maximumFractionDigits: 1,
};
const seconds: Intl.NumberFormatOptions = {
  style: 'unit',
  unit: 'second',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
};

/** A recording has no latency row. */
export function figureRows(
  figures: PlaybackFigures | null,
  { live, number }: FigurePlace,
): readonly FigureRow[] {
  const formatted = (value: number | null | undefined, format: (value: number) => string) =>
    value === null || value === undefined ? null : format(value);
  const rate = (value: number) => number(value / MEGABIT, megabits);
  const length = (value: number) => number(value, seconds);
  const rows: readonly FigureRow[] = [
    {
      name: 'statsResolution',
      value: formatted(figures?.width, (width) => `${width} × ${figures?.height ?? 0}`),
    },
    { name: 'statsBitrate', value: formatted(figures?.bitrate, rate) },
    { name: 'statsThroughput', value: formatted(figures?.throughput, rate) },
    { name: 'statsBuffer', value: formatted(figures?.buffered, length) },
    {
      name: 'statsDroppedFrames',
      value: formatted(figures?.droppedFrames, (dropped) =>
        [dropped, figures?.decodedFrames ?? 0].map((count) => number(count)).join(' / '),
      ),
    },
  ];
  return live ? [...rows, { name: 'statsLatency', value: formatted(figures?.latency, length) }] : rows;
}
