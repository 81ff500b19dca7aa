/** Tax number input. A country's format is applied while typing, and the caret keeps its digit position (FRM-012). */
import { useLayoutEffect, useRef, useState } from 'react';
import { TextField, type TextFieldProps } from '../../ui/TextField';
import { caretAfter, digitsIn, taxNumberForm, taxNumberShown } from '../rules/taxNumber';

export interface TaxInputProps extends Omit<TextFieldProps, 'inputRef'> {
  /** ISO 3166 alpha-2. */
  readonly country: string | null;
}

export function TaxInput({ country, value, onChange, ...rest }: TaxInputProps) {
  const input = useRef<HTMLInputElement>(null);
  /**
   * Digits before the caret; null before the first input. A new object per input event, since unchanged text
   * moves the caret too.
   */
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
