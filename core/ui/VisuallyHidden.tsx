/** Text for assistive technology alone. */
import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Keeps its children out of sight but readable. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles['hidden']}>{children}</span>;
}
