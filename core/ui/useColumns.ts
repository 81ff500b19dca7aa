/** Keeps a row to the columns that are in sight: along the row as it is scrolled, and none at all while the row itself is far up or down the page. */
import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { columnsInSight, firstColumns, type Columns } from './itemWindow';

export interface DrawnColumns extends Columns {
  /** Stays drawn wherever it is, since it has focus. */
  readonly held: number | null;
}

export interface ColumnsUse {
  readonly drawn: DrawnColumns;
  /** Looks again; for every move of the row. */
  readonly look: () => void;
}

/** Further from the window than this, a row is not drawn. */
const FAR = '1000px 0px';
const nothing: Columns = { from: 0, to: 0 };

/** How far from the start a row stands, whichever way it runs. */
export const offsetOf = (row: HTMLElement): number => Math.abs(row.scrollLeft);

/** Items of `row` name their column in `data-column`. A browser that cannot watch an element draws them all. `first`: what is drawn to begin with. */
export function useColumns(row: RefObject<HTMLElement | null>, columns: number, first?: DrawnColumns): ColumnsUse {
  const watches = typeof ResizeObserver !== 'undefined' && typeof IntersectionObserver !== 'undefined';
  const [drawn, setDrawn] = useState<DrawnColumns>(first ?? { from: 0, to: watches ? Math.min(columns, firstColumns(screen.width)) : Infinity, held: null });
  const measured = useRef({ pitch: 0, width: 0, height: 0, isFar: false });
  const isWhole = drawn.from === 0 && drawn.to >= columns;

  // eslint-disable-next-line react-hooks/preserve-manual-memoization -- a ref's element is looked up when it is needed, so it is no dependency
  const look = useCallback(() => {
    const element = row.current;
    if (element === null || !watches) return;
    const { isFar, width, pitch } = measured.current;
    // To ask where the row stands makes the browser lay out the page: not before it has done so by itself.
    if (pitch === 0 && !isFar) return;
    const { from, to } = isFar ? nothing : columnsInSight({ offset: offsetOf(element), width, pitch, columns });
    const focused = focusedColumn(element);
    const held = focused === null || (focused >= from && focused < to) ? null : focused;
    // Drawn between frames, since what is coming is not in sight yet.
    startTransition(() => setDrawn((before) => (before.from === from && before.to === to && before.held === held ? before : { from, to, held })));
  }, [row, watches, columns]);

  useLayoutEffect(() => {
    // The tallest item may be one that is not drawn: the row keeps the room for it.
    row.current?.style.setProperty('min-block-size', isWhole ? '' : `${measured.current.height}px`);
  }, [row, isWhole, drawn]);

  useEffect(() => {
    const element = row.current;
    if (element === null || !watches) return;
    const { current } = measured;
    const sizes = new ResizeObserver(() => {
      const [first] = element.children;
      if (current.isFar || !(first instanceof HTMLElement)) return;
      const width = element.clientWidth;
      current.height = width === current.width ? Math.max(current.height, element.offsetHeight) : element.offsetHeight;
      current.width = width;
      current.pitch = first.offsetWidth + (Number.parseFloat(getComputedStyle(element).columnGap) || 0);
      look();
    });
    const nearness = new IntersectionObserver(
      (entries) => {
        current.isFar = entries.at(-1)?.isIntersecting === false;
        look();
      },
      { rootMargin: FAR },
    );
    look();
    sizes.observe(element);
    nearness.observe(element);
    return () => {
      sizes.disconnect();
      nearness.disconnect();
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
