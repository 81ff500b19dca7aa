/** A checkbox or radio button in the brand's colors. Not in `index.ts`, which is part of the first chunk. */
import type { InputHTMLAttributes } from 'react';
import styles from './CheckMark.module.css';

/** Props of {@link CheckMark}. */
export interface CheckMarkProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> {
  /** A checkbox is on or off; a radio button is one of several. */
  readonly type: 'checkbox' | 'radio';
}

/** The caller adds a `label`. */
export function CheckMark(props: CheckMarkProps) {
  return <input {...props} className={styles['tick']} />;
}
