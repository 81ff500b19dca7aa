/** The drop-down of the profile switcher: the profiles, and links to manage them and to the account. */
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useText } from '../../i18n/hooks';
import { avatarOf } from '../../profiles/avatars';
import { Avatar } from '../../profiles/components/Avatar';
import type { ProfileStore } from '../../profiles/ProfileStore';
import type { Profile } from '../../profiles/rules/profileDraft';
import { RoleLink } from '../../routing/RoutingProvider';
import { session } from '../../sdk/services';
import { useService } from '../../sdk/useService';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Spinner } from '../../ui/Spinner';
import styles from './ProfileSwitcher.module.css';

export interface ProfileChoicesProps {
  /** Null while its code is loading. */
  readonly store: ProfileStore | 'failed' | null;
  readonly onRetry: () => void;
  /** The profile requires a PIN first. */
  readonly onGuarded: (profile: Profile) => void;
  readonly onDone: (profile: Profile) => void;
  /** The viewer followed a link. */
  readonly onLeave: () => void;
}

export const ProfileChoices = observer(function ProfileChoices({
  store,
  onRetry,
  onGuarded,
  onDone,
  onLeave,
}: ProfileChoicesProps) {
  const t = useText();
  const { viewer } = useService(session);
  return (
    <div className={styles['drop']}>
      {store === 'failed' ? (
        <Failed onRetry={onRetry} />
      ) : (
        <Profiles store={store} onGuarded={onGuarded} onDone={onDone} />
      )}
      <ul className={styles['links']}>
        <li>
          <RoleLink to="PROFILES" className={styles['link']} onClick={onLeave}>
            {t('menuProfiles')}
          </RoleLink>
        </li>
        {!viewer.isChild && (
          <li>
            <RoleLink to="ACCOUNT" className={styles['link']} onClick={onLeave}>
              {t('menuAccount')}
            </RoleLink>
          </li>
        )}
        <li className={styles['signOut']}>
          <RoleLink to="LOGOUT" className={styles['link']} onClick={onLeave}>
            <Icon name="signOut" />
            {t('signOut')}
          </RoleLink>
        </li>
      </ul>
    </div>
  );
});

const Profiles = observer(function Profiles({
  store,
  onGuarded,
  onDone,
}: { readonly store: ProfileStore | null } & Pick<ProfileChoicesProps, 'onGuarded' | 'onDone'>) {
  const t = useText();
  const [problem, setProblem] = useState<string | null>(null);
  if (store === null || (store.profiles.length === 0 && store.status !== 'failed'))
    return (
      <div className={styles['waiting']}>
        <Spinner small label={t('loadingPage')} />
      </div>
    );
  if (store.profiles.length === 0) return <Failed onRetry={() => void store.load()} />;
  const choose = async (profile: Profile) => {
    if (profile.id === store.present) return onDone(profile);
    if (store.asksPin(profile)) return onGuarded(profile);
    const answer = await store.choose(profile);
    if (answer.done) onDone(profile);
    else setProblem(answer.problem);
  };
  return (
    <>
      {problem !== null && <Alert>{t(problem)}</Alert>}
      <ul className={styles['profiles']}>
        {store.profiles.map((profile) => (
          <li key={profile.id}>
            <button
              type="button"
              className={styles['choice']}
              aria-current={profile.id === store.present || undefined}
              disabled={store.choosing !== null}
              onClick={() => void choose(profile)}
            >
              <span className={styles['face']}>
                <Avatar name={avatarOf(profile)} />
              </span>
              <span className={styles['who']}>
                {profile.name}
                {profile.isChild && <small>{t('profileChildMark')}</small>}
              </span>
              {store.choosing === profile.id ? (
                <Spinner small />
              ) : profile.id === store.present ? (
                <Icon name="check" />
              ) : store.asksPin(profile) ? (
                <Icon name="lock" />
              ) : null}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
});

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useText();
  return (
    <div className={styles['failed']}>
      <Alert>{t('genericError')}</Alert>
      <Button variant="secondary" size="small" onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </div>
  );
}
