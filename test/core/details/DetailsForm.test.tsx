/** The form for a viewer's details, field by field: typing, messages, and what is sent. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DetailsForm } from '../../../core/details/components/DetailsForm';
import type { WantedDetail } from '../../../core/details/rules/detailField';
import { fakeContext, renderInRuntime } from '../../kit';

const asks = (...names: string[]) => names.map((fieldName) => ({ fieldName, label: fieldName }));
const countries = [
  {
    iso3166alpha2: 'PT',
    name: 'Portugal',
    callingCode: '+351',
    samplePhoneNumber: '912 345 678',
    addressRequiredFields: [...asks('line1'), { fieldName: 'postalCode', label: 'Postal code' }],
  },
  {
    iso3166alpha2: 'BR',
    name: 'Brazil',
    callingCode: '+55',
    samplePhoneNumber: '(11) 96123-4567',
    addressRequiredFields: [
      { fieldName: 'postalCode', label: 'CEP' },
      { fieldName: 'taxNumber', label: 'CPF' },
    ],
  },
  { iso3166alpha2: 'IE', name: 'Ireland', callingCode: '+353', addressRequiredFields: asks('line1') },
];
const want = (fieldName: string, more: Partial<WantedDetail> = {}): WantedDetail => ({
  fieldName,
  fieldType: fieldName,
  required: true,
  ...more,
});
const none: readonly never[] = [];

/** `known`: the details that the platform has. */
async function asked(
  wanted: readonly WantedDetail[],
  {
    known = {},
    ...where
  }: { readonly known?: object; readonly locale?: string; readonly texts?: string } = {},
) {
  const { runtime } = fakeContext({ options: {} });
  runtime.platform
    .answer('readCountries', { countries, callerCountryCode: 'PT' })
    .answer('readUserDetails', known)
    .answer('writeUserDetails', {});
  await renderInRuntime(
    <DetailsForm
      labelledBy="heading"
      wanted={wanted}
      restrictions={none}
      context="REGISTRATION"
      submitLabel="Save"
      onSaved={async () => true}
      report={() => undefined}
    />,
    { runtime, ...where },
  );
  const sent = () =>
    runtime.platform.calls.find(({ endpoint }) => endpoint === 'writeUserDetails')?.input as
      { readonly body: object } | undefined;
  const save = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    return sent()?.body;
  };
  return { runtime, save, sent };
}

describe('a date of birth', () => {
  const parts = () => screen.getAllByRole('textbox').map((part) => part.getAttribute('aria-label'));

  test.each([
    ['en', ['Month', 'Day', 'Year'], '12311990'],
    ['en-GB', ['Day', 'Month', 'Year'], '31121990'],
    ['pt', ['Day', 'Month', 'Year'], '31121990'],
    ['ar', ['Day', 'Month', 'Year'], '31121990'],
    ['hu', ['Year', 'Month', 'Day'], '19901231'],
    ['ja', ['Year', 'Month', 'Day'], '19901231'],
    ['sv', ['Year', 'Month', 'Day'], '19901231'],
  ])(
    'FRM-007 FRM-008 FRM-010 FRM-011 in %s it is asked for as %s, and can be typed without a break',
    async (locale, order, keys) => {
      const { save } = await asked([want('birthDate', { fieldType: 'date' })], { locale, texts: 'en' });
      expect(parts()).toEqual(order);
      await userEvent.click(screen.getAllByRole('textbox')[0]!);
      await userEvent.keyboard(keys);
      expect(screen.getAllByRole('textbox').at(-1)).toHaveFocus();
      expect(await save()).toEqual({ birthDate: '1990-12-31' });
    },
  );

  test.each([
    ['en', ['12', '31', '1990']],
    ['pt', ['31', '12', '1990']],
    ['ja', ['1990', '12', '31']],
  ])('in %s the platform’s date is shown as %s', async (locale, shown) => {
    await asked([want('birthDate', { fieldType: 'date' })], {
      locale,
      texts: 'en',
      known: { birthDate: '1990-12-31' },
    });
    expect(screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)).toEqual(shown);
  });

  test.each([
    ['nothing', [], 'Enter your date of birth.'],
    ['half of it', ['1990', '2'], 'There is no such date.'],
    ['the 30th of February', ['1990', '02', '30'], 'There is no such date.'],
  ])(
    'FRM-009 FRM-014 of %s every part shows the error, and the first has the focus',
    async (_what, typed, expected) => {
      const { save, sent } = await asked([want('birthDate', { fieldType: 'date' })], {
        locale: 'ja',
        texts: 'en',
      });
      for (const [place, part] of typed.entries())
        await userEvent.type(screen.getAllByRole('textbox')[place]!, part);
      await save();
      expect(sent()).toBeUndefined();
      for (const part of screen.getAllByRole('textbox')) expect(part).toHaveAccessibleDescription(expected);
      expect(screen.getAllByRole('textbox')[0]).toHaveFocus();
    },
  );
});

