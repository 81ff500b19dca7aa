/**
 * Geometry of the guide: positions of times, visible times and rows. Lengths in pixels, times in epoch
 * milliseconds.
 */
import type { Calendar } from 'proscenium/i18n';
import { ONE_HOUR } from 'proscenium/sdk';

export const MINUTE_MS = 60_000;
const DAY_MS = 24 * ONE_HOUR;
/** In each direction, from today (LIV-035). */
export const DAYS_EACH_WAY = 7;
/** Half-hour marks (LIV-035). */
export const MARK_MS = 30 * MINUTE_MS;
/** Grid columns for assistive technology (aria-colindex): fine enough for every programme to start one. */
export const COLUMN_MS = 5 * MINUTE_MS;

/** Span of the guide: the local midnights of its days, and the one that ends it. */
export interface Span {
  readonly from: number;
  readonly to: number;
  /** Start of each day, from a week ago to a week ahead; the eighth is today. */
  readonly days: readonly number[];
}

/** Fifteen days around now, from midnight to midnight in the viewer's time zone; handles days of 23 and 25 hours. */
export function spanAround(now: number, daysUntil: Calendar['daysUntil']): Span {
  const midnights = Array.from({ length: 2 * DAYS_EACH_WAY + 2 }, (_, index) =>
    startOfDay(index - DAYS_EACH_WAY, now, daysUntil),
  );
  const days = midnights.slice(0, -1);
  return { from: days[0] ?? now, to: midnights.at(-1) ?? now, days };
}

/**
 * The first minute of the day `offset` calendar days from now, by binary search, since only the calendar
 * knows time zones.
 */
function startOfDay(offset: number, now: number, daysUntil: Calendar['daysUntil']): number {
  let before = Math.floor((now + offset * DAY_MS - 1.5 * DAY_MS) / MINUTE_MS);
  let after = before + 2 * (DAY_MS / MINUTE_MS);
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (daysUntil(middle * MINUTE_MS) < offset) before = middle;
    else after = middle;
  }
  return after * MINUTE_MS;
}

/** The half-hour mark at or before a time. */
export const markBefore = ({ from }: Pick<Span, 'from'>, time: number): number =>
  from + Math.floor((time - from) / MARK_MS) * MARK_MS;

/** Index of a time's day. */
export function dayAt({ days }: Span, time: number): number {
  const index = days.findLastIndex((day) => day <= time);
  return Math.max(0, index);
}

/** The same time of day on another day. */
export function sameTimeOn(span: Span, day: number, time: number): number {
  const start = span.days[day] ?? span.from;
  return clamp(start + (time - (span.days[dayAt(span, time)] ?? span.from)), span.from, span.to - 1);
}

/** The day shown in the picker: the one at a third of the visible range. */
export const dayInSight = (span: Span, { from, to }: TimeRange): number =>
  dayAt(span, from + (to - from) / 3);

/**
 * Start of the visible range that shows the same time of another day, so that this is the current day, just
 * after midnight too.
 */
export function startOn(span: Span, day: number, { from, to }: TimeRange): number {
  const lead = (to - from) / 3;
  const start = markBefore(span, sameTimeOn(span, day, from + lead) - lead + MINUTE_MS);
  return start + lead < (span.days[day] ?? span.from) ? start + MARK_MS : start;
}

/** Pixels per hour, so that a screen of any width shows a few hours. */
export function hourWidth(inline: number): number {
  return inline < 900 ? 220 : inline < 1500 ? 260 : 300;
}

/** A half-open range. */
export interface TimeRange {
  readonly from: number;
  readonly to: number;
}

export const sameStretch = (one: TimeRange, other: TimeRange): boolean =>
  one.from === other.from && one.to === other.to;

/** Overscan in whole steps, so that small movements render nothing. */
const TIME_STEP_MS = MARK_MS;
const ROW_STEP = 2;

/** Rendered times for the visible ones: half an hour or more in each direction. */
export function drawnTimes({ from, to }: Span, seen: TimeRange): TimeRange {
  const first = from + Math.floor((seen.from - from) / TIME_STEP_MS - 1) * TIME_STEP_MS;
  const last = from + Math.ceil((seen.to - from) / TIME_STEP_MS + 1) * TIME_STEP_MS;
  return { from: Math.max(from, first), to: Math.min(to, last) };
}

/** Cells starting before this may be cut off at the start of the view, until other times are rendered. */
export const cutUntil = ({ from }: TimeRange): number => from + 3 * TIME_STEP_MS;

/** Rendered rows for the visible ones: a few more in each direction. */
export function drawnRows(count: number, seen: TimeRange): TimeRange {
  const first = (Math.floor(seen.from / ROW_STEP) - 1) * ROW_STEP;
  const last = (Math.ceil(seen.to / ROW_STEP) + 1) * ROW_STEP;
  return { from: clamp(first, 0, count), to: clamp(last, 0, count) };
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
