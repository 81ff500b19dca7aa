/**
 * List virtualization: selects the rows to render while the page scrolls. All rows have the height of the
 * gauge element.
 */
import { useEffect, useRef, useState, type RefObject } from 'react';
import { FrameBudget } from '../../ui/FrameBudget';
import { INITIAL_ROW_WINDOW, rowsInSight, rowsNext, rowsWanted, type RowWindow } from '../rules/rowWindow';

export interface Rows {
  readonly list: RefObject<HTMLOListElement | null>;
  /** For an element in the list that is as high as a row. */
  readonly gauge: RefObject<HTMLLIElement | null>;
  /** Row height in px; 0 until measured. */
  readonly pitch: number;
  readonly drawn: RowWindow;
}

/** Without measurements, as in browsers without ResizeObserver, the first rows are rendered. */
export function useRows(count: number): Rows {
  const list = useRef<HTMLOListElement>(null);
  const gauge = useRef<HTMLLIElement>(null);
  const [pitch, setPitch] = useState(0);
  const [drawn, setDrawn] = useState<RowWindow>(INITIAL_ROW_WINDOW);
  const latest = useRef(drawn);
  useEffect(() => {
    let [frame, height, follows] = [0, 0, false];
    const pace = new FrameBudget();
    const look = (now: number) => {
      frame = 0;
      if (follows) pace.frame(now);
      else pace.begin(now);
      follows = pace.isSettling;
      if (follows) lookSoon();
      if (list.current === null || height === 0) return;
      const measures = {
        offset: -list.current.getBoundingClientRect().top,
        height: window.innerHeight,
        pitch: height,
        count,
      };
      const wanted = rowsWanted(measures);
      const next = rowsNext(latest.current, wanted, rowsInSight(measures));
      const isDrawn = next.from === latest.current.from && next.to === latest.current.to;
      if (!isDrawn && pace.mayDraw) {
        setDrawn((latest.current = next));
        pace.drew(next.to - next.from);
      }
      follows ||= !isDrawn || next.from !== wanted.from || next.to !== wanted.to;
      if (follows) lookSoon();
    };
    const lookSoon = () => void (frame ||= requestAnimationFrame(look));
    const measure = () => {
      height = gauge.current?.offsetHeight ?? 0;
      setPitch(height);
      lookSoon();
    };
    measure();
    const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
    if (gauge.current !== null) sizes?.observe(gauge.current);
    window.addEventListener('scroll', lookSoon, { passive: true });
    window.addEventListener('resize', lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      sizes?.disconnect();
      window.removeEventListener('scroll', lookSoon);
      window.removeEventListener('resize', lookSoon);
    };
  }, [count]);
  return { list, gauge, pitch, drawn };
}
