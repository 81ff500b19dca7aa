/**
 * The forms that ask for details of a viewer, in the composed product: what is required where, phone numbers,
 * addresses and emails.
 */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { basket, licence } from '../commerce/commerceFixture';
import { browserProfile, compose, composedTests, platform, signedIn, type Composed } from './composed';

composedTests();

const user = {
  id: '7',
  email: 'ada@example.org',
  role: 'USER',
  isGuest: false,
  location: { countryCode: 'PT' },
};
const countries = [
  {
    iso3166alpha2: 'GB',
    name: 'United Kingdom',
    callingCode: '+44',
    addressRequiredFields: [{ fieldName: 'line1', label: 'line1' }],
  },
  {
    iso3166alpha2: 'PT',
    name: 'Portugal',
    callingCode: '+351',
    addressRequiredFields: [
      { fieldName: 'line1', label: 'line1' },
      {
        fieldName: 'administrativeLevel1',
        label: 'District',
        acceptableValues: [
          { value: 'LX', displayName: 'Lisbon' },
          { value: 'PO', displayName: 'Porto' },
        ],
      },
      { fieldName: 'parish', label: 'Parish' },
    ],
  },
  { iso3166alpha2: 'ES', name: 'Spain', callingCode: '+34', addressRequiredFields: [] },
];

interface Given {
  /** The caller's country; null where the platform does not know it. */
  readonly caller?: string | null;
  readonly known?: object;
  readonly restrictions?: readonly object[];
}

const DETAILS = '/api/v2/user/details';

/** A page of a viewer of the provider `id`; gives what was saved. */
async function open(at: string, { caller = 'PT', known = {}, restrictions = [] }: Given = {}) {
  platform().persist().get('/api/v2/user').reply(200, user);
  platform()
    .persist()
    .get('/api/v2/country')
    .query(true)
    .reply(200, { countries, ...(caller === null ? {} : { callerCountryCode: caller }) });
  platform().persist().get(DETAILS).reply(200, known);
  platform().persist().put(DETAILS).reply(200, {});
  const change = (document: Record<string, unknown>) => {
    document['settings'] = { ...(document['settings'] as object), addressCountryRestriction: restrictions };
  };
  const site = await compose({ at, tab: browserProfile(signedIn()).tab(), change });
  await site.draw();
  return site;
}
const openDetails = async (given: Given = {}) => {
  const site = await open('/account?section=details', given);
  await screen.findByRole('textbox', { name: /^Name/ });
  return site;
};
const saved = (site: Composed) => site.callsTo('PUT', DETAILS).map(({ body }) => body);
const save = async () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const isRequired = (label: string): boolean =>
  screen.getByText(label, { selector: 'label, legend' }).textContent?.includes('*') === true;

