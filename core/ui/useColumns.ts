/** Keeps a row to the columns that are in sight: along the row as it is scrolled, and none at all while the row itself is far up or down the page. */
import { createContext, startTransition, useCallback, useContext, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { columnsAdded, columnsAround, columnsInSight, firstColumns, grown, type Columns } from './itemWindow';
import { requestRender, cancelRender } from './requestRender';
import { itemsAtOnce } from './bearable';

export interface DrawnColumns extends Columns {
  /** Stays drawn wherever it is, since it has focus. */
  readonly held: number | null;
}

export interface ColumnsUse {
  readonly drawn: DrawnColumns;
  /** Looks again; for every move of the row, with how far from its start it stands. */
  readonly look: (offset?: number) => void;
}

/** True around rows that are drawn in their turn: they begin with a few columns. */
export const BeginsSmall = createContext(false);

/** Further from the window than this, a row is not drawn. */
const FAR = '1000px 0px';
const nothing: Columns = { from: 0, to: 0 };

/** How far from the start a row stands, whichever way it runs. */
export const offsetOf = (row: HTMLElement): number => Math.abs(row.scrollLeft);

/** Items of `row` name their column in `data-column`. A browser that cannot watch an element draws them all. `first`: what is drawn to begin with. */
export function useColumns(row: RefObject<HTMLElement | null>, columns: number, first?: DrawnColumns): ColumnsUse {
  const watches = typeof ResizeObserver !== 'undefined' && typeof IntersectionObserver !== 'undefined';
  const beginsSmall = useContext(BeginsSmall);
  const [drawn, setDrawn] = useState<DrawnColumns>(() => first ?? { from: 0, to: watches ? Math.min(columns, beginsSmall ? itemsAtOnce() : firstColumns(screen.width)) : Infinity, held: null });
  const known = useRef({ pitch: 0, width: 0, height: 0, offset: 0, isFar: false, isSeen: false, drawn });
  const isWhole = drawn.from === 0 && drawn.to >= columns;

  const look = useCallback(
    (moved?: number) => {
      const { current: element } = row;
      const { current } = known;
      if (moved !== undefined) current.offset = moved;
      if (element === null || !watches) return;
      const { isFar, isSeen, width, pitch, offset, drawn: before } = current;
      // Before the first layout there is nothing to tell the columns in sight by.
      if (pitch === 0 && !isFar) return;
      const measures = { offset, width, pitch, columns };
      const sight = isFar ? nothing : columnsInSight(measures);
      const wanted = isFar ? nothing : columnsAround(measures);
      const focused = focusedColumn(element);
      const held = focused === null || (focused >= wanted.from && focused < wanted.to) ? null : focused;
      const stands = before.from <= sight.from && before.to >= sight.to;
      const isDone = !isFar && !isSeen && stands;
      if (isDone || (before.from === wanted.from && before.to === wanted.to && before.held === held)) {
        cancelRender(element);
        return;
      }
      const draw = (most: number): number => {
        const next = grown(current.drawn, { sight, wanted, most });
        startTransition(() => setDrawn({ ...next, held }));
        return columnsAdded(current.drawn, next);
      };
      requestRender({ place: element, kind: isFar ? 'gone' : stands ? 'beyond' : 'seen', draw });
    },
    [row, watches, columns],
  );

  useEffect(() => {
    known.current.drawn = drawn;
    look();
  }, [drawn, look]);

  useLayoutEffect(() => {
    // The tallest item may be one that is not drawn: the row keeps the room for it.
    row.current?.style.setProperty('min-block-size', isWhole ? '' : `${known.current.height}px`);
  }, [row, isWhole, drawn]);

  useEffect(() => {
    const element = row.current;
    if (element === null || !watches) return;
    const { current } = known;
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
