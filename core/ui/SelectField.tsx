/** A labelled native `<select>`. */
import { useId, type SelectHTMLAttributes } from 'react';
import { describedBy, Field, type FieldTexts } from './Field';
import styles from './Field.module.css';
import { Icon } from './Icon';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface SelectFieldProps
  extends
    FieldTexts,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange' | 'value' | 'required' | 'children'> {
  /** Empty or not among the options: nothing is selected. */
  readonly value: string;
  readonly options: readonly SelectOption[];
  readonly onChange: (value: string) => void;
  /** Shown while nothing is selected; without it one of the options always is. */
  readonly placeholder?: string;
}

/** In a required field the placeholder cannot be selected again. */
export function SelectField({
  label,
  value,
  options,
  onChange,
  placeholder,
  error,
  hint,
  required,
  id,
  className,
  ...rest
}: SelectFieldProps) {
  const made = useId();
  const selectId = id ?? made;
  const chosen = options.some((option) => option.value === value) ? value : '';
  return (
    <Field id={selectId} label={label} error={error} hint={hint} required={required} className={className}>
      <div className={styles['box']}>
        <select
          {...rest}
          id={selectId}
          className={`${styles['input']} ${styles['select']}`}
          value={chosen}
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(selectId, { hint, error })}
          onChange={(change) => onChange(change.target.value)}
        >
          {placeholder !== undefined && (
            <option value="" disabled={required}>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles['end']} aria-hidden="true">
          <Icon name="down" />
        </span>
      </div>
    </Field>
  );
}
