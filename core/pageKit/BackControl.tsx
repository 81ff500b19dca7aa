/** The back button on pages without a top bar (NAV-021). */
import { useText } from '../i18n/hooks';
import { Icon } from '../ui/Icon';
import { useGoBack } from './useGoBack';
import styles from './ContentHead.module.css';

export function BackControl() {
  const t = useText();
  const goBack = useGoBack();
  return (
    <button type="button" className={styles['back']} aria-label={t('contentBack')} onClick={goBack}>
      <Icon name="back" size={23} />
    </button>
  );
}
