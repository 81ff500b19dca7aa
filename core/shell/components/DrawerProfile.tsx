/**
 * The current profile at the top of the menu drawer, with links to the profiles and the account. Loaded with
 * the drawer's first opening.
 */
import { observer } from 'mobx-react-lite';
import { useText } from '../../i18n/hooks';
import { avatarOf } from '../../profiles/avatars';
import { Avatar } from '../../profiles/components/Avatar';
import { RoleLink } from '../../routing/RoutingProvider';
import { session } from '../../sdk/services';
import { useService } from '../../sdk/useService';
import { sessionStore } from '../../session/SessionStore';
import { Icon } from '../../ui/Icon';
import styles from './DrawerProfile.module.css';

export const DrawerProfile = observer(function DrawerProfile({
  onFollow,
}: {
  readonly onFollow: () => void;
}) {
  const t = useText();
  const { viewer } = useService(session);
  const { user } = useService(sessionStore);
  return (
    <div className={styles['profile']}>
      <RoleLink to="PROFILES" className={styles['who']} onClick={onFollow}>
        <span className={styles['face']}>
          <Avatar name={avatarOf(user?.profile ?? { id: user?.id ?? '' })} />
        </span>
        <span className={styles['words']}>
          <span className={styles['name']}>{user?.profile?.name ?? user?.name ?? ''}</span>
          <span className={styles['note']}>{t('menuProfiles')}</span>
        </span>
        <Icon name="next" />
      </RoleLink>
      {!viewer.isChild && (
        <RoleLink to="ACCOUNT" className={styles['account']} onClick={onFollow}>
          {t('menuAccount')}
        </RoleLink>
      )}
    </div>
  );
});
