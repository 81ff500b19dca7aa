/** Asks for a profile's PIN and selects it (FAV-036). */
import { useText } from '../../i18n/hooks';
import { avatarOf } from '../avatars';
import type { ProfileStore } from '../ProfileStore';
import type { Profile } from '../rules/profileDraft';
import { Avatar } from './Avatar';
import { PinDialog } from './PinDialog';

export interface ProfilePinProps {
  readonly store: ProfileStore;
  readonly profile: Profile;
  /** `chosen`: the profile was selected. */
  readonly onClose: (chosen: boolean) => void;
}

export function ProfilePin({ store, profile, onClose }: ProfilePinProps) {
  const t = useText();
  return (
    <PinDialog
      title={t('profilePinTitle', { name: profile.name })}
      text={t('profilePinText')}
      picture={<Avatar name={avatarOf(profile)} />}
      forgotten={t('profilePinForgotten')}
      send={(pin) => store.choose(profile, pin)}
      onClose={onClose}
    />
  );
}