describe('SGN-081 FRM-016 FRM-018 FRM-019 the realm’s restriction of countries makes the fields of a form required', () => {
  const restriction = (type: string, listed: readonly string[], context = 'REGISTRATION') => ({
    type,
    context,
    countries: listed,
  });
  const optional = ['Phone number', 'Date of birth', 'Country of residence'];

  test.each([
    ['where a whitelist lists the country', [restriction('WHITELIST', ['PT'])], true],
    ['not where a whitelist does not', [restriction('WHITELIST', ['ES'])], false],
    ['where a blacklist does not list the country', [restriction('BLACKLIST', ['ES'])], true],
    ['not where a blacklist does', [restriction('BLACKLIST', ['PT'])], false],
    ['FRM-017 not where it is for purchases', [restriction('WHITELIST', ['PT'], 'PURCHASE')], false],
    ['not where there is none', [], false],
  ])('%s', async (_, restrictions, required) => {
    const site = await openDetails({ known: { name: 'Ada' }, restrictions });
    expect(optional.map(isRequired)).toEqual(optional.map(() => required));
    await save();
    if (!required) return waitFor(() => expect(saved(site)).toHaveLength(1));
    expect(await screen.findByText('Enter your date of birth.')).toBeVisible();
    expect(screen.getByText('Enter your phone number.')).toBeVisible();
    return expect(saved(site)).toEqual([]);
  });

  test('as soon as another country is chosen', async () => {
    await openDetails({ known: { name: 'Ada' }, restrictions: [restriction('WHITELIST', ['ES'])] });
    expect(isRequired('Date of birth')).toBe(false);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Country of residence/ }), 'ES');
    expect(isRequired('Date of birth')).toBe(true);
  });

  test.each([
    ['PURCHASE', true],
    ['REGISTRATION', false],
  ])('FRM-017 on the way to payment one of the context %s does: %s', async (context, required) => {
    const card = {
      paymentDetailsExternalId: 'card-1',
      targetPaymentProvider: 'stripe',
      paymentMethodType: 'card',
      paymentMethodDetails: { type: 'card', brand: 'visa', last4: '4242' },
    };
    const owing = basket({
      primaryPaymentDetails: card,
      billingDetailsRequired: true,
      missingFields: [
        { fieldName: 'name', fieldType: 'text', label: 'name', required: true },
        { fieldName: 'taxNumber', fieldType: 'taxNumber', label: 'taxNumber', required: false },
      ],
    });
    platform()
      .persist()
      .get('/api/v2/licence-family')
      .query(true)
      .reply(200, { families: [], licences: [licence()] });
    platform()
      .persist()
      .put(/\/api\/v2\/baskets\//)
      .query(true)
      .reply(200, owing);
    platform().persist().get('/api/v2/customer/basket').reply(200, owing);
    await open('/purchase', { restrictions: [restriction('BLACKLIST', ['ES'], context)] });
    const next =
      screen.queryByRole('button', { name: 'Continue to payment' }) ??
      (await screen.findByRole('button', { name: 'Continue to payment' }));
    await userEvent.click(next);
    await screen.findByRole('textbox', { name: /^Tax number/ });
    expect([isRequired('Name'), isRequired('Tax number')]).toEqual([true, required]);
  });
});

describe('the field of a phone number', () => {
  const group = () => within(screen.getByRole('group', { name: 'Phone number' }));
  const choice = () => group().getByRole<HTMLSelectElement>('combobox');
  const number = () => group().getByRole('textbox');

  test('API-031 SGN-083 FRM-024 offers each country by its name and calling code', async () => {
    await openDetails();
    expect(
      [...choice().options]
        .slice(1)
        .map(({ value, text }) => [value, text.replaceAll(/[\u2066\u2069]/g, '')]),
    ).toEqual([
      ['GB', 'United Kingdom +44'],
      ['PT', 'Portugal +351'],
      ['ES', 'Spain +34'],
    ]);
  });

  test.each([
    ['the country where the viewer is', 'PT', 'PT'],
    ['the first of the list where that is not known', null, 'GB'],
    ['the first of the list where that is not on it', 'BR', 'GB'],
  ])('SGN-085 FRM-023 begins with %s', async (_, caller, chosen) => {
    await openDetails({ caller });
    expect(choice()).toHaveValue(chosen);
  });

  test.each([
    ['SGN-104 FRM-021 +4407 becomes +447', 'GB', '+4407911 123456', '+447911123456', '+44 7911123456'],
    ['SGN-104 FRM-021 with zeros for the plus', 'GB', '004407911123456', '+447911123456', '+44 7911123456'],
    ['the zero of calls within the country goes', 'GB', '07911 123456', '+447911123456', '+44 7911123456'],
    [
      'FRM-024 the calling code of the chosen country comes before it',
      'PT',
      '912 345 678',
      '+351912345678',
      '+351 912345678',
    ],
  ])(
    'SGN-082 FRM-038 %s: it is shown and sent with its calling code',
    async (_, country, typed, sent, shown) => {
      const site = await openDetails({ known: { name: 'Ada' } });
      await userEvent.selectOptions(choice(), country);
      await userEvent.type(number(), typed);
      expect(number().parentElement?.parentElement).toHaveTextContent(shown);
      await save();
      await waitFor(() => expect(saved(site)).toEqual([expect.objectContaining({ phoneNumber: sent })]));
    },
  );

  test.each([
    ['too short', '12'],
    ['too long', '9123456789012345'],
    ['with letters', '912CALLME'],
    ['with the code of another country', '+44 7911 123456'],
  ])('FRM-038 SGN-082 an impossible number (%s) is reported and not sent', async (_, typed) => {
    const site = await openDetails({ known: { name: 'Ada' } });
    await userEvent.type(number(), typed);
    await save();
    expect(number()).toHaveAccessibleDescription('This cannot be a phone number.');
    expect(saved(site)).toEqual([]);
  });
});

