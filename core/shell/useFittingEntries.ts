/** Measures how many entries of the menu fit the bar, and measures again when bar or entries change their size (NAV-017, NAV-054). */
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { MENU_RESIZE_THROTTLE } from '../sdk/constants';
import { clock, useService } from '../sdk';
import { entriesThatFit } from './moreMenu';

/** `bar` is the room there is; its `[data-entry]` elements are measured wherever they stand, and `[data-more]` is the More button. */
export function useFittingEntries(count: number): { readonly bar: RefObject<HTMLElement | null>; readonly fitting: number } {
  const time = useService(clock);
  const bar = useRef<HTMLElement>(null);
  const [fitting, setFitting] = useState(count);

  useLayoutEffect(() => {
    const element = bar.current;
    if (element === null) return;
    const measure = () => {
      const widths = [...element.querySelectorAll<HTMLElement>('[data-entry]')].map(({ offsetWidth }) => offsetWidth);
      const more = element.querySelector<HTMLElement>('[data-more]')?.offsetWidth ?? 0;
      const gap = Number.parseFloat(getComputedStyle(element.querySelector('ul') ?? element).columnGap) || 0;
      setFitting(entriesThatFit({ entries: widths, gap, more, available: element.clientWidth }));
    };
    measure();
    let cancel: (() => void) | null = null;
    const observer = new ResizeObserver(() => {
      cancel ??= time.after(MENU_RESIZE_THROTTLE, () => {
        cancel = null;
        measure();
      });
    });
    observer.observe(element);
    // Fonts that arrive, and texts in another language, change the entries without changing the bar.
    for (const entry of element.querySelectorAll('[data-entry]')) observer.observe(entry);
    return () => {
      cancel?.();
      observer.disconnect();
    };
  }, [count, time]);

  return { bar, fitting: Math.min(fitting, count) };
}
