/**
 * A row as configured by its platform: heading, calls to action and background around a shelf of items
 * (HOM-008 to HOM-020).
 */
import { observer } from 'mobx-react-lite';
import { useCallback, type CSSProperties } from 'react';
import { useDirection, useText } from '../../i18n/hooks';
import type { CardShelfProps } from '../../sdk/cards';
import { rowLook } from '../../sdk/rowLook';
import { useBackgroundPicture } from '../../sdk/useBackgroundPicture';
import { useHistoryState } from '../../sdk/useRemembered';
import { noPlace, Shelf, type ShelfScrollPosition } from '../../ui/Shelf';
import { lazyPart } from '../lazyPart';
import styles from './CardShelf.module.css';

/** Lazy: few rows have any. */
const RowActions = lazyPart(async () => (await import('./RowActions')).RowActions);

export const CardShelf = observer(function CardShelf({
  row,
  itemSize,
  lines = 1,
  children,
  below,
}: CardShelfProps) {
  const t = useText();
  const sized = useBackgroundPicture();
  const place = useHistoryState<ShelfScrollPosition>(`shelf ${row.id}`, noPlace);
  const loadMore = useCallback(() => row.loadMore(), [row]);
  const direction = useDirection();
  const look = rowLook(row.presentation, direction);
  const layers = [
    look.gradient,
    look.backgroundImage === null ? null : `url(${JSON.stringify(sized(look.backgroundImage))})`,
  ].filter((layer) => layer !== null);
  const hasCalls = look.calls.length > 0 || look.rowType !== 'basic';
  return (
    <div
      className={styles['row']}
      data-type={look.rowType}
      data-grounded={layers.length > 0 || undefined}
      style={layers.length > 0 ? ({ '--row-ground': layers.join(', ') } as CSSProperties) : undefined}
    >
      <Shelf
        title={row.title}
        description={row.description}
        align={look.alignment}
        labels={{ previous: t('previousPage'), next: t('nextPage') }}
        itemSize={itemSize}
        lines={lines}
        busy={row.loading}
        hasMore={row.more}
        onNearEnd={loadMore}
        calls={
          hasCalls ? (
            <RowActions row={row} size={look.rowType === 'featured' ? 'medium' : 'small'} />
          ) : undefined
        }
        callsBesideTitle={look.rowType === 'inline'}
        items={row.items.map((content, index) => ({ key: content.id, node: children(content, index) }))}
        below={below}
        place={place}
      />
    </div>
  );
});
