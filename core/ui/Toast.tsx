/** News that comes up over a page and stays until it is closed. Whoever shows it announces it: it stands in a region of theirs. */
import type { HTMLAttributes } from 'react';
import { Icon } from './Icon';
import styles from './Toast.module.css';

export interface ToastProps extends HTMLAttributes<HTMLDivElement> {
  /** What kind of news it is. */
  readonly tone: 'live' | 'problem';
  readonly closeLabel: string;
  readonly onClose: () => void;
}

/** `className` lays out what stands in it, beside the button that closes it. */
export function Toast({ tone, closeLabel, onClose, className = '', children, ...rest }: ToastProps) {
  return (
    <div {...rest} className={`${styles['toast']} ${styles[tone]} ${className}`}>
      {children}
      <button type="button" className={styles['close']} aria-label={closeLabel} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}
