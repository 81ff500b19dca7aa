/** Which rows of a long list are drawn, while the page scrolls: those around the window, a few with each frame. All rows are of one height, which the list's own gauge tells. */
import { useEffect, useRef, useState, type RefObject } from 'react';
import { drawInTurns, stopDrawing } from '../../ui/drawInTurns';
import { columnsInSight, columnsSeen, firstColumns, nextColumns, type Columns } from '../../ui/itemWindow';

export interface Rows {
  readonly list: RefObject<HTMLOListElement | null>;
  /** For an element in the list that is as high as a row. */
  readonly gauge: RefObject<HTMLLIElement | null>;
  /** Height of a row in px; 0 before it is known. */
  readonly pitch: number;
  readonly drawn: Columns;
}

/** Without measures, as in a browser that cannot watch an element, the first rows are drawn. */
export function useRows(count: number): Rows {
  const list = useRef<HTMLOListElement>(null);
  const gauge = useRef<HTMLLIElement>(null);
  const [pitch, setPitch] = useState(0);
  const [drawn, setDrawn] = useState<Columns>(() => ({ from: 0, to: firstColumns(0) }));
  const latest = useRef(drawn);
  useEffect(() => {
    const measure = () => setPitch(gauge.current?.offsetHeight ?? 0);
    const draw = (): boolean => {
      const [element, row] = [list.current, gauge.current];
      if (element === null || row === null) return false;
      const measures = { offset: -element.getBoundingClientRect().top, width: window.innerHeight, pitch: row.offsetHeight, columns: count };
      const wanted = columnsInSight(measures);
      const next = nextColumns(latest.current, wanted, columnsSeen(measures));
      if (next.from !== latest.current.from || next.to !== latest.current.to) setDrawn((latest.current = next));
      return next.from !== wanted.from || next.to !== wanted.to;
    };
    const look = () => drawInTurns(draw);
    measure();
    look();
    const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
    if (gauge.current !== null) sizes?.observe(gauge.current);
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      stopDrawing(draw);
      sizes?.disconnect();
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [count]);
  return { list, gauge, pitch, drawn };
}