describe('a phone number', () => {
  const number = () => within(screen.getByRole('group', { name: 'Phone number' })).getByRole('textbox');

  test.each([
    ['the national number', 'PT', '912 345 678', '+351912345678'],
    ['a number with its country’s code', 'PT', '+351 912 345 678', '+351912345678'],
    ['one with zeros for the plus', 'PT', '00351912345678', '+351912345678'],
    ['one with the zero of calls within the country', 'IE', '085 012 3456', '+353850123456'],
    ['one with brackets and a dash', 'BR', '(11) 96123-4567', '+5511961234567'],
  ])('FRM-020 FRM-024 %s of %s', async (_what, country, typed, sent) => {
    const { save } = await asked([want('phoneNumber', { fieldType: 'phone' })]);
    await userEvent.selectOptions(screen.getByRole('combobox'), country);
    await userEvent.type(number(), typed);
    expect(await save()).toMatchObject({ phoneNumber: sent });
  });

  test.each([
    ['', 'Enter your phone number.'],
    ['12', 'This cannot be a phone number.'],
  ])('FRM-014 “%s” shows an error', async (typed, expected) => {
    const { save, sent } = await asked([want('phoneNumber', { fieldType: 'phone' })]);
    if (typed !== '') await userEvent.type(number(), typed);
    await save();
    expect([sent(), number().getAttribute('aria-invalid')]).toEqual([undefined, 'true']);
    expect(number()).toHaveAccessibleDescription(expected);
    expect(number()).toHaveFocus();
  });
});

describe('an address', () => {
  test.each([
    ['PT', ['Street and number', 'Postal code']],
    ['BR', ['CEP', 'CPF']],
    ['IE', ['Street and number']],
  ])('ACC-023 API-030 in %s asks for %s', async (country, fields) => {
    await asked([want('address')]);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Country/ }), country);
    expect(
      screen
        .getAllByRole('textbox')
        .map(
          (field) =>
            field.getAttribute('aria-label') ??
            field.closest('div')?.parentElement?.querySelector('label')?.textContent,
        ),
    ).toEqual(fields.map((field) => `${field}*`));
  });

  test('FRM-012 FRM-013 typed values stay when the country is changed and changed back', async () => {
    await asked([want('address')]);
    await userEvent.type(screen.getByRole('textbox', { name: /^Street/ }), 'Rua do Norte 4');
    for (const country of ['BR', 'PT'])
      await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Country/ }), country);
    expect(screen.getByRole('textbox', { name: /^Street/ })).toHaveValue('Rua do Norte 4');
  });
});

describe('a text', () => {
  const name = () => screen.getByRole('textbox', { name: /^Name/ });

  test('FRM-030 is trimmed on blur', async () => {
    const { save } = await asked([want('name')]);
    await userEvent.type(name(), '  Ada Lovelace ');
    await userEvent.tab();
    expect(name()).toHaveValue('Ada Lovelace');
    expect(await save()).toEqual({ name: 'Ada Lovelace' });
  });

  test.each([
    [true, 'Name*'],
    [false, 'Name'],
  ])('SGN-086 FRM-015 is required: %s. Its label is “%s”', async (required, label) => {
    await asked([want('name', { required })]);
    expect(screen.getByText('Name', { selector: 'label' })).toHaveTextContent(label);
    expect(name().hasAttribute('required')).toBe(required);
  });

  test('FRM-014 FRM-034 of blanks alone is empty: it shows an error and has the focus, and the next key clears the error', async () => {
    const { save, sent } = await asked([want('name')]);
    await userEvent.type(name(), '   ');
    await save();
    expect([sent(), name()]).toEqual([undefined, document.activeElement]);
    expect(name()).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(name(), 'A');
    await waitFor(() => expect(name()).not.toHaveAttribute('aria-invalid'));
  });
});
