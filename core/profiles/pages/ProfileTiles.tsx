/** Tiles of all profiles, and one for adding a profile. */
import { observer } from 'mobx-react-lite';
import { useText } from '../../i18n/hooks';
import { avatarOf } from '../avatars';
import { Avatar } from '../components/Avatar';
import type { ProfileStore } from '../ProfileStore';
import type { Profile } from '../rules/profileDraft';
import { Icon, Drawing } from '../../ui/Icon';
import { Spinner } from '../../ui/Spinner';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './ProfileTiles.module.css';

export interface ProfileTilesProps {
  readonly store: ProfileStore;
  /** A press edits a profile instead of selecting it. */
  readonly managing: boolean;
  readonly onPress: (profile: Profile) => void;
  readonly onAdd: () => void;
}

const PEN = 'M5 19l1-4.500L15.500 5 19 8.500 9.500 18ZM13.500 7l3.500 3.500';
const PLUS = 'M12 4v16M4 12h16';

export const ProfileTiles = observer(function ProfileTiles({
  store,
  managing,
  onPress,
  onAdd,
}: ProfileTilesProps) {
  const t = useText();
  return (
    <ul className={styles['tiles']} data-managing={managing || undefined}>
      {store.profiles.map((profile) => (
        <li key={profile.id}>
          <Tile store={store} profile={profile} managing={managing} onPress={() => onPress(profile)} />
        </li>
      ))}
      {store.mayManage && !store.isFull && (
        <li>
          <button type="button" className={styles['tile']} data-add onClick={onAdd}>
            <span className={styles['face']}>
              <span className={styles['empty']}>
                <Drawing drawing={PLUS} size={38} />
              </span>
            </span>
            <span className={styles['name']}>{t('profileAdd')}</span>
          </button>
        </li>
      )}
    </ul>
  );
});

const Tile = observer(function Tile({
  store,
  profile,
  managing,
  onPress,
}: {
  readonly store: ProfileStore;
  readonly profile: Profile;
  readonly managing: boolean;
  readonly onPress: () => void;
}) {
  const t = useText();
  const isPresent = profile.id === store.present;
  const guarded = !managing && store.asksPin(profile);
  const note = profile.isChild ? t('profileChildMark') : isPresent ? t('profilePresent') : null;
  return (
    <button
      type="button"
      className={styles['tile']}
      aria-current={isPresent || undefined}
      aria-busy={store.choosing === profile.id || undefined}
      disabled={store.choosing !== null}
      onClick={onPress}
    >
      <span className={styles['face']}>
        <Avatar name={avatarOf(profile)} />
        {managing && (
          <span className={styles['mark']}>
            <Drawing drawing={PEN} size={38} />
          </span>
        )}
        {guarded && (
          <span className={styles['mark']}>
            <Icon name="lock" size={38} />
          </span>
        )}
        {store.choosing === profile.id && (
          <span className={styles['mark']}>
            <Spinner small />
          </span>
        )}
      </span>
      {/* While managing, the accessible name describes the action; otherwise the profile's name suffices. */}
      <span className={styles['name']}>
        {managing ? (
          <span aria-label={t('profileEditNamed', { name: profile.name })}>{profile.name}</span>
        ) : (
          profile.name
        )}
      </span>
      {guarded && <VisuallyHidden>{t('profileAsksPin')}</VisuallyHidden>}
      <span className={styles['note']}>{note}</span>
    </button>
  );
});

/** Skeleton of the tiles. */
export function TilesComing() {
  const t = useText();
  return (
    <div role="status" className={styles['coming']}>
      <VisuallyHidden>{t('profilesLoading')}</VisuallyHidden>
      <ul className={styles['tiles']} aria-hidden="true">
        {[0, 1, 2].map((place) => (
          <li key={place} className={styles['ghost']}>
            <span />
            <span />
          </li>
        ))}
      </ul>
    </div>
  );
}
