/** Shows the name of an icon-only control on hover, keyboard focus and long press. */
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import styles from './Tooltip.module.css';
import { tooltipSide, type TooltipSide } from './tooltipSide';

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  /** Name of the control. The control has its own accessible name; the tooltip is visual only. */
  readonly text: string;
  readonly side?: 'above' | 'below';
  /** Suppresses the tooltip, which would cover what the control has opened. */
  readonly quiet?: boolean;
  readonly className?: string | undefined;
  /** A single control. */
  readonly children: ReactNode;
}

/** Stays while pointer or focus is on the control or the tooltip, and closes on Escape (WCAG 1.4.13, RLM-092). */
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

/** Measured before paint, so that it never jumps. */
function Tip({ text, wanted }: { readonly text: string; readonly wanted: 'above' | 'below' }) {
  const tip = useRef<HTMLSpanElement>(null);
  const [side, setSide] = useState<TooltipSide>(wanted);
  useLayoutEffect(() => {
    const { current } = tip;
    const anchor = current?.parentElement;
    if (!current || !anchor) return;
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    setSide(
      tooltipSide({
        anchor: anchor.getBoundingClientRect(),
        tip: { width: current.offsetWidth, height: current.offsetHeight },
        window: { width, height },
        wanted,
      }),
    );
  }, [text, wanted]);
  return (
    <span ref={tip} role="tooltip" aria-hidden="true" className={styles['tip']} data-side={side}>
      {text}
    </span>
  );
}
