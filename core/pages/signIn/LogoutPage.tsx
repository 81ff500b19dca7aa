/** Signs out, then goes on (SGN-061). */
import { useEffect } from 'react';
import { useText } from '../../i18n';
import { useSignInRoom } from '../../session/components/useSignInRoom';
import { Spinner } from '../../ui';
import styles from './LogoutPage.module.css';

export default function LogoutPage() {
  const t = useText();
  const room = useSignInRoom();
  useEffect(() => {
    void room.leave();
  }, [room]);
  return (
    <div className={styles['page']}>
      <Spinner label={t('signingOut')} />
    </div>
  );
}
