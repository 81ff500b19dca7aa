/** Class of a small icon-only button or link; the caller gives it an accessible name. */
import styles from './RoundButton.module.css';

/** The class name of round icon buttons. */
export const roundButtonClass = (): string | undefined => styles['round'];
