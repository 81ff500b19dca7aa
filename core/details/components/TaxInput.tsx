/** A tax number. Where it has a form of its own it takes that while it is typed, and the caret stays at the digit it stood at (FRM-012). */
import { useLayoutEffect, useRef, useState } from 'react';
import { TextField, type TextFieldProps } from '../../ui';
import { caretAfter, digitsIn, taxNumberForm, taxNumberShown } from '../rules/taxNumber';

export interface TaxInputProps extends Omit<TextFieldProps, 'inputRef'> {
  /** ISO 3166 alpha-2. */
  readonly country: string | null;
}

export function TaxInput({ country, value, onChange, ...rest }: TaxInputProps) {
  const input = useRef<HTMLInputElement>(null);
  /** Digits before the caret; null while nobody types. Each press is a new one, since one that changes nothing moves the caret as well. */
  const [typing, setTyping] = useState<{ readonly digits: number } | null>(null);
  useLayoutEffect(() => {
    if (typing === null || input.current === null) return;
    const caret = caretAfter(input.current.value, typing.digits);
    input.current.setSelectionRange(caret, caret);
  }, [typing]);
  const form = taxNumberForm(country);
  if (form === null) return <TextField {...rest} value={value} onChange={onChange} dir="auto" />;
  return (
    <TextField
      {...rest}
      inputRef={input}
      inputMode="numeric"
      dir="ltr"
      placeholder={form}
      value={value}
      onChange={(typed) => {
        const caret = input.current?.selectionStart ?? typed.length;
        setTyping({ digits: digitsIn(typed.slice(0, caret)) });
        onChange(taxNumberShown(typed, country));
      }}
    />
  );
}
