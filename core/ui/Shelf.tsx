/** A titled row that scrolls sideways: swipe, arrows that move by whole pages, and arrow keys (HOM-034). */
import { useCallback, useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from './Icon';
import styles from './Shelf.module.css';

export interface ShelfProps {
  readonly title: string | null;
  readonly description?: string | null;
  /** What the arrows are called. */
  readonly labels: { readonly previous: string; readonly next: string };
  /** Inline size of an item, as CSS writes it. */
  readonly itemSize: string;
  readonly items: readonly { readonly key: string; readonly node: ReactNode }[];
  /** The visible part has come near the last item (HOM-042). */
  readonly onNearEnd?: () => void;
  /** More is on its way: room is kept for it at the end. */
  readonly busy?: boolean;
}

/** How far from the start the scroller stands, whichever way the line runs. */
const offsetOf = (scroller: HTMLElement): number => Math.abs(scroller.scrollLeft);
const roomOf = (scroller: HTMLElement): number => scroller.scrollWidth - scroller.clientWidth;

/** One list; every item is reached in order by Tab, or by the arrow keys once one has focus. */
export function Shelf({ title, description, labels, itemSize, items, onNearEnd, busy = false }: ShelfProps) {
  const scroller = useRef<HTMLUListElement>(null);
  const titleId = useId();
  const [ends, setEnds] = useState({ atStart: true, atEnd: true });

  const measure = useCallback(() => {
    const element = scroller.current;
    if (element === null) return;
    const offset = offsetOf(element);
    const room = roomOf(element);
    const next = { atStart: offset < 4, atEnd: offset > room - 4 };
    setEnds((before) => (before.atStart === next.atStart && before.atEnd === next.atEnd ? before : next));
    if (room > 0 && offset > room - element.clientWidth) onNearEnd?.();
  }, [onNearEnd]);

  useEffect(() => {
    const element = scroller.current;
    if (element === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [measure, items.length]);

  const turn = (pages: 1 | -1) => {
    const element = scroller.current;
    if (element === null) return;
    const line = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    element.scrollBy({ left: line * pages * element.clientWidth * 0.92, behavior: 'smooth' });
  };

  const onKeyDown = (press: KeyboardEvent<HTMLUListElement>) => {
    if (press.key !== 'ArrowRight' && press.key !== 'ArrowLeft') return;
    const stops = [...press.currentTarget.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')];
    const index = stops.findIndex((stop) => stop === document.activeElement);
    if (index < 0) return;
    const forward = (press.key === 'ArrowRight') === (getComputedStyle(press.currentTarget).direction !== 'rtl');
    const target = stops[index + (forward ? 1 : -1)];
    if (target === undefined) return;
    press.preventDefault();
    target.focus();
  };

  return (
    <section className={styles['shelf']} aria-labelledby={title === null ? undefined : titleId}>
      {title !== null && (
        <header className={styles['head']}>
          <h2 id={titleId} className={styles['title']}>
            {title}
          </h2>
          {description ? <p className={styles['description']}>{description}</p> : null}
        </header>
      )}
      <div className={styles['stage']}>
        <ul ref={scroller} className={styles['track']} style={{ gridAutoColumns: itemSize }} onScroll={measure} onKeyDown={onKeyDown} aria-busy={busy || undefined}>
          {items.map(({ key, node }) => (
            <li key={key} className={styles['item']}>
              {node}
            </li>
          ))}
          {busy && <li aria-hidden="true" className={styles['waiting']} />}
        </ul>
        {!ends.atStart && (
          <button type="button" className={`${styles['arrow']} ${styles['previous']}`} aria-label={labels.previous} onClick={() => turn(-1)}>
            <Icon name="previous" size={23} />
          </button>
        )}
        {!ends.atEnd && (
          <button type="button" className={`${styles['arrow']} ${styles['next']}`} aria-label={labels.next} onClick={() => turn(1)}>
            <Icon name="next" size={23} />
          </button>
        )}
      </div>
    </section>
  );
}
