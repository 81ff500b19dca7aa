/** A field for a four-digit PIN; also accepts Arabic digits. */
import type { Ref } from 'react';
import { TextField } from '../../ui/TextField';
import { PIN_LENGTH, pinDigits } from '../rules/profileProblem';
import styles from './PinField.module.css';

export interface PinFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (digits: string) => void;
  readonly error?: string | null;
  readonly hint?: string;
  readonly required?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** Not type=password: browsers must not offer to save it, nor fill in the account's password. */
export function PinField({
  label,
  value,
  onChange,
  error = null,
  hint,
  required = false,
  inputRef,
}: PinFieldProps) {
  return (
    <TextField
      label={label}
      value={value}
      onChange={(typed) => onChange(pinDigits(typed))}
      error={error}
      {...(hint === undefined ? {} : { hint })}
      {...(inputRef === undefined ? {} : { inputRef })}
      required={required}
      className={styles['pin']}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      maxLength={PIN_LENGTH + 2}
      data-pin
    />
  );
}
