/** Visible times of the grid, updated on scroll in whole steps. */
import {
  startTransition,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from 'react';
import type { Direction } from 'proscenium/i18n';
import { clock, useHistoryState, useService, ONE_HOUR } from 'proscenium/sdk';
import {
  clamp,
  dayInSight,
  drawnTimes,
  hourWidth,
  markBefore,
  MINUTE_MS,
  sameStretch,
  type Span,
  type TimeRange,
} from './timeline';
import { useSize } from './useSize';

/** Pixels: height of a channel's line, and of the half-hour marks. */
export const ROW_HEIGHT_PX = 76;
export const HEAD_HEIGHT_PX = 44;

export interface GridMeasure {
  /** Pixels per hour, and width of the channel column. */
  readonly hour: number;
  readonly channels: number;
}

export interface GridView {
  readonly times: TimeRange;
  /** The day at the start of the view. */
  readonly day: number;
  readonly nowInSight: boolean;
}

export interface GridSight {
  readonly rows: TimeRange;
  readonly times: TimeRange;
}

/** Throttle for loading while scrolling, in milliseconds. */
const FETCH_THROTTLE_MS = 140;
/** Milliseconds without movement after which scrolling has ended. */
const SCROLL_END_MS = 160;

export interface GridScroll {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly measure: GridMeasure;
  /** Fully visible rows. */
  readonly page: number;
  readonly view: GridView;
  /** Call on every scroll event. */
  readonly onScroll: () => void;
  readonly sight: () => GridSight;
  /** Scrolls to a time: at once, or with `auto` according to the motion preference. */
  readonly scrollToTime: (time: number, how?: ScrollBehavior) => void;
  readonly scrollToRow: (offset: number) => void;
}

export interface GridShape {
  readonly direction: Direction;
  /** Called with the visible range, throttled while scrolling, to load it. */
  readonly onSight: (sight: GridSight) => void;
}

/** Opens a little before now (LIV-035), or at the restored scroll position. */
export function useGridView(span: Span, { direction, onSight }: GridShape): GridScroll {
  const time = useService(clock);
  const scroller = useRef<HTMLDivElement>(null);
  const size = useSize(scroller);
  const inline = size?.inline ?? 0;
  const measure = useMemo<GridMeasure>(
    () => ({ hour: hourWidth(inline), channels: inline < 900 ? 158 : inline < 1500 ? 190 : 240 }),
    [inline],
  );
  const perPixel = ONE_HOUR / measure.hour;

  const sight = useCallback((): GridSight => {
    const element = scroller.current;
    const [left, top] = element === null ? [0, 0] : [Math.abs(element.scrollLeft), element.scrollTop];
    const [inline, block] = [
      Math.max(1, (size?.inline ?? 0) - measure.channels),
      Math.max(1, (size?.block ?? 0) - HEAD_HEIGHT_PX),
    ];
    const from = span.from + left * perPixel;
    return {
      rows: { from: Math.floor(top / ROW_HEIGHT_PX), to: Math.ceil((top + block) / ROW_HEIGHT_PX) },
      times: { from, to: from + inline * perPixel },
    };
  }, [size, measure, span, perPixel]);

  const [view, setView] = useState<GridView>(() =>
    viewOf({ from: time.now() - ONE_HOUR, to: time.now() + 4 * ONE_HOUR }, span, time.now()),
  );
  const waits = useRef(false);
  const latestOnSight = useRef(onSight);
  useLayoutEffect(() => {
    latestOnSight.current = onSight;
  });

  const resting = useRef<() => void>(() => undefined);
  // After scrolling stops, cut-off cells shift their text into the visible part. Only then: it is slow.
  const rest = useCallback(() => {
    resting.current();
    resting.current = time.after(SCROLL_END_MS, () => {
      const element = scroller.current;
      element?.style.setProperty('--seen', `${Math.abs(element.scrollLeft)}px`);
    });
  }, [time]);

  const onScroll = useCallback(() => {
    rest();
    const next = viewOf(sight().times, span, time.now());
    // A transition: scrolling never blocks on rendering.
    startTransition(() => setView((before) => (sameView(before, next) ? before : next)));
    if (waits.current) return;
    waits.current = true;
    time.after(FETCH_THROTTLE_MS, () => {
      waits.current = false;
      latestOnSight.current(sight());
    });
  }, [rest, sight, span, time]);

  const scrollToTime = useCallback(
    (to: number, behavior: ScrollBehavior = 'instant') => {
      const left = (clamp(to, span.from, span.to) - span.from) / perPixel;
      scroller.current?.scrollTo({ left: direction === 'rtl' ? -left : left, behavior });
    },
    [span, perPixel, direction],
  );
  const scrollToRow = useCallback(
    (top: number) => scroller.current?.scrollTo({ top, behavior: 'instant' }),
    [],
  );

  // A resize changes the pixels per hour: keep the time at the start of the view.
  const place = useHistoryState<{ readonly time: number; readonly top: number } | null>('guide place', null);
  const shown = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (size === null) return;
    const known = shown.current === null ? place.read() : null;
    scrollToTime(known?.time ?? shown.current ?? markBefore(span, time.now() - 15 * MINUTE_MS));
    if (known !== null) scrollToRow(known.top);
    shown.current = sight().times.from;
    onScroll();
    latestOnSight.current(sight());
  }, [size, span, time, place, scrollToTime, scrollToRow, sight, onScroll]);

  return useMemo(
    () => ({
      scroller,
      measure,
      page: Math.max(1, Math.floor(((size?.block ?? 0) - HEAD_HEIGHT_PX) / ROW_HEIGHT_PX)),
      view,
      onScroll: () => {
        shown.current = sight().times.from;
        place.write({ time: shown.current, top: scroller.current?.scrollTop ?? 0 });
        onScroll();
      },
      sight,
      scrollToTime,
      scrollToRow,
    }),
    [measure, size, view, place, onScroll, sight, scrollToTime, scrollToRow],
  );
}

function viewOf(times: TimeRange, span: Span, now: number): GridView {
  return {
    times: drawnTimes(span, times),
    day: dayInSight(span, times),
    nowInSight: times.from <= now && now < times.to,
  };
}

const sameView = (one: GridView, other: GridView): boolean =>
  one.day === other.day && one.nowInSight === other.nowInSight && sameStretch(one.times, other.times);
