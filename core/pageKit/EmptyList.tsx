/** An empty list within a page that shows more (CAT-093). */
import { useService } from '../sdk/useService';
import { Picture } from '../ui/Picture';
import { checkedRealm } from './pageServices';
import styles from './ContentPage.module.css';
import { useText } from '../i18n/hooks';
import { RoleLink } from '../routing/RoutingProvider';
import { buttonClass } from '../ui/Button';

export function EmptyList({ title, text }: { readonly title: string; readonly text: string }) {
  const { images } = useService(checkedRealm);
  return (
    <div className={styles['empty']} data-list-state="empty">
      {images.empty !== undefined && (
        <Picture src={images.empty} alt="" ratio="4 / 3" className={styles['picture']} />
      )}
      <div className={styles['emptyWords']}>
        <h2 className={styles['emptyTitle']}>{title}</h2>
        <p className={styles['muted']}>{text}</p>
      </div>
    </div>
  );
}

/** A link from an empty list to the whole catalogue. */
export function BrowseLink() {
  const t = useText();
  return (
    <RoleLink to="GRID" className={buttonClass('secondary')}>
      {t('searchBrowse')}
    </RoleLink>
  );
}
