/**
 * Virtual scrolling of a row: renders only the columns near the visible part, and none while the row itself
 * is far above or below the window.
 */
import {
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import {
  columnsAdded,
  columnsAround,
  columnsInSight,
  firstColumns,
  grown,
  MAX_INITIAL_ITEMS,
  type Columns,
} from './itemWindow';
import { sharedContext } from '../sharedContext';
import { useHostRender } from './hostRender';
import { requestRender, cancelRender } from './requestRender';
import { batchSize } from './batchSize';

export interface DrawnColumns extends Columns {
  /** The focused column, which stays rendered wherever it is. */
  readonly held: number | null;
}

export interface ColumnsUse {
  readonly drawn: DrawnColumns;
  /** Re-evaluates the window; called on every scroll of the row with its offset. */
  readonly look: (offset?: number) => void;
}

/** True around rows that are rendered incrementally: they begin with a few columns. */
export const BeginsSmall = sharedContext('begins-small@1', false);

/** Rows further from the window are not rendered. */
const FAR = '1000px 0px';
const nothing: Columns = { from: 0, to: 0 };

/** Scroll offset from the start of a row in either text direction. */
export const offsetOf = (row: HTMLElement): number => Math.abs(row.scrollLeft);

/**
 * Items of `row` have their column in `data-column`; what takes the place of several has their number in `data-span`,
 * and comes after the items. Without the observer APIs all are rendered. `first`: the columns rendered initially.
 */
export function useColumns(
  row: RefObject<HTMLElement | null>,
  columns: number,
  first?: DrawnColumns,
): ColumnsUse {
  const watches = typeof ResizeObserver !== 'undefined' && typeof IntersectionObserver !== 'undefined';
  const beginsSmall = useContext(BeginsSmall);
  const isHosted = useHostRender() !== null;
  const [drawn, setDrawn] = useState<DrawnColumns>(
    () =>
      first ?? {
        from: 0,
        to: isHosted
          ? Math.min(columns, MAX_INITIAL_ITEMS)
          : watches
            ? Math.min(columns, beginsSmall ? batchSize() : firstColumns(screen.width))
            : Infinity,
        held: null,
      },
  );
  const known = useRef({ pitch: 0, width: 0, height: 0, offset: 0, isFar: false, isSeen: false, drawn });
  const isWhole = drawn.from === 0 && drawn.to >= columns;

  const look = useCallback(
    (moved?: number) => {
      const { current: element } = row;
      const { current } = known;
      if (moved !== undefined) current.offset = moved;
      if (element === null || !watches) return;
      const { isFar, isSeen, width, pitch, offset, drawn: before } = current;
      // Before the first layout, the visible columns are unknown.
      if (pitch === 0 && !isFar) return;
      const measures = { offset, width, pitch, columns };
      const sight = isFar ? nothing : columnsInSight(measures);
      const wanted = isFar ? nothing : columnsAround(measures);
      const focused = focusedColumn(element);
      const held = focused === null || (focused >= wanted.from && focused < wanted.to) ? null : focused;
      const isCurrent = before.from <= sight.from && before.to >= sight.to;
      const isDone = !isFar && !isSeen && isCurrent;
      if (isDone || (before.from === wanted.from && before.to === wanted.to && before.held === held)) {
        cancelRender(element);
        return;
      }
      const draw = (most: number): number => {
        const next = grown(current.drawn, { sight, wanted, most });
        startTransition(() => setDrawn({ ...next, held }));
        return columnsAdded(current.drawn, next);
      };
      requestRender({ place: element, kind: isFar ? 'gone' : isCurrent ? 'beyond' : 'seen', draw });
    },
    [row, watches, columns],
  );

  useEffect(() => {
    known.current.drawn = drawn;
    look();
  }, [drawn, look]);

  useLayoutEffect(() => {
    // The tallest item may be one that is not rendered: the row keeps its measured height.
    row.current?.style.setProperty('min-block-size', isWhole ? '' : `${known.current.height}px`);
  }, [row, isWhole, drawn]);

  useEffect(() => {
    const element = row.current;
    if (element === null || !watches) return;
    const { current } = known;
    // Also while the row is far away: its size is reported once, and may be reported then only.
    const sizes = new ResizeObserver(() => {
      const [first] = element.children;
      if (!(first instanceof HTMLElement)) return;
      const width = element.clientWidth;
      const span = first.dataset['span'];
      if (span === undefined)
        current.height =
          width === current.width ? Math.max(current.height, element.offsetHeight) : element.offsetHeight;
      current.width = width;
      const gap = Number.parseFloat(getComputedStyle(element).columnGap) || 0;
      current.pitch = (first.offsetWidth + gap) / Number(span ?? 1);
      look();
    });
    const nearness = new IntersectionObserver(
      (entries) => {
        current.isFar = entries.at(-1)?.isIntersecting === false;
        look();
      },
      { rootMargin: FAR },
    );
    const sight = new IntersectionObserver((entries) => {
      current.isSeen = entries.at(-1)?.isIntersecting === true;
      look();
    });
    sizes.observe(element);
    nearness.observe(element);
    sight.observe(element);
    return () => {
      cancelRender(element);
      sizes.disconnect();
      nearness.disconnect();
      sight.disconnect();
    };
  }, [row, watches, look]);

  return { drawn, look };
}

function focusedColumn(row: HTMLElement): number | null {
  const { activeElement } = row.ownerDocument;
  if (activeElement === null || !row.contains(activeElement)) return null;
  const column = activeElement.closest<HTMLElement>('[data-column]')?.dataset['column'];
  return column === undefined ? null : Number(column);
}
