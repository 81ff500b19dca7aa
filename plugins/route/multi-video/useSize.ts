/** How large an element is, for what is laid out by arithmetic. */
import { useLayoutEffect, useState } from 'react';
import type { Size } from './layouts';

/** Gives a ref for the element, and its size; null until it has been measured, which is before it is painted. */
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
