/** The videos that follow, as cards. */
import { useText } from '../../i18n/hooks';
import { card, type Content } from '../../sdk/services';
import { useHistoryState } from '../../sdk/useRemembered';
import { useService } from '../../sdk/useService';
import { noPlace, Shelf, type ShelfScrollPosition } from '../../ui/Shelf';
import styles from './WatchPage.module.css';

/** Renders nothing if there are none. */
export function UpNext({ items }: { readonly items: readonly Content[] }) {
  const t = useText();
  const Card = useService(card);
  const place = useHistoryState<ShelfScrollPosition>('following', noPlace);
  if (items.length === 0) return null;
  return (
    <div className={styles['following']}>
      <Shelf
        title={t('watchFollowing')}
        labels={{ previous: t('previousPage'), next: t('nextPage') }}
        itemSize="var(--card-item)"
        place={place}
        items={items.map((content) => ({
          key: content.id,
          node: <Card content={content} shape="default" />,
        }))}
      />
    </div>
  );
}
