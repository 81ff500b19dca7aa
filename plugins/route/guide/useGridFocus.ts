/** Roving tabindex of the grid, moved by keys (WAI-ARIA grid pattern). */
import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { Direction } from 'proscenium/i18n';
import { clock, useHistoryState, useService, type GuideChannel } from 'proscenium/sdk';
import { movedFocus, scrolledTo, type GridPlace } from './gridMoves';
import type { GuideStore } from './GuideStore';
import { unknown } from './KnownProgrammes';
import { cellAt } from './programmeCells';
import { clamp, dayAt } from './timeline';
import { ROW_HEIGHT_PX, type GridScroll, type GridSight } from './useGridView';

export interface GridFocusDeps {
  readonly store: GuideStore;
  readonly channels: readonly GuideChannel[];
  readonly count: number;
  readonly direction: Direction;
  readonly scroll: GridScroll;
  readonly open: (row: number, time: number) => void;
}

export interface GridFocus {
  readonly place: GridPlace;
  /** Whether the grid has the keyboard focus; a cell that replaces the focused one takes the focus. */
  readonly holds: RefObject<boolean>;
  readonly moveTo: (place: GridPlace) => void;
  readonly onKeyDown: (press: KeyboardEvent<HTMLElement>) => void;
  /** The viewer scrolled without the keyboard: makes a visible cell focusable. */
  readonly follow: (sight: GridSight) => void;
}

export function useGridFocus({ store, channels, count, direction, scroll, open }: GridFocusDeps): GridFocus {
  const time = useService(clock);
  const last = useHistoryState<GridPlace | null>('guide cell', null);
  const [place, setPlace] = useState<GridPlace>(() => last.read() ?? { row: 0, time: time.now() });
  useEffect(() => last.write(place), [last, place]);
  const holds = useRef(false);
  const row = clamp(place.row, 0, Math.max(0, count - 1));
  const { span, programmes } = store;
  const { page } = scroll;

  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) =>
      (holds.current = target instanceof Element && target.closest('[role=grid]') !== null);
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);

  const cellOf = (at: GridPlace) => {
    const channel = channels[at.row];
    return cellAt(channel === undefined ? unknown : programmes.of(channel.id), span, at.time);
  };

  const reveal = (at: GridPlace) => {
    const { rows, times } = scroll.sight();
    const top = scrolledTo(rows.from, page, { from: at.row, to: at.row + 1 });
    if (top !== rows.from) scroll.scrollToRow(top * ROW_HEIGHT_PX);
    const { from, to } = cellOf(at);
    const start = scrolledTo(times.from, times.to - times.from, { from, to });
    // A cell only cut off at its end stays, as long as its time is visible.
    if (start !== times.from && !(from < times.to && at.time >= times.from && at.time < times.to))
      scroll.scrollToTime(start);
  };

  const onKeyDown = (press: KeyboardEvent<HTMLElement>) => {
    if (!(press.target instanceof HTMLElement) || press.target.dataset['cell'] === undefined || press.altKey)
      return;
    const at = { row, time: place.time };
    if (press.key === 'Enter' || press.key === ' ') {
      press.preventDefault();
      open(at.row, at.time);
      return;
    }
    const day = dayAt(span, at.time);
    const facts = {
      rows: count,
      page,
      span,
      direction,
      cell: cellOf(at),
      day: { from: span.days[day] ?? span.from, to: span.days[day + 1] ?? span.to },
    };
    const next = movedFocus(at, { key: press.key, ctrlKey: press.ctrlKey || press.metaKey }, facts);
    if (next === null) return;
    press.preventDefault();
    setPlace(next);
    reveal(next);
  };

  const follow = useCallback(
    ({ rows, times }: GridSight) => {
      if (holds.current) return;
      const now = time.now();
      const shown = times.from <= now && now < times.to ? now : times.from + (times.to - times.from) / 4;
      setPlace((before) =>
        before.row >= rows.from && before.row < rows.to && before.time >= times.from && before.time < times.to
          ? before
          : { row: rows.from, time: shown },
      );
    },
    [time],
  );

  return { place: { row, time: place.time }, holds, moveTo: setPlace, onKeyDown, follow };
}
