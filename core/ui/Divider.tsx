/** A word between two alternatives, with a line on either side. */
import type { ReactNode } from 'react';
import styles from './Divider.module.css';

/** A line with a word in its middle, such as "or". */
export function Divider({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles['divider']}>
      <span>{children}</span>
    </p>
  );
}
