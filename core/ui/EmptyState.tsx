/** Placeholder of an empty part of a page: what belongs here and what to do about it. Not in `index.ts`. */
import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';
import { AccountIcon, type AccountIconName } from './accountIcons';

/** Props of {@link EmptyState}. */
export interface EmptyStateProps {
  readonly icon: AccountIconName;
  readonly title: string;
  readonly text: string;
  /** Actions. */
  readonly children?: ReactNode;
}

/** Says that something is empty, with an icon and what to do. */
export function EmptyState({ icon, title, text, children }: EmptyStateProps) {
  return (
    <div className={styles['empty']}>
      <span className={styles['icon']}>
        <AccountIcon name={icon} size={38} />
      </span>
      <h3 className={styles['title']}>{title}</h3>
      <p className={styles['text']}>{text}</p>
      {children}
    </div>
  );
}
