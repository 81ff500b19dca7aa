/** A labelled text input with hint and error. */
import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { describedBy, Field, type FieldTexts } from './Field';
import styles from './Field.module.css';

/** Props of {@link TextField}: those of an HTML input, label, hint and error. */
export interface TextFieldProps
  extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'required'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** A control at the inline end of the field, such as a button that reveals the password. */
  readonly end?: ReactNode;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** A required input is marked with a star after its label (SGN-086). */
export function TextField({
  label,
  value,
  onChange,
  error,
  hint,
  end,
  inputRef,
  required,
  id,
  className,
  ...rest
}: TextFieldProps) {
  const made = useId();
  const inputId = id ?? made;
  return (
    <Field id={inputId} label={label} error={error} hint={hint} required={required} className={className}>
      <div className={styles['box']}>
        <input
          {...rest}
          ref={inputRef}
          id={inputId}
          className={styles['input']}
          value={value}
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(inputId, { hint, error })}
          onChange={(change) => onChange(change.target.value)}
        />
        {end !== undefined && <span className={styles['end']}>{end}</span>}
      </div>
    </Field>
  );
}
