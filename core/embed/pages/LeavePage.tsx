/** In another site's frame, replaces every page except the player's: a link that opens it in its own window. */
import { useLocation } from 'react-router-dom';
import { useText } from '../../i18n/hooks';
import { useService } from '../../sdk/useService';
import { Button, buttonClass } from '../../ui/Button';
import { checkedRealm } from '../../pageKit/pageServices';
import { useGoBack } from '../../pageKit/useGoBack';
import styles from './LeavePage.module.css';

/** Prevents sign-in and payment in a frame, whose address viewers cannot see. */
export default function LeavePage() {
  const t = useText();
  const { title } = useService(checkedRealm);
  const { pathname, search } = useLocation();
  const goBack = useGoBack();
  return (
    <section className={styles['leave']}>
      <h1 className={styles['title']}>{t('embedLeaveTitle', { realm: title })}</h1>
      <p className={styles['text']}>{t('embedLeaveText')}</p>
      <p className={styles['actions']}>
        <a className={buttonClass()} href={pathname + search} target="_blank" rel="noopener">
          {t('embedLeaveOpen', { realm: title })}
        </a>
        <Button variant="secondary" onClick={goBack}>
          {t('embedLeaveBack')}
        </Button>
      </p>
    </section>
  );
}
