/** A labelled line of text with its hint and its mistake. */
import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import styles from './TextField.module.css';

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What is wrong with the value; ties the text to the field. */
  readonly error?: string | null | undefined;
  readonly hint?: string | undefined;
  /** A control inside the field's end, such as a password's eye. */
  readonly end?: ReactNode;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** A text input. A required one is marked with a star beside its label (SGN-086). */
export function TextField({ label, value, onChange, error, hint, end, inputRef, required, id, className, ...rest }: TextFieldProps) {
  const made = useId();
  const inputId = id ?? made;
  const said = [hint === undefined ? null : `${inputId}-hint`, error ? `${inputId}-error` : null].filter((part) => part !== null);
  return (
    <div className={`${styles['field']} ${className ?? ''}`} data-invalid={error ? true : undefined}>
      <label htmlFor={inputId} className={styles['label']}>
        {label}
        {required === true && (
          <span aria-hidden="true" className={styles['star']}>
            *
          </span>
        )}
      </label>
      <div className={styles['box']}>
        <input
          {...rest}
          ref={inputRef}
          id={inputId}
          className={styles['input']}
          value={value}
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={said.length > 0 ? said.join(' ') : undefined}
          onChange={(change) => onChange(change.target.value)}
        />
        {end !== undefined && <span className={styles['end']}>{end}</span>}
      </div>
      {hint !== undefined && (
        <p id={`${inputId}-hint`} className={styles['hint']}>
          {hint}
        </p>
      )}
      {error ? (
        <p id={`${inputId}-error`} className={styles['error']}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
