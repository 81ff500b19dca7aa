/** A part of the account that holds nothing yet: what would stand here, and what to do about it. */
import type { ReactNode } from 'react';
import { Thing, type ThingName } from '../../ui/things';
import styles from './PartEmpty.module.css';

export interface PartEmptyProps {
  readonly icon: ThingName;
  readonly title: string;
  readonly text: string;
  /** A way on. */
  readonly children?: ReactNode;
}

export function PartEmpty({ icon, title, text, children }: PartEmptyProps) {
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
