/** Multi-line message for the card. */
import { useId } from 'react';
import styles from './MessageField.module.css';

export interface MessageFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly limit: number;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function MessageField({ label, hint, limit, value, onChange }: MessageFieldProps) {
  const id = useId();
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className={styles['text']}
        dir="auto"
        rows={4}
        maxLength={limit}
        value={value}
        aria-describedby={`${id}-hint`}
        onChange={(change) => onChange(change.target.value)}
      />
      <p id={`${id}-hint`} className={styles['hint']}>
        {hint}
      </p>
    </div>
  );
}
