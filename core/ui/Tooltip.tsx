/** Shows the name of an icon-only control: to the pointer, to the keyboard's focus, and to a finger that rests on it. */
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import styles from './Tooltip.module.css';
import { tooltipSide, type TooltipSide } from './tooltipSide';

export interface TooltipProps {
  /** What the control is called. It has this name by itself; the tooltip is for the eyes. */
  readonly text: string;
  readonly side?: 'above' | 'below';
  /** The control has opened something, which the tooltip would cover. */
  readonly quiet?: boolean;
  readonly className?: string | undefined;
  /** One control. */
  readonly children: ReactNode;
}

/** Stays while pointer or focus is on the control or on itself, and goes with Escape (WCAG 1.4.13, RLM-092). */
export function Tooltip({ text, side = 'above', quiet = false, className = '', children }: TooltipProps) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const shown = (pointed || focused) && !quiet;

  useEffect(() => {
    if (!shown) return;
    const dismiss = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      setPointed(false);
      setFocused(false);
    };
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, [shown]);

  return (
    <span
      className={`${styles['anchor']} ${className}`}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onPointerCancel={() => setPointed(false)}
      onFocus={({ target }) => setFocused(target.matches(':focus-visible'))}
      onBlur={() => setFocused(false)}
    >
      {children}
      {shown && <Tip text={text} wanted={side} />}
    </span>
  );
}

/** Measures itself before it is painted, so that it never jumps. */
function Tip({ text, wanted }: { readonly text: string; readonly wanted: 'above' | 'below' }) {
  const tip = useRef<HTMLSpanElement>(null);
  const [side, setSide] = useState<TooltipSide>(wanted);
  useLayoutEffect(() => {
    const { current } = tip;
    const anchor = current?.parentElement;
    if (!current || !anchor) return;
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    setSide(tooltipSide({ anchor: anchor.getBoundingClientRect(), tip: { width: current.offsetWidth, height: current.offsetHeight }, window: { width, height }, wanted }));
  }, [text, wanted]);
  return (
    <span ref={tip} role="tooltip" aria-hidden="true" className={styles['tip']} data-side={side}>
      {text}
    </span>
  );
}