test('FRM-002 a date of birth is asked for in three parts, and sent as one date', async () => {
  const site = await openDetails({ known: { name: 'Ada' } });
  const parts = within(screen.getByRole('group', { name: /^Date of birth/ }));
  expect(parts.getAllByRole('textbox').map((part) => part.getAttribute('aria-label'))).toEqual([
    'Month',
    'Day',
    'Year',
  ]);
  for (const [name, typed] of [
    ['Month', '2'],
    ['Day', '3'],
    ['Year', '1990'],
  ] as const)
    await userEvent.type(parts.getByRole('textbox', { name }), typed);
  await save();
  await waitFor(() => expect(saved(site)).toEqual([expect.objectContaining({ birthDate: '1990-02-03' })]));
});

test.each([
  ['FRM-003 four digits of a year', 'Year', '19901', '1990'],
  ['FRM-004 twelve as a month', 'Month', '12', '12'],
  ['FRM-004 no later month, of which the first digit stays', 'Month', '13', '1'],
  ['FRM-005 31 as a day', 'Day', '31', '31'],
  ['FRM-005 no later day, of which the first digit stays', 'Day', '32', '3'],
])('a date of birth accepts %s', async (_, name, typed, accepted) => {
  await openDetails({ known: { name: 'Ada' } });
  const part = within(screen.getByRole('group', { name: /^Date of birth/ })).getByRole('textbox', { name });
  await userEvent.type(part, typed);
  expect(part).toHaveValue(accepted);
});

describe('SGN-105 API-031 API-032 the fields that a country requires of an address', () => {
  const address = async () => {
    platform().persist().get('/api/v2/user/address').reply(200, {});
    const site = await open('/account?section=addresses');
    await screen.findByRole('combobox', { name: /^Country/ });
    return site;
  };

  test('have their labels, and a select of their acceptable values', async () => {
    await address();
    expect(screen.getByRole('textbox', { name: /^Street and number/ })).toBeRequired();
    expect(screen.getByRole('textbox', { name: /^Parish/ })).toBeRequired();
    const district = screen.getByRole<HTMLSelectElement>('combobox', { name: /^District/ });
    expect([...district.options].slice(1).map(({ value, text }) => [value, text])).toEqual([
      ['LX', 'Lisbon'],
      ['PO', 'Porto'],
    ]);
  });

  test('have messages of their own for empty values, and for values that the platform refuses', async () => {
    const site = await address();
    await save();
    expect(screen.getByRole('textbox', { name: /^Street and number/ })).toHaveAccessibleDescription(
      'Enter your street and number.',
    );
    expect(screen.getByRole('combobox', { name: /^District/ })).toHaveAccessibleDescription(
      'Choose your state or region.',
    );
    expect(screen.getByRole('textbox', { name: /^Parish/ })).toHaveAccessibleDescription(
      'Parish is missing.',
    );
    expect(site.callsTo('PUT', '/api/v2/user/address')).toEqual([]);

    platform()
      .put('/api/v2/user/address')
      .reply(422, {
        status: 422,
        messages: [],
        missingFields: [{ fieldName: 'line1' }, { fieldName: 'parish' }],
      });
    await userEvent.type(screen.getByRole('textbox', { name: /^Street and number/ }), 'x');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^District/ }), 'LX');
    await userEvent.type(screen.getByRole('textbox', { name: /^Parish/ }), 'y');
    await save();
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /^Street and number/ })).toHaveAccessibleDescription(
        'Check the street and number.',
      ),
    );
    expect(screen.getByRole('textbox', { name: /^Parish/ })).toHaveAccessibleDescription(
      'Parish is not right.',
    );
  });
});
