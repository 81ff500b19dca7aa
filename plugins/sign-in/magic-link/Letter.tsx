/** Decorative envelope in the brand's colours. */
import styles from './LinkSent.module.css';

export function Letter() {
  return (
    <svg
      className={styles['letter']}
      viewBox="6 4 84 64"
      width="84"
      height="64"
      fill="none"
      strokeWidth="3"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path className={styles['paper']} d="M20 34V6h56v28M32 18h32M32 28h20" />
      <path className={styles['envelope']} d="M8 30v36h80V30L48 54Z" />
      <path className={styles['fold']} d="m8 66 28-19m52 19L60 47" />
    </svg>
  );
}
