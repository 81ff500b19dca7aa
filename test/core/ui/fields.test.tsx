/** Fields: labels, errors, lists and dates. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DateField, datePartTyped, type DateFieldProps, type DateParts } from '../../../core/ui/DateField';
import { SelectField } from '../../../core/ui/SelectField';

describe('a select', () => {
  const options = [
    { value: 'PT', label: 'Portugal' },
    { value: 'BR', label: 'Brazil' },
  ];

  test('FRM-015 SGN-086 has its label, its star, and its error', () => {
    render(
      <SelectField
        label="Country"
        required
        value=""
        options={options}
        placeholder="Choose"
        error="Choose your country."
        onChange={() => undefined}
      />,
    );
    const list = screen.getByRole('combobox', { name: /^Country/ });
    expect(list).toBeRequired();
    expect(list).toBeInvalid();
    expect(list).toHaveAccessibleDescription('Choose your country.');
    expect(screen.getByRole('option', { name: 'Choose' })).toBeDisabled();
  });

  test('a value that is not among the options counts as empty', async () => {
    const chosen: string[] = [];
    render(
      <SelectField
        label="Country"
        value="XX"
        options={options}
        placeholder="Choose"
        onChange={(value) => chosen.push(value)}
      />,
    );
    expect(screen.getByRole('combobox')).toHaveValue('');
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Brazil');
    expect(chosen).toEqual(['BR']);
  });
});

describe('a date in parts', () => {
  const values: DateParts[] = [];
  const Dated = ({ order, error }: Pick<DateFieldProps, 'order' | 'error'>) => {
    const [value, setValue] = useState<DateParts>({ year: '', month: '', day: '' });
    return (
      <DateField
        label="Date of birth"
        required
        error={error}
        order={order}
        partLabels={{ year: 'Year', month: 'Month', day: 'Day' }}
        value={value}
        autoComplete="bday"
        onChange={(next) => {
          values.push(next);
          setValue(next);
        }}
      />
    );
  };

  test('FRM-008 FRM-011 the parts are in the order of the locale, under one label with its star', () => {
    render(<Dated order={['month', 'day', 'year']} />);
    expect(screen.getByRole('group', { name: 'Date of birth' })).toHaveTextContent('Date of birth*');
    expect(screen.getAllByRole('textbox').map((part) => part.getAttribute('aria-label'))).toEqual([
      'Month',
      'Day',
      'Year',
    ]);
    expect(screen.getByRole('textbox', { name: 'Year' })).toHaveAttribute('autocomplete', 'bday-year');
  });

  test('FRM-006 FRM-007 only digits are accepted, and a full part moves the focus on', async () => {
    render(<Dated order={['day', 'month', 'year']} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Day' }), '3a1');
    expect(screen.getByRole('textbox', { name: 'Month' })).toHaveFocus();
    await userEvent.keyboard('1219905');
    expect(values.at(-1)).toEqual({ day: '31', month: '12', year: '1990' });
  });

  test('FRM-014 an error belongs to every part', () => {
    render(<Dated order={['year', 'month', 'day']} error="There is no such date." />);
    for (const part of screen.getAllByRole('textbox'))
      expect(part).toHaveAccessibleDescription('There is no such date.');
  });

  test.each([
    ['FRM-003 a year of five digits', 'year', '19905', '1990', '1990'],
    ['FRM-004 a thirteenth month', 'month', '13', '1', '1'],
    ['FRM-005 a 32nd day', 'day', '32', '3', '3'],
    ['FRM-006 letters', 'day', 'x', '', ''],
    ['FRM-005 the 31st', 'day', '31', '3', '31'],
  ] as const)('%s', (_, part, typed, before, after) => {
    expect(datePartTyped(part, typed, before)).toBe(after);
  });
});
