/** Skeletons of a vertical list's items, of the same size. */
import styles from './ContentItems.module.css';

const LINES = 6;

export function LineSkeleton({ count = LINES }: { readonly count?: number }) {
  return Array.from({ length: count }, (_, index) => (
    <div key={index} className={styles['ghostPlace']} aria-hidden="true">
      <div className={`${styles['line']} ${styles['ghost']}`}>
        <span className={styles['frame']} />
        <span className={styles['about']}>
          <span />
          <span />
        </span>
      </div>
    </div>
  ));
}
