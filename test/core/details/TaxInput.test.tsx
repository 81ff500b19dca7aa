/** The tax number field, by key presses. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TaxInput } from '../../../core/details/components/DetailInput';

function Asked({ country, first }: { readonly country: string; readonly first: string }) {
  const [value, setValue] = useState(first);
  return <TaxInput label="Tax number" country={country} value={value} onChange={setValue} />;
}

test.each<[what: string, first: string, keys: string, at: number, value: string, caret: number]>([
  ['digits get their points and dash', '', '12345678909', 0, '123.456.789-09', 14],
  ['what is no digit stays out, and the caret where it was', '123.456', 'x', 2, '123.456', 2],
  ['a digit in the middle keeps the caret behind it', '123.456.789-0', '9', 1, '192.345.678-90', 2],
  ['one that makes a point begins after it only with the next digit', '12', '34', 2, '123.4', 5],
  ['a twelfth digit has no place at the end', '123.456.789-09', '1', 14, '123.456.789-09', 14],
  ['Backspace takes the digit before the caret', '123.456.789-09', '{Backspace}', 5, '123.567.890-9', 3],
  ['Delete takes the one after it', '123.456.789-09', '{Delete}', 0, '234.567.890-9', 0],
])('FRM-012 Brazil: %s', async (_what, first, keys, at, value, caret) => {
  render(<Asked country="BR" first={first} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Tax number' });
  await userEvent.type(field, keys, { initialSelectionStart: at, initialSelectionEnd: at });
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual([value, caret, caret]);
});

test('FRM-012 Brazil: it shows the format, accepts digits, and runs from left to right in every language', () => {
  render(<Asked country="BR" first="" />);
  const field = screen.getByRole('textbox');
  expect(['placeholder', 'inputmode', 'dir'].map((name) => field.getAttribute(name))).toEqual([
    '000.000.000-00',
    'numeric',
    'ltr',
  ]);
});

test('FRM-012 elsewhere it is text', async () => {
  render(<Asked country="PT" first="" />);
  await userEvent.type(screen.getByRole('textbox'), 'PT 509 442 013');
  expect(screen.getByRole('textbox')).toHaveValue('PT 509 442 013');
});
