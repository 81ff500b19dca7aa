/** A field for the number. */
import { useText } from 'proscenium/i18n';
import { TextField } from 'proscenium/ui';
import { useState } from 'react';

export interface NumberFormProps {
  /** The digits entered so far. */
  readonly onEnter: (number: string) => void;
  readonly disabled: boolean;
}

export function NumberForm({ onEnter, disabled }: NumberFormProps) {
  const t = useText();
  const [number, setNumber] = useState('');
  const enter = (value: string) => {
    setNumber(value);
    onEnter(value.replace(/\D/g, ''));
  };
  return (
    <TextField
      label={t('prepaidNumber')}
      value={number}
      onChange={enter}
      disabled={disabled}
      inputMode="numeric"
      autoComplete="off"
      required
    />
  );
}
