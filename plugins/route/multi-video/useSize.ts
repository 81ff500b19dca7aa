/** Size of an element, for layout by arithmetic. */
import { useLayoutEffect, useState } from 'react';
import type { Size } from './layouts';

/** Returns a ref for the element, and its size; null until measured, which happens before paint. */
export function useSize(): readonly [ref: (element: HTMLElement | null) => void, size: Size | null] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    if (element === null) return;
    const measure = () =>
      setSize((before) => {
        const { clientWidth: width, clientHeight: height } = element;
        return before?.width === width && before.height === height ? before : { width, height };
      });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return [setElement, size];
}
