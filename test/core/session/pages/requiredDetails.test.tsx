/** Details that the platform requires right after signing in. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import LoginPage from '../../../../core/pages/signIn/LoginPage';
import { requiredDetails } from '../../../../core/session/SignInEnding';
import { signInEntries } from '../../../../core/session/signInEntries';
import { entry, idEntry, realmWith } from '../signInFixture';
import { drawAt } from './signInPages';

const answer = (missingInformationStatus: string | null) => ({
  authorisationToken: 'a',
  refreshToken: 'r',
  missingInformationStatus,
});
const both = realmWith([idEntry, entry('openid', { clientName: 'acme', apps: [] }, 'openid/acme')]);

test.each([
  [undefined, null],
  [null, null],
  ['NONE', null],
  ['OPTIONAL', 'optional'],
  ['REQUIRED', 'required'],
  ['SOMETHING_NEW', 'required'],
])('SGN-008 API-022 the status %s means %s', (missingInformationStatus, isRequired) => {
  expect(requiredDetails({ missingInformationStatus })).toBe(isRequired);
});

test('SGN-008 the provider’s entry names the requested details', () => {
  const [wanting, saying] = signInEntries(
    realmWith([entry('id', { fields: ['birthDate', 4] }), idEntry]),
    () => undefined,
  );
  expect([wanting?.fields, saying?.fields]).toEqual([['birthDate'], []]);
});

const countries = [
  {
    iso3166alpha2: 'BR',
    name: 'Brazil',
    callingCode: '+55',
    samplePhoneNumber: '(11) 96123-4567',
    addressRequiredFields: [{ fieldName: 'postalCode', label: 'CEP' }],
  },
  { iso3166alpha2: 'PT', name: 'Portugal', callingCode: '+351', samplePhoneNumber: '912 345 678' },
];
const signIn = async (status: string, options: Record<string, unknown> = {}) => {
  const runtime = await drawAt(<LoginPage />, {
    href: '/login?from=%2Fvideo%2F1',
    realm: realmWith([
      entry('id', { passwordLength: { min: 8, max: 64 }, ...options }),
      ...both.authenticationProviders.slice(1),
    ]),
    arrange: (signing) => {
      signing.platform
        .answer('login', answer(status))
        .answer('readCountries', { countries, callerCountryCode: 'PT' })
        .answer('readUserDetails', { name: 'Ines Ito' })
        .answer('writeUserDetails', {});
      const signInAs = signing.parts.session.signIn;
      signing.parts.session.signIn = async (...given) => {
        await signInAs(...given);
        signing.state = { status: 'viewer', user: { id: '7', role: 'USER', isGuest: false } };
      };
    },
  });
  await userEvent.type(screen.getByRole('textbox', { name: /Email/ }), 'ada@example.org{Enter}');
  return runtime;
};
const gone = (runtime: Awaited<ReturnType<typeof signIn>>) =>
  runtime.story.filter((line) => line.startsWith('go '));

test('SGN-008 SGN-044 a viewer with missing details gives them, and only then continues to the sign-in’s target', async () => {
  const runtime = await signIn('REQUIRED', { fields: ['name', 'birthDate'] });
  expect(await screen.findByRole('heading', { name: 'One more thing' })).toBeVisible();
  expect(gone(runtime)).toEqual([]);
  const [first] = await screen.findAllByRole('textbox');
  expect(screen.queryByRole('textbox', { name: /^Name/ })).toBeNull();
  await userEvent.type(first!, '12');
  await userEvent.keyboard('311990');
  await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
  await waitFor(() => expect(gone(runtime)).toEqual(['go /video/1']));
  expect(runtime.platform.calls.find(({ endpoint }) => endpoint === 'writeUserDetails')?.input).toEqual({
    body: { birthDate: '1990-12-31' },
  });
});

test('SGN-008 without an entry’s setting the usual details are requested, but not the known ones', async () => {
  await signIn('REQUIRED');
  expect(await screen.findByRole('group', { name: 'Phone number' })).toBeVisible();
  expect(screen.getByRole('group', { name: /Date of birth/ })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /^Name/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Sign out instead' })).toHaveAttribute('href', '/logout');
});

test('SGN-084 FRM-022 the phone number’s sample is that of the chosen country', async () => {
  await signIn('REQUIRED', { fields: ['phoneNumber'] });
  const number = within(await screen.findByRole('group', { name: 'Phone number' })).getByRole('textbox');
  expect(number).toHaveAttribute('placeholder', '912 345 678');
  await userEvent.selectOptions(screen.getByRole('combobox'), 'BR');
  expect(number).toHaveAttribute('placeholder', '(11) 96123-4567');
  expect(number).toHaveValue('');
});

test('SGN-092 SGN-093 the account fields follow the rules of all forms, and the countries’ call gives the list and the viewer’s country', async () => {
  const runtime = await signIn('REQUIRED', { fields: ['birthDate', 'taxNumber', 'address'] });
  const country = await screen.findByRole('combobox', { name: /^Country/ });
  expect(runtime.platform.calls).toContainEqual({ endpoint: 'readCountries', input: {} });
  expect(country).toHaveDisplayValue('Portugal');
  expect(
    within(country)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(expect.arrayContaining(['Brazil', 'Portugal']));
  expect(screen.queryByRole('textbox', { name: /^CEP/ })).toBeNull();
  await userEvent.selectOptions(country, 'BR');
  const [tax, code] = [
    screen.getByRole('textbox', { name: /^Tax/ }),
    screen.getByRole('textbox', { name: /^CEP/ }),
  ];
  await userEvent.type(tax, '12345678901');
  expect(tax).toHaveValue('123.456.789-01');
  await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
  expect(code).toHaveAccessibleDescription(/./);
  expect(gone(runtime)).toEqual([]);
});

test('SGN-008 an optional request can be postponed', async () => {
  const runtime = await signIn('OPTIONAL');
  await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(gone(runtime)).toEqual(['go /video/1']);
});

test('SGN-008 a request without details continues at once', async () => {
  const runtime = await signIn('NONE');
  await waitFor(() => expect(gone(runtime)).toEqual(['go /video/1']));
});

test('SGN-008 details that were not saved keep the viewer and the typed values', async () => {
  const runtime = await signIn('REQUIRED', { fields: ['birthDate'] });
  runtime.platform.answers.delete('writeUserDetails');
  const [first] = await screen.findAllByRole('textbox');
  await userEvent.type(first!, '12');
  await userEvent.keyboard('311990');
  await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(
    screen
      .getAllByRole('textbox')
      .map((part) => (part as HTMLInputElement).value)
      .sort(),
  ).toEqual(['12', '1990', '31']);
  expect(gone(runtime)).toEqual([]);
});
