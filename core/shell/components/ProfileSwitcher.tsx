/**
 * The profile switcher of the shell: opens the account's other profiles and the account (NAV-035, FAV-032).
 * Loaded for signed-in viewers.
 */
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { useText } from '../../i18n/hooks';
import { avatarOf } from '../../profiles/avatars';
import { Avatar } from '../../profiles/components/Avatar';
import { ProfilePin } from '../../profiles/components/ProfilePin';
import { profileService } from '../../profiles/profileService';
import type { ProfileStore } from '../../profiles/ProfileStore';
import type { Profile } from '../../profiles/rules/profileDraft';
import { useService } from '../../sdk/useService';
import { sessionStore } from '../../session/SessionStore';
import { Icon } from '../../ui/Icon';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { useDisclosure } from '../../pageKit/useDisclosure';
import { ProfileChoices } from './ProfileChoices';
import styles from './ProfileSwitcher.module.css';

export const ProfileSwitcher = observer(function ProfileSwitcher() {
  const t = useText();
  const { user } = useService(sessionStore);
  const service = useService(profileService);
  const [store, setStore] = useState<ProfileStore | 'failed' | null>(null);
  const [guarded, setGuarded] = useState<Profile | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const opener = useRef<HTMLButtonElement>(null);
  const { open, toggle, close, around } = useDisclosure();

  const load = () => {
    setStore(null);
    service().then(
      (loaded) => {
        setStore(loaded);
        void loaded.load();
      },
      () => setStore('failed'),
    );
  };
  const done = (profile: Profile) => {
    close();
    opener.current?.focus();
    setAnnouncement(t('profileChosen', { name: profile.name }));
  };
  const name = user?.profile?.name ?? user?.name ?? '';
  return (
    <div {...around} className={styles['switcher']}>
      <button
        ref={opener}
        type="button"
        className={styles['opener']}
        aria-expanded={open}
        onClick={() => {
          if (!open) load();
          toggle();
        }}
      >
        <span className={styles['face']}>
          <Avatar name={avatarOf(user?.profile ?? { id: user?.id ?? '' })} />
        </span>
        <span className={styles['name']}>{name}</span>
        <VisuallyHidden>{t('menuProfiles')}</VisuallyHidden>
        <Icon name="down" className={styles['turn']} />
      </button>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      {open && (
        <ProfileChoices store={store} onRetry={load} onGuarded={setGuarded} onDone={done} onLeave={close} />
      )}
      {guarded !== null && store !== null && store !== 'failed' && (
        <ProfilePin
          store={store}
          profile={guarded}
          onClose={(chosen) => {
            setGuarded(null);
            if (chosen) done(guarded);
          }}
        />
      )}
    </div>
  );
});
