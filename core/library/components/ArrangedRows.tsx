/**
 * A virtualized list that the viewer reorders by dragging a row's handle, or by lifting a row and moving it
 * with keys or buttons (WCH-014, WCH-027).
 */
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/hooks';
import type { Content } from '../../sdk/services';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { asideBy, type Carried, edgeSpeed } from '../rules/carried';
import { ArrangedRow } from './ArrangedRow';
import styles from './ArrangedRows.module.css';
import { useRows } from './useRows';
import { type CarriedList, DragState } from '../DragState';

export interface ArrangedRowsProps {
  readonly items: readonly Content[];
  /** Renders a row's content. Must be a stable reference, or all rows re-render. */
  readonly row: (content: Content) => ReactNode;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (content: Content) => void;
}

export const ArrangedRows = observer(function ArrangedRows({
  items,
  row,
  onMove,
  onRemove,
}: ArrangedRowsProps) {
  const t = useText();
  const { list, gauge, pitch, drawn } = useRows(items.length);
  const [announcement, setAnnouncement] = useState('');
  const refocus = useRef<string | null>(null);
  const step = (key: 'lifted' | 'moved' | 'down' | 'back', { from, to }: Carried) => {
    const title = items[from]?.title ?? '';
    const place = (key === 'back' ? from : to) + 1;
    setAnnouncement(
      t({ lifted: 'carryLifted', moved: 'carryMoved', down: 'carryDown', back: 'carryBack' }[key], {
        title,
        place,
        count: items.length,
      }),
    );
    if (key === 'down' || key === 'back') refocus.current = items[from]?.id ?? null;
  };
  const drag = useDragState({ count: items.length, pitch, onPutDown: onMove, onStep: step });
  const { carried, dragged } = drag;

  useEffect(() => {
    if (refocus.current === null) return;
    list.current
      ?.querySelector<HTMLElement>(`[data-handle="${CSS.escape(refocus.current)}"]`)
      ?.focus({ preventScroll: true });
    refocus.current = null;
  });
  useEffect(() => {
    if (carried !== null && dragged === null)
      list.current?.querySelector('[data-carried]')?.scrollIntoView({ block: 'nearest' });
  }, [list, carried, dragged]);

  const removed = (content: Content, place: number) => {
    setAnnouncement(t('removedFromList', { title: content.title }));
    refocus.current = (items[place + 1] ?? items[place - 1])?.id ?? null;
    onRemove(content);
  };
  const latest = useRef(removed);
  useEffect(() => {
    latest.current = removed;
  });
  const remove = useCallback((content: Content, place: number) => latest.current(content, place), []);

  return (
    <>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      <ol
        ref={list}
        className={styles['rows']}
        style={{ blockSize: `calc(${items.length} * var(--row))` }}
        data-carrying={carried !== null || undefined}
      >
        <li ref={gauge} className={styles['gauge']} aria-hidden="true" />
        {placesDrawn(drawn, carried).map((place) => {
          const content = items[place];
          if (content === undefined) return null;
          const isCarried = carried?.from === place;
          return (
            <ArrangedRow
              key={`${content.type} ${content.id}`}
              content={content}
              place={place}
              count={items.length}
              carriedTo={isCarried ? carried.to : null}
              isDragged={isCarried && dragged !== null}
              offset={
                carried === null
                  ? 0
                  : isCarried
                    ? (dragged ?? (carried.to - place) * pitch)
                    : asideBy(place, carried) * pitch
              }
              drag={drag}
              row={row}
              onRemove={remove}
            />
          );
        })}
      </ol>
    </>
  );
});

/** Rows around the viewport, plus the lifted row wherever it is, since it has the focus. */
function placesDrawn(
  { from, to }: { readonly from: number; readonly to: number },
  carried: Carried | null,
): readonly number[] {
  const places = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
  if (carried === null || (carried.from >= from && carried.from < to)) return places;
  return carried.from < from ? [carried.from, ...places] : [...places, carried.from];
}

/** Creates the drag state of a list; scrolls the page while a row is dragged near an edge of the viewport. */
function useDragState(list: CarriedList): DragState {
  const [drag] = useState(() => new DragState(list));
  useEffect(() => drag.attend(list));
  const isDragging = drag.dragged !== null;
  useEffect(() => {
    if (!isDragging) return;
    let frame = 0;
    const scroll = () => {
      const pointer = drag.pointerAt();
      const speed = pointer === null ? 0 : edgeSpeed(pointer, window.innerHeight);
      if (speed !== 0) {
        window.scrollBy({ top: speed, behavior: 'instant' });
        drag.scrolledTo(window.scrollY);
      }
      frame = requestAnimationFrame(scroll);
    };
    frame = requestAnimationFrame(scroll);
    return () => cancelAnimationFrame(frame);
  }, [isDragging, drag]);
  return drag;
}
