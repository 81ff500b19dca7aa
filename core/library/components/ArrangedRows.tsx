/**
 * A list of the viewer's own that they put in order: by dragging a row's handle, or by lifting the row with a press and moving it with
 * keys or buttons (WCH-014, WCH-027). Only the rows around the window are drawn.
 */
import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { useText } from '../../i18n';
import type { Content } from '../../sdk';
import { Button, VisuallyHidden, roundButtonClass } from '../../ui';
import { asideBy, type Carried } from '../rules/carried';
import styles from './ArrangedRows.module.css';
import { ListIcon, type ListIconName } from './ListIcon';
import { useCarrying } from './useCarrying';
import { useRows } from './useRows';

export interface ArrangedRowsProps {
  readonly items: readonly Content[];
  readonly row: (content: Content) => ReactNode;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (content: Content) => void;
}

export function ArrangedRows({ items, row, onMove, onRemove }: ArrangedRowsProps) {
  const t = useText();
  const { list, gauge, pitch, drawn } = useRows(items.length);
  const [said, setSaid] = useState('');
  const refocus = useRef<string | null>(null);
  const step = (key: 'lifted' | 'moved' | 'down' | 'back', { from, to }: Carried) => {
    const title = items[from]?.title ?? '';
    const place = (key === 'back' ? from : to) + 1;
    setSaid(t({ lifted: 'carryLifted', moved: 'carryMoved', down: 'carryDown', back: 'carryBack' }[key], { title, place, count: items.length }));
    if (key === 'down' || key === 'back') refocus.current = items[from]?.id ?? null;
  };
  const carrying = useCarrying({ count: items.length, pitch, onPutDown: onMove, onStep: step });
  const { carried, dragged } = carrying;

  useEffect(() => {
    if (refocus.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-handle="${CSS.escape(refocus.current)}"]`)?.focus({ preventScroll: true });
    refocus.current = null;
  });
  useEffect(() => {
    if (carried !== null && dragged === null) list.current?.querySelector('[data-carried]')?.scrollIntoView({ block: 'nearest' });
  }, [list, carried, dragged]);

  const remove = (content: Content, place: number) => {
    setSaid(t('removedFromList', { title: content.title }));
    refocus.current = (items[place + 1] ?? items[place - 1])?.id ?? null;
    onRemove(content);
  };
  const shown = items.flatMap((content, place) => ((place >= drawn.from && place < drawn.to) || place === carried?.from ? [{ content, place }] : []));
  return (
    <>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      <ol ref={list} className={styles['rows']} style={{ '--rows': items.length } as CSSProperties} data-carrying={carried !== null || undefined}>
        <li ref={gauge} className={styles['gauge']} aria-hidden="true" />
        {shown.map(({ content, place }) => {
          const isCarried = carried?.from === place;
          const offset = carried === null ? 0 : isCarried ? (dragged ?? (carried.to - place) * pitch) : asideBy(place, carried) * pitch;
          return (
            <li
              key={`${content.type} ${content.id}`}
              className={styles['row']}
              style={{ '--place': place, '--offset': `${offset}px` } as CSSProperties}
              aria-setsize={items.length}
              aria-posinset={place + 1}
              data-carried={isCarried || undefined}
              data-dragged={(isCarried && dragged !== null) || undefined}
            >
              <button
                type="button"
                className={styles['handle']}
                data-handle={content.id}
                aria-pressed={isCarried}
                aria-label={t('carryItem', { title: content.title, place: (isCarried ? carried.to : place) + 1, count: items.length })}
                {...carrying.handle(place)}
              >
                <ListIcon name="handle" />
              </button>
              <div className={styles['what']}>{row(content)}</div>
              {isCarried && dragged === null ? (
                <Moves place={carried.to} last={items.length - 1} onTo={carrying.to} onDone={carrying.putDown} />
              ) : (
                <button type="button" className={roundButtonClass()} aria-label={t('removeItem', { title: content.title })} title={t('removeItem', { title: content.title })} onClick={() => remove(content, place)}>
                  <ListIcon name="remove" />
                </button>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}

interface MovesProps {
  readonly place: number;
  readonly last: number;
  readonly onTo: (place: number) => void;
  readonly onDone: () => void;
}

/** The ways to move a lifted row for whoever can press but not drag. */
function Moves({ place, last, onTo, onDone }: MovesProps) {
  const t = useText();
  const way = (icon: ListIconName, key: string, target: number) => (
    <button type="button" className={roundButtonClass()} aria-label={t(key)} title={t(key)} aria-disabled={target === place} onClick={() => onTo(target)}>
      <ListIcon name={icon} />
    </button>
  );
  return (
    <div className={styles['moves']}>
      {way('first', 'carryFirst', 0)}
      {way('up', 'carryUp', Math.max(0, place - 1))}
      {way('down', 'carryDownOne', Math.min(last, place + 1))}
      {way('last', 'carryLast', last)}
      <Button size="small" onClick={onDone}>
        {t('carryDone')}
      </Button>
    </div>
  );
}
