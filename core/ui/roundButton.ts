/** A small button or link of an icon alone; its name is in its label. */
import styles from './RoundButton.module.css';

export const roundButtonClass = (): string | undefined => styles['round'];
