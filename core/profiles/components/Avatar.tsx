/** An avatar in two of the brand's colors. Decorative: the name must be shown next to it. */
import { avatars, type AvatarName } from '../avatars';
import styles from './Avatar.module.css';

export interface AvatarProps {
  readonly name: AvatarName;
  readonly className?: string | undefined;
}

/** Fills its container's width. */
export function Avatar({ name, className }: AvatarProps) {
  const { sheet, pieces } = avatars[name];
  return (
    <svg
      viewBox="0 0 96 96"
      aria-hidden="true"
      className={`${styles['avatar']} ${className ?? ''}`}
      data-sheet={sheet}
    >
      <rect width="96" height="96" className={styles['sheet']} />
      {pieces.map(({ d, fill }) => (
        <path key={d} d={d} fillRule="evenodd" className={styles[fill]} />
      ))}
    </svg>
  );
}
