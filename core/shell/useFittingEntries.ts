/** Measures how many menu entries fit in the bar, again whenever the bar or an entry is resized (NAV-017, NAV-054). */
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { MENU_RESIZE_THROTTLE } from '../sdk/constants';
import { clock } from '../sdk/services';
import { useService } from '../sdk/useService';
import { entriesThatFit } from './moreMenu';

/**
 * `bar` is the available space; `[data-entry]` elements are measured wherever they are, `[data-more]` is the
 * More button.
 */
export function useFittingEntries(count: number): {
  readonly bar: RefObject<HTMLElement | null>;
  readonly fitting: number;
} {
  const time = useService(clock);
  const bar = useRef<HTMLElement>(null);
  const [fitting, setFitting] = useState(count);

  useLayoutEffect(() => {
    const element = bar.current;
    if (element === null) return;
    const measure = () => {
      const widths = [...element.querySelectorAll<HTMLElement>('[data-entry]')].map(
        ({ offsetWidth }) => offsetWidth,
      );
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
    // Loaded fonts and a language change resize entries without resizing the bar.
    for (const entry of element.querySelectorAll('[data-entry]')) observer.observe(entry);
    return () => {
      cancel?.();
      observer.disconnect();
    };
  }, [count, time]);

  return { bar, fitting: Math.min(fitting, count) };
}
