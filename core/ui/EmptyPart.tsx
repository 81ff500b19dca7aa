/** A part of a page that holds nothing yet: what would stand here, and what to do about it. Not in `index.ts`. */
import type { ReactNode } from 'react';
import styles from './EmptyPart.module.css';
import { Thing, type ThingName } from './things';

export interface EmptyPartProps {
  readonly icon: ThingName;
  readonly title: string;
  readonly text: string;
  /** A way on. */
  readonly children?: ReactNode;
}

export function EmptyPart({ icon, title, text, children }: EmptyPartProps) {
  return (
    <div className={styles['empty']}>
      <span className={styles['icon']}>
        <Thing name={icon} size={38} />
      </span>
      <h3 className={styles['title']}>{title}</h3>
      <p className={styles['text']}>{text}</p>
      {children}
    </div>
  );
}
