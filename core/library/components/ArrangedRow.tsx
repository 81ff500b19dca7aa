/** A row of a reorderable list: drag handle, content, and buttons to move or remove it. */
import { memo, type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { useText } from '../../i18n/hooks';
import type { Content } from '../../sdk/services';
import { Button } from '../../ui/Button';
import { roundButtonClass } from '../../ui/roundButton';
import type { DragState } from '../DragState';
import styles from './ArrangedRows.module.css';
import { ListIcon, type ListIconName } from './ListIcon';

export interface ArrangedRowProps {
  readonly content: Content;
  readonly place: number;
  readonly count: number;
  /** Target position while it is lifted; null otherwise. */
  readonly carriedTo: number | null;
  readonly isDragged: boolean;
  /** Offset from its own position in px. */
  readonly offset: number;
  readonly drag: DragState;
  readonly row: (content: Content) => ReactNode;
  readonly onRemove: (content: Content, place: number) => void;
}

/**
 * Memoized, since dozens of rows are mounted. Styles are set per row: changing an inherited property would
 * restyle all of them.
 */
export const ArrangedRow = memo(function ArrangedRow({
  content,
  place,
  count,
  carriedTo,
  isDragged,
  offset,
  drag,
  row,
  onRemove,
}: ArrangedRowProps) {
  const t = useText();
  const { title } = content;
  const style: CSSProperties = {
    insetBlockStart: `calc(${place} * var(--row))`,
    transform: offset === 0 ? undefined : `translateY(${offset}px)`,
  };
  return (
    <li
      className={styles['row']}
      style={style}
      aria-setsize={count}
      aria-posinset={place + 1}
      data-carried={carriedTo !== null || undefined}
      data-dragged={isDragged || undefined}
    >
      <button
        type="button"
        className={styles['handle']}
        data-handle={content.id}
        aria-pressed={carriedTo !== null}
        aria-label={t('carryItem', { title, place: (carriedTo ?? place) + 1, count })}
        data-keeps-arrows={carriedTo === null ? undefined : 'all'}
        {...handleOf(drag, place)}
      >
        <ListIcon name="handle" />
      </button>
      <div className={styles['what']}>{row(content)}</div>
      {carriedTo !== null && !isDragged ? (
        <Moves place={carriedTo} last={count - 1} onTo={(to) => drag.to(to)} onDone={() => drag.putDown()} />
      ) : (
        <button
          type="button"
          className={roundButtonClass()}
          aria-label={t('removeItem', { title })}
          title={t('removeItem', { title })}
          onClick={() => onRemove(content, place)}
        >
          <ListIcon name="remove" />
        </button>
      )}
    </li>
  );
});

const at = ({ clientY }: PointerEvent): { readonly y: number; readonly scrolled: number } => ({
  y: clientY,
  scrolled: window.scrollY,
});

const handleOf = (drag: DragState, place: number) => ({
  onPointerDown: (press: PointerEvent<HTMLElement>) => {
    if (press.button === 0 && drag.pointerDown(place, at(press)))
      press.currentTarget.setPointerCapture(press.pointerId);
  },
  onPointerMove: (move: PointerEvent<HTMLElement>) => drag.pointerMoved(at(move)),
  onPointerUp: () => drag.pointerUp(),
  onPointerCancel: () => drag.pointerLost(),
  onClick: () => drag.press(place),
  onKeyDown: (press: KeyboardEvent) => {
    if (!drag.key(press.key)) return;
    press.preventDefault();
    press.stopPropagation();
  },
});

interface MovesProps {
  readonly place: number;
  readonly last: number;
  readonly onTo: (place: number) => void;
  readonly onDone: () => void;
}

/** Buttons to move a lifted row, as an alternative to dragging. */
function Moves({ place, last, onTo, onDone }: MovesProps) {
  const t = useText();
  const moveButton = (icon: ListIconName, key: string, target: number) => (
    <button
      type="button"
      className={roundButtonClass()}
      aria-label={t(key)}
      title={t(key)}
      aria-disabled={target === place}
      onClick={() => onTo(target)}
    >
      <ListIcon name={icon} />
    </button>
  );
  return (
    <div className={styles['moves']}>
      {moveButton('first', 'carryFirst', 0)}
      {moveButton('up', 'carryUp', Math.max(0, place - 1))}
      {moveButton('down', 'carryDownOne', Math.min(last, place + 1))}
      {moveButton('last', 'carryLast', last)}
      <Button size="small" onClick={onDone}>
        {t('carryDone')}
      </Button>
    </div>
  );
}
