/** The box or the dot that is ticked, in the brand's colours. Not in `index.ts`, which the first page carries. */
import type { InputHTMLAttributes } from 'react';
import styles from './CheckMark.module.css';

export interface CheckMarkProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> {
  /** A box for what is on or off, a dot for one of several. */
  readonly type: 'checkbox' | 'radio';
}

/** Whoever uses it puts words beside it, in a `label`. */
export function CheckMark(props: CheckMarkProps) {
  return <input {...props} className={styles['tick']} />;
}
