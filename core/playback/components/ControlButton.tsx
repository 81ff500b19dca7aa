/** An icon button of the player, with its name as a tooltip. */
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Tooltip } from '../../ui/Tooltip';
import styles from './ControlButton.module.css';

export interface ControlButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  readonly label: string;
  readonly icon: ReactNode;
  /** The key that does the same, as printed on the keyboard. */
  readonly shortcut?: string;
  readonly large?: boolean;
  /** The side of the button where the tooltip fits. */
  readonly hint?: 'above' | 'below';
  readonly ref?: Ref<HTMLButtonElement>;
}

/** At least 44 px square. */
export function ControlButton({
  label,
  icon,
  shortcut,
  large = false,
  hint = 'above',
  className = '',
  ref,
  ...rest
}: ControlButtonProps) {
  return (
    <Tooltip
      text={shortcut === undefined ? label : `${label} (${shortcut})`}
      side={hint}
      quiet={rest['aria-expanded'] === true}
      className={styles['place']}
    >
      <button
        {...rest}
        ref={ref}
        type="button"
        className={`${styles['button']} ${large ? styles['large'] : ''} ${className}`}
        aria-label={label}
        aria-keyshortcuts={shortcut}
      >
        {icon}
      </button>
    </Tooltip>
  );
}
