/** A field of four digits that nobody reads along: what is typed in Arabic digits counts as well. */
import type { Ref } from 'react';
import { TextField } from '../../ui';
import { PIN_LENGTH, pinDigits } from '../rules/pinRule';
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

/** No password: browsers must not offer to keep it, nor fill in that of the account. */
export function PinField({ label, value, onChange, error = null, hint, required = false, inputRef }: PinFieldProps) {
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
