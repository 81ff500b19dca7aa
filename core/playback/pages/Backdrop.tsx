/** Replaces the player: the content's still behind a message, with a back button and the brand, which leads home. */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../i18n/hooks';
import { checkedRealm, defaultPage } from '../../pageKit/pageServices';
import { useService } from '../../sdk/useService';
import { stillOf, type WatchedContent } from '../content';
import { Icon } from '../../ui/Icon';
import styles from './Backdrop.module.css';
import { Still } from '../components/Still';

export interface BackdropProps {
  readonly content: WatchedContent;
  /** Null if there is no page to return to, as in another site's frame. */
  readonly onBack: (() => void) | null;
  readonly children: ReactNode;
}

export function Backdrop({ content, onBack, children }: BackdropProps) {
  const t = useText();
  const { title: brand } = useService(checkedRealm);
  const { path: home } = useService(defaultPage);
  const still = stillOf(content);
  return (
    <div className={styles['backdrop']}>
      {still !== null && <Still src={still} className={styles['still']} />}
      {onBack !== null && (
        <div className={styles['head']}>
          <button type="button" className={styles['back']} aria-label={t('goBack')} onClick={onBack}>
            <Icon name="back" size={23} />
          </button>
          <Link to={home} className={styles['brand']}>
            {brand}
          </Link>
        </div>
      )}
      <div className={styles['content']}>{children}</div>
    </div>
  );
}
