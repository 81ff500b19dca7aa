/** Core's button. Links that look like a button use {@link buttonClass}. */
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './Button.module.css';
import { Spinner } from './Spinner';

/** Emphasis of a button: one primary per screen. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet';
/** Sizes of a button. */
export type ButtonSize = 'medium' | 'small';

/** Props of {@link Button}: those of an HTML button, variant and size. */
export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** In progress: the button keeps its size, shows a spinner and is disabled. */
  readonly busy?: boolean;
  readonly icon?: ReactNode;
  /** Fills the line. */
  readonly wide?: boolean;
}

/** Class names for an element that should look like a button. */
export function buttonClass(
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'medium',
  wide = false,
): string {
  return [styles['button'], styles[variant], styles[size], wide ? styles['wide'] : '']
    .filter(Boolean)
    .join(' ');
}

/** A button; `type` defaults to `button`. */
export function Button({
  variant = 'primary',
  size = 'medium',
  busy = false,
  wide = false,
  icon,
  className,
  children,
  disabled,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled === true || busy}
      aria-busy={busy || undefined}
      className={`${buttonClass(variant, size, wide)} ${className ?? ''}`}
    >
      {busy ? <Spinner small /> : icon}
      <span className={styles['label']}>{children}</span>
    </button>
  );
}
