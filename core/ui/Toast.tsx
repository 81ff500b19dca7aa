/** A notification over the page, shown until it is closed. The caller renders it inside a live region. */
import type { HTMLAttributes } from 'react';
import { Icon } from './Icon';
import styles from './Toast.module.css';

export interface ToastProps extends HTMLAttributes<HTMLDivElement> {
  readonly tone: 'live' | 'problem';
  readonly closeLabel: string;
  readonly onClose: () => void;
}

/** `className` lays out the content next to the close button. */
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
