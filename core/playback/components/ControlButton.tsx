/** A button of the player: an icon with a name, shown as a tooltip. */
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Tooltip } from '../../ui';
import styles from './ControlButton.module.css';

export interface ControlButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  readonly label: string;
  readonly icon: ReactNode;
  /** The key that does the same, as it is written on it. */
  readonly shortcut?: string;
  readonly large?: boolean;
  /** Where there is room for the name. */
  readonly hint?: 'above' | 'below';
  readonly ref?: Ref<HTMLButtonElement>;
}

/** At least 44 px square, whatever the icon. */
export function ControlButton({ label, icon, shortcut, large = false, hint = 'above', className = '', ref, ...rest }: ControlButtonProps) {
  return (
    <Tooltip text={shortcut === undefined ? label : `${label} (${shortcut})`} side={hint} quiet={rest['aria-expanded'] === true} className={styles['place']}>
      <button {...rest} ref={ref} type="button" className={`${styles['button']} ${large ? styles['large'] : ''} ${className}`} aria-label={label} aria-keyshortcuts={shortcut}>
        {icon}
      </button>
    </Tooltip>
  );
}
