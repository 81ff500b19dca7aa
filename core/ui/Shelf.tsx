/**
 * A titled, horizontally scrolling row: swipe, paging arrows and arrow keys (HOM-034). Columns far off-screen
 * are not rendered (virtual scrolling).
 */
import {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { Icon } from './Icon';
import styles from './Shelf.module.css';
import { offsetOf, useColumns, type DrawnColumns } from './useColumns';

/** For scroll restoration: the browser's scroll offset, and the columns rendered there. */
export interface ShelfScrollPosition {
  readonly offset: number;
  readonly drawn?: DrawnColumns;
}

/** A row that has not been scrolled. */
export const noPlace: ShelfScrollPosition = { offset: 0 };

/** Props of {@link Shelf}. */
export interface ShelfProps {
  readonly title: string | null;
  readonly description?: string | null;
  /** Labels of the arrows. */
  readonly labels: { readonly previous: string; readonly next: string };
  /** Inline size of an item in CSS. */
  readonly itemSize: string;
  readonly items: readonly { readonly key: string; readonly node: ReactNode }[];
  /** The visible part has come near the last item (HOM-042). */
  readonly onNearEnd?: () => void;
  /** More items are loading: space is reserved at the end. */
  readonly busy?: boolean;
  /** `onNearEnd` brings more items: at the end, the arrow calls it again, since an earlier call may have failed. */
  readonly hasMore?: boolean;
  /** Two lines are filled column by column. */
  readonly lines?: 1 | 2;
  /** Alignment of title and description. */
  readonly align?: 'start' | 'center' | 'end';
  /** Actions of the whole row; below its description, or next to its title. */
  readonly calls?: ReactNode;
  readonly callsBesideTitle?: boolean;
  /** Full-width content below the line. */
  readonly below?: ReactNode;
  /** Stored scroll position of the row, for scroll restoration; updated while it scrolls. */
  readonly place?: { read(): ShelfScrollPosition; write(place: ShelfScrollPosition): void };
}

const roomOf = (scroller: HTMLElement): number => scroller.scrollWidth - scroller.clientWidth;

/** One list; Tab reaches every item in order, as do the arrow keys once one has focus. */
export function Shelf(props: ShelfProps) {
  const {
    title,
    description,
    labels,
    itemSize,
    items,
    onNearEnd,
    busy = false,
    hasMore = false,
    lines = 1,
    align = 'start',
    calls,
    callsBesideTitle = false,
    below,
    place,
  } = props;
  const scroller = useRef<HTMLUListElement>(null);
  const titleId = useId();
  const [ends, setEnds] = useState({ atStart: true, atEnd: true });
  const columns = Math.ceil(items.length / lines);
  const { drawn, look } = useColumns(scroller, columns, place?.read().drawn);
  const isWhole = drawn.from === 0 && drawn.to >= columns;
  /** One line, and no more items to come. */
  const isComplete = lines === 1 && !busy && !hasMore;

  const measure = useCallback(() => {
    const element = scroller.current;
    if (element === null) return;
    const offset = offsetOf(element);
    const room = roomOf(element);
    const next = { atStart: offset < 4, atEnd: offset > room - 4 };
    setEnds((before) => (before.atStart === next.atStart && before.atEnd === next.atEnd ? before : next));
    if (element.clientWidth > 0 && offset > room - element.clientWidth) onNearEnd?.();
    look(offset);
  }, [onNearEnd, look]);

  // In a layout effect, before paint: a restored row must not visibly move.
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null || !place) return;
    const { offset } = place.read();
    // Setting an offset of 0 would only force a synchronous layout.
    if (offset !== 0) element.scrollLeft = offset;
    return () => {
      place.write({ ...place.read(), offset: element.scrollLeft });
    };
  }, [place]);
  useEffect(() => {
    if (place) place.write({ ...place.read(), drawn });
  }, [place, drawn]);

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
    if (pages === 1 && ends.atEnd) {
      onNearEnd?.();
      return;
    }
    const line = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    element.scrollBy({ left: line * pages * element.clientWidth * 0.92, behavior: 'smooth' });
  };

  const onKeyDown = (press: KeyboardEvent<HTMLUListElement>) => {
    if (press.key !== 'ArrowRight' && press.key !== 'ArrowLeft') return;
    // One stop per item: further controls of an item are reached by Tab.
    const stops = [...press.currentTarget.children].flatMap(
      (item) => item.querySelector<HTMLElement>('a[href], button:not(:disabled)') ?? [],
    );
    const index = stops.findIndex((stop) => stop === document.activeElement);
    if (index < 0) return;
    const forward =
      (press.key === 'ArrowRight') === (getComputedStyle(press.currentTarget).direction !== 'rtl');
    const target = stops[index + (forward ? 1 : -1)];
    if (target === undefined) return;
    press.preventDefault();
    target.focus();
  };

  return (
    <section className={styles['shelf']} aria-labelledby={title === null ? undefined : titleId}>
      {(title !== null || calls !== undefined) && (
        <header className={styles['head']} data-align={align} data-inline={callsBesideTitle || undefined}>
          <div>
            {title !== null && (
              <h2 id={titleId} className={styles['title']}>
                {title}
              </h2>
            )}
            {description ? <p className={styles['description']}>{description}</p> : null}
          </div>
          {calls !== undefined && <div className={styles['calls']}>{calls}</div>}
        </header>
      )}
      <div className={styles['stage']}>
        <ul
          ref={scroller}
          className={styles['track']}
          data-lines={lines}
          data-whole={isComplete || undefined}
          style={{ gridAutoColumns: itemSize, ...(isComplete && { '--row-items': items.length }) }}
          onScroll={measure}
          onKeyDown={onKeyDown}
          aria-busy={busy || undefined}
        >
          {items.map(({ key, node }, index) => {
            const column = Math.floor(index / lines);
            if ((column < drawn.from || column >= drawn.to) && column !== drawn.held) return null;
            const place = isWhole
              ? {}
              : {
                  style: { gridColumn: column + 1, gridRow: (index % lines) + 1 },
                  'aria-posinset': index + 1,
                  'aria-setsize': items.length,
                };
            return (
              <li key={key} className={styles['item']} data-column={column} {...place}>
                {node}
              </li>
            );
          })}
          {drawn.from > 0 && <Gap key={`to ${drawn.from}`} from={0} to={drawn.from} />}
          {drawn.to < columns && <Gap key={`from ${drawn.to}`} from={drawn.to} to={columns} />}
          {busy && (
            <li
              aria-hidden="true"
              className={styles['waiting']}
              style={isWhole ? undefined : { gridColumn: columns + 1 }}
            />
          )}
        </ul>
        {!ends.atStart && (
          <button
            type="button"
            className={`${styles['arrow']} ${styles['previous']}`}
            aria-label={labels.previous}
            onClick={() => turn(-1)}
          >
            <Icon name="previous" size={23} />
          </button>
        )}
        {(!ends.atEnd || (hasMore && !busy)) && (
          <button
            type="button"
            className={`${styles['arrow']} ${styles['next']}`}
            aria-label={labels.next}
            onClick={() => turn(1)}
          >
            <Icon name="next" size={23} />
          </button>
        )}
      </div>
      {below}
    </section>
  );
}

/** Reserves the space of columns that are not rendered; a flick may end within it. */
function Gap({ from, to }: { readonly from: number; readonly to: number }) {
  return (
    <li
      aria-hidden="true"
      className={styles['gap']}
      data-span={to - from}
      style={{ gridColumn: `${from + 1} / ${to + 1}`, gridRow: 1 }}
    />
  );
}
