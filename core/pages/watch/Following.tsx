/** The videos that follow, as cards. */
import { useText } from '../../i18n';
import { card, useNote, useService, type Content } from '../../sdk';
import { noPlace, Shelf, type ShelfPlace } from '../../ui';
import styles from './WatchPage.module.css';

/** Nothing while there are none. */
export function Following({ items }: { readonly items: readonly Content[] }) {
  const t = useText();
  const Card = useService(card);
  const place = useNote<ShelfPlace>('following', noPlace);
  if (items.length === 0) return null;
  return (
    <div className={styles['following']}>
      <Shelf
        title={t('watchFollowing')}
        labels={{ previous: t('previousPage'), next: t('nextPage') }}
        itemSize="var(--card-item)"
        place={place}
        items={items.map((content) => ({ key: content.id, node: <Card content={content} shape="default" /> }))}
      />
    </div>
  );
}
