/** Signs out, then redirects (SGN-061). */
import { useEffect } from 'react';
import { useText } from '../../i18n/hooks';
import { useSignInService } from '../components/useSignInService';
import { Spinner } from '../../ui/Spinner';
import styles from './LogoutPage.module.css';

export default function LogoutPage() {
  const t = useText();
  const service = useSignInService();
  useEffect(() => {
    void service.leave();
  }, [service]);
  return (
    <div className={styles['page']}>
      <Spinner label={t('signingOut')} />
    </div>
  );
}
