/** Tracks the page's scrolling for the top bar, throttled to 250 ms (NAV-020). */
import { useEffect, useState } from 'react';
import { SCROLL_THROTTLE } from '../sdk/constants';
import { clock } from '../sdk/services';
import { useService } from '../sdk/useService';
import { barAtTop, scrolled } from './barVisibility';

/** `hidden` while scrolling down; `lifted` once the page has left its top. */
export function useBarVisibility(): { readonly hidden: boolean; readonly lifted: boolean } {
  const time = useService(clock);
  const [position, setPosition] = useState(barAtTop);
  useEffect(() => {
    let cancel: (() => void) | null = null;
    const onScroll = () => {
      cancel ??= time.after(SCROLL_THROTTLE, () => {
        cancel = null;
        setPosition((before) => scrolled(before, window.scrollY));
      });
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancel?.();
      window.removeEventListener('scroll', onScroll);
    };
  }, [time]);
  return { hidden: position.hidden, lifted: position.last > 8 };
}
