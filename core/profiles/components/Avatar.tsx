/** Somebody's picture: a figure cut from two sheets of the brand's colours. It says nothing by itself; a name stands beside it. */
import { avatars, type AvatarName } from '../avatars';
import styles from './Avatar.module.css';

export interface AvatarProps {
  readonly name: AvatarName;
  readonly className?: string | undefined;
}

/** Fills the width it is given. */
export function Avatar({ name, className }: AvatarProps) {
  const { sheet, pieces } = avatars[name];
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true" className={`${styles['avatar']} ${className ?? ''}`} data-sheet={sheet}>
      <rect width="96" height="96" className={styles['sheet']} />
      {pieces.map(({ d, fill }) => (
        <path key={d} d={d} fillRule="evenodd" className={styles[fill]} />
      ))}
    </svg>
  );
}
