/** Which rows of a long list are drawn, while the page scrolls. All rows are of one height, which the list's own gauge tells. */
import { useEffect, useRef, useState, type RefObject } from 'react';
import { columnsInSight, firstColumns, type Columns } from '../../ui/itemWindow';

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
  useEffect(() => {
    const look = () => {
      const [element, row] = [list.current, gauge.current];
      if (element === null || row === null) return;
      const height = row.offsetHeight;
      setPitch(height);
      const { from, to } = columnsInSight({ offset: -element.getBoundingClientRect().top, width: window.innerHeight, pitch: height, columns: count });
      setDrawn((before) => (before.from === from && before.to === to ? before : { from, to }));
    };
    look();
    const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(look);
    if (gauge.current !== null) sizes?.observe(gauge.current);
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      sizes?.disconnect();
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [count]);
  return { list, gauge, pitch, drawn };
}
