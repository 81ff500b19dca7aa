/** Indeterminate progress indicator. */
import styles from './Spinner.module.css';

/** Props of {@link Spinner}. */
export interface SpinnerProps {
  /** 24 px instead of 100 px (RLM-049). */
  readonly small?: boolean;
  /** Describes what is loading; without it the spinner is decorative. */
  readonly label?: string;
}

/** With a label it is a `status` that assistive technology announces. */
export function Spinner({ small = false, label }: SpinnerProps) {
  return (
    <span
      className={`${styles['spinner']} ${small ? styles['small'] : ''}`}
      role={label === undefined ? undefined : 'status'}
    >
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth={small ? 3 : 1.5}
        strokeLinecap="round"
      >
        <circle cx="12" cy="12" r="10" opacity="0.2" />
        <path d="M12 2a10 10 0 0 1 10 10" />
      </svg>
      {label !== undefined && <span className={styles['label']}>{label}</span>}
    </span>
  );
}
