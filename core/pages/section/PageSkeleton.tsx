/** The shapes of a page of rows before its data is there, of the same sizes as what comes. */
import { VisuallyHidden } from '../../ui';
import styles from './PageSkeleton.module.css';

const eight = Array.from({ length: 8 }, (_, index) => index);

export function RowSkeleton({ shape }: { readonly shape: 'cards' | 'posters' | 'hero' }) {
  if (shape === 'hero') return <div className={styles['hero']} aria-hidden="true" />;
  return (
    <div className={styles['row']} aria-hidden="true">
      <div className={styles['title']} />
      <div className={styles['cards']}>
        {eight.map((index) => (
          <div key={index} className={`${styles['card']} ${styles[shape]}`} />
        ))}
      </div>
    </div>
  );
}

/** A whole page's; says once that it is loading. */
export function PageSkeleton({ label }: { readonly label: string }) {
  return (
    <div className={styles['page']} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <RowSkeleton shape="hero" />
      <RowSkeleton shape="cards" />
      <RowSkeleton shape="cards" />
    </div>
  );
}
