/** The avatar picker: a radio group, so that arrow keys work. */
import { useId } from 'react';
import { useText } from '../../i18n/hooks';
import { avatarNames, type AvatarName } from '../avatars';
import { Avatar } from '../components/Avatar';
import styles from './AvatarChoice.module.css';

const labels = {
  moon: 'avatarMoon',
  sun: 'avatarSun',
  wave: 'avatarWave',
  kite: 'avatarKite',
  leaf: 'avatarLeaf',
  bird: 'avatarBird',
  fish: 'avatarFish',
  star: 'avatarStar',
  peak: 'avatarPeak',
  cat: 'avatarCat',
} as const satisfies Readonly<Record<AvatarName, string>>;

export function AvatarChoice({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (name: AvatarName) => void;
}) {
  const t = useText();
  const group = useId();
  return (
    <fieldset>
      <legend className={styles['legend']}>{t('profilePicture')}</legend>
      <div className={styles['pictures']}>
        {avatarNames.map((name) => (
          <label key={name} className={styles['picture']}>
            <input
              type="radio"
              name={group}
              value={name}
              checked={value === name}
              aria-label={t(labels[name])}
              onChange={() => onChange(name)}
            />
            <Avatar name={name} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
