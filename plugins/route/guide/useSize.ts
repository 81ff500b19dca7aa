/** Size of an element, for layout by arithmetic. */
import { useLayoutEffect, useState, type RefObject } from 'react';

export interface ElementSize {
  /** Pixels. */
  readonly inline: number;
  readonly block: number;
}

/** Null until measured, which happens before paint. */
export function useSize(element: RefObject<HTMLElement | null>): ElementSize | null {
  const [size, setSize] = useState<ElementSize | null>(null);
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null) return;
    const measure = () =>
      setSize((before) => {
        const [inline, block] = [measured.clientWidth, measured.clientHeight];
        return before?.inline === inline && before.block === block ? before : { inline, block };
      });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
