/** A button of the player: an icon with a name, shown as a hint when pointed at. */
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './ControlButton.module.css';

export interface ControlButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  readonly label: string;
  readonly icon: ReactNode;
  /** The key that does the same, as it is written on it. */
  readonly shortcut?: string;
  readonly large?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** At least 44 px square, whatever the icon. */
export function ControlButton({ label, icon, shortcut, large = false, className = '', ref, ...rest }: ControlButtonProps) {
  return (
    <button
      {...rest}
      ref={ref}
      type="button"
      className={`${styles['button']} ${large ? styles['large'] : ''} ${className}`}
      aria-label={label}
      aria-keyshortcuts={shortcut}
      data-hint={shortcut === undefined ? label : `${label} (${shortcut})`}
    >
      {icon}
    </button>
  );
}
