/** Keeps a row to the columns that are in sight: along the row as it is scrolled, and none at all while the row itself is far up or down the page. */
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { drawInTurns, isInTurn, stopDrawing } from './drawInTurns';
import { columnsAtFirst, columnsInSight, columnsSeen, firstColumns, nextColumns, PIECE, type Columns } from './itemWindow';

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
  const [drawn, setDrawn] = useState<DrawnColumns>(first ?? { from: 0, to: watches ? Math.min(columns, isInTurn() ? PIECE : firstColumns(screen.width)) : Infinity, held: null });
  const measured = useRef({ offset: 0, pitch: 0, width: 0, height: 0, isFar: false });
  const isWhole = drawn.from === 0 && drawn.to >= columns;

  const latest = useRef(drawn);
  // eslint-disable-next-line react-hooks/preserve-manual-memoization -- a ref's element is looked up when it is needed, so it is no dependency
  const draw = useCallback((): boolean => {
    const element = row.current;
    if (element === null) return false;
    const { isFar, ...measures } = measured.current;
    const { current } = latest;
    const wanted = isFar ? nothing : measures.pitch > 0 ? columnsInSight({ ...measures, columns }) : columnsAtFirst(current, columns);
    const { from, to } = nextColumns(current, wanted, columnsSeen({ ...measures, columns }));
    const focused = focusedColumn(element);
    const held = focused === null || (focused >= from && focused < to) ? null : focused;
    if (current.from !== from || current.to !== to || current.held !== held) setDrawn((latest.current = { from, to, held }));
    return from !== wanted.from || to !== wanted.to;
  }, [row, columns]);

  // eslint-disable-next-line react-hooks/preserve-manual-memoization -- the same
  const look = useCallback(() => {
    const element = row.current;
    const { current } = measured;
    // To ask where the row stands makes the browser lay out the page: not before it has done so by itself.
    if (element === null || !watches || (current.pitch === 0 && !current.isFar)) return;
    if (!current.isFar) current.offset = offsetOf(element);
    const { from, to, held } = latest.current;
    const wanted = current.isFar ? nothing : columnsInSight({ ...current, columns });
    if (from !== wanted.from || to !== wanted.to || held !== null) drawInTurns(draw, current.isFar);
    else stopDrawing(draw);
  }, [row, watches, columns, draw]);
  useEffect(() => () => stopDrawing(draw), [draw]);

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
    // A row that was drawn in its turn has only begun; the observers tell how things are as soon as the browser has laid out the page.
    drawInTurns(draw);
    sizes.observe(element);
    nearness.observe(element);
    return () => {
      sizes.disconnect();
      nearness.disconnect();
    };
  }, [row, watches, look, draw]);

  return { drawn, look };
}

function focusedColumn(row: HTMLElement): number | null {
  const { activeElement } = row.ownerDocument;
  if (activeElement === null || !row.contains(activeElement)) return null;
  const column = activeElement.closest<HTMLElement>('[data-column]')?.dataset['column'];
  return column === undefined ? null : Number(column);
}
