/** An important message in the page. */
import type { ReactNode } from 'react';
import styles from './Alert.module.css';
import { Icon } from './Icon';

/** Props of {@link Alert}. */
export interface AlertProps {
  readonly tone?: 'problem' | 'success';
  readonly children: ReactNode;
}

/** A live region: a problem is an `alert` (ERR-028), a success a `status`. */
export function Alert({ tone = 'problem', children }: AlertProps) {
  return (
    <div className={`${styles['alert']} ${styles[tone]}`} role={tone === 'problem' ? 'alert' : 'status'}>
      <Icon name={tone === 'problem' ? 'warning' : 'check'} />
      <div>{children}</div>
    </div>
  );
}
