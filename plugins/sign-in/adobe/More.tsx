/** Collapsed extra options. */
import type { ReactNode } from 'react';
import { Icon } from '../../../core/ui';
import styles from './CompanyPicker.module.css';

export function More({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details className={styles['fold']}>
      <summary>
        <span>{title}</span>
        <Icon name="down" />
      </summary>
      <div className={styles['folded']}>{children}</div>
    </details>
  );
}
