import { CallError, SignInFailure } from '../../../core/sdk';
import { confirmation } from '../../../core/session/pages/EmailConfirmationPage';
import {
  changeProblemKey,
  newPasswordProblems,
  isSaidToBeSent,
  requestProblemKey,
  resetProblemKey,
} from '../../../core/session/password/passwordProblem';
import {
  passwordLength,
  resetPlace,
  resetTitleKey,
  securityPlace,
  takesResetToken,
} from '../../../core/session/password/resetPlace';
import { signInEntries } from '../../../core/session/signInEntries';
import { FakePlatform } from '../../kit/fakes';
import { acmeEntry, entry, idEntry, idPlugin, openIdPlugin, plugin, realmWith } from './signInFixture';

const able = { canSignUp: false, hasAccountDetailsPage: false, hasPasswordResetPage: true };
const plugins = [
  idPlugin,
  openIdPlugin,
  plugin('pbr', { capabilities: able }),
  plugin('sptv'),
  plugin('manager', { resetsAt: '/resetUri', capabilities: { ...able, hasPasswordResetPage: '/resetUri' } }),
];
const manager = (options: object = {}) => entry('manager', { label: 'Acme ID', ...options });
const entriesOf = (listed: readonly ReturnType<typeof entry>[]) =>
  signInEntries(realmWith(listed, { plugins }), () => undefined);
const elsewhere = { ...acmeEntry, options: { ...acmeEntry.options, resetUri: 'https://id.example/reset' } };
const length = { min: 8, max: 64 };

describe('whose password is replaced', () => {
  test.each([
    [
      'PWD-001 nobody named: the identity provider',
      [entry('pbr'), idEntry],
      null,
      { kind: 'form', provider: 'id', length },
    ],
    [
      'PWD-002 no identity provider: the first that replaces passwords',
      [entry('sptv'), entry('pbr')],
      null,
      { kind: 'form', provider: 'pbr', length },
    ],
    [
      'PWD-002 the one that is named',
      [idEntry, entry('pbr')],
      'pbr',
      { kind: 'form', provider: 'pbr', length },
    ],
    [
      'PWD-002 one that is named and cannot',
      [idEntry, entry('sptv')],
      'sptv',
      { kind: 'form', provider: 'id', length },
    ],
    ['one that nobody knows', [idEntry], '<script>', { kind: 'form', provider: 'id', length }],
    [
      'PWD-003 nobody can, but one has a page of its own',
      [entry('sptv'), elsewhere],
      null,
      { kind: 'leave', url: 'https://id.example/reset', label: 'Acme ID' },
    ],
    [
      'SGP-058 one that keeps passwords at a page of its own',
      [idEntry, manager({ resetUri: 'https://acme.example/password' })],
      'manager',
      { kind: 'leave', url: 'https://acme.example/password', label: 'Acme ID' },
    ],
    [
      'SGP-058 the same where the realm names no such page',
      [idEntry, manager()],
      'manager',
      { kind: 'form', provider: 'id', length },
    ],
    ['PWD-003 nobody can', [entry('sptv')], null, { kind: 'none' }],
    ['PWD-003 there is no sign-in method at all', [], null, { kind: 'none' }],
  ])('%s', (_, listed, named, expected) => {
    expect(resetPlace(entriesOf(listed), named)).toEqual(expected);
  });

  test('SGN-106 a provider may require longer passwords', () => {
    const [strict] = entriesOf([{ ...idEntry, options: { passwordLength: { min: 12, max: 40 } } }]);
    expect(strict && resetPlace([strict], null)).toMatchObject({ length: { min: 12, max: 40 } });
  });
});

describe('PWD-004 PWD-005 PWD-019 PWD-020 which form a page shows', () => {
  test.each([
    ['LOGIN_REQUEST_PASSWORD', false],
    ['REQUEST_NEW_PWD', false],
    ['LOGIN_RESET_PASSWORD', true],
    ['RESET_PWD', true],
    ['CONFIRM_RESET', true],
    [undefined, false],
  ])('%s sets a new password: %s', (role, takes) => {
    expect(takesResetToken(role)).toBe(takes);
  });

  test.each([
    ['LOGIN_REQUEST_PASSWORD', 'forgotPasswordTitle'],
    ['REQUEST_NEW_PWD', 'forgotPasswordTitle'],
    ['LOGIN_RESET_PASSWORD', 'forgottenPasswordTitle'],
    ['RESET_PWD', 'forgottenPasswordTitle'],
    ['CONFIRM_RESET', 'forgottenPasswordTitle'],
    [undefined, 'forgottenPasswordTitle'],
  ])('PWD-022 the title of %s is %s', (role, key) => {
    expect(resetTitleKey(role)).toBe(key);
  });
});

const refusal = (status: number, code?: string, ...messages: string[]) =>
  new CallError('resetPassword', status, code, messages);
const hasText = (key: string) => ['sendingPaused', 'mailboxFull'].includes(key);

describe('messages', () => {
  test.each([
    [refusal(400, undefined, 'invalidToken'), 'invalidToken'],
    [refusal(400, 'weakPassword', 'A password has 8 characters.'), 'weakPassword'],
    [refusal(400, 'samePassword'), 'samePassword'],
    [refusal(400, 'weakPassword', 'invalidToken'), 'invalidToken'],
    [refusal(400, 'somethingElse', 'Something else'), 'genericError'],
    [refusal(500), 'genericError'],
    [refusal(0), 'sorrySomethingWentWrong'],
    [new Error('x'), 'sorrySomethingWentWrong'],
  ])('PWD-013 PWD-015 ERR-017 of a refused password: %s', (error, key) => {
    expect(resetProblemKey(error)).toBe(key);
  });

  test.each([
    [refusal(400, 'mailboxFull', 'sendingPaused'), 'sendingPaused'],
    [refusal(400, 'mailboxFull', 'No such text'), 'mailboxFull'],
    [refusal(400, 'other', 'No such text'), 'genericError'],
    [refusal(429), 'tooManyAttempts'],
    [refusal(0), 'sorrySomethingWentWrong'],
  ])('PWD-014 ERR-018 of a mail that was not sent: %s', (error, key) => {
    expect(requestProblemKey(error, hasText)).toBe(key);
  });

  test.each([
    [404, true],
    [400, false],
    [0, false],
  ])('PWD-021 status %s counts as sent: %s', (status, sent) => {
    expect(isSaidToBeSent(refusal(status))).toBe(sent);
  });

  test.each([
    ['short', 'short', { password: 'accountPasswordLength', repeated: null }],
    ['long enough', 'long enought', { password: null, repeated: 'passwordsDoNotMatch' }],
    ['long enough', 'long enough', { password: null, repeated: null }],
  ])('PWD-018 %s and %s', (password, repeated, problems) => {
    expect(newPasswordProblems(password, repeated, length)).toEqual(problems);
  });
});

test.each([
  [
    'ACC-033 ERR-013',
    new CallError('changePassword', 400, 'invalidCurrentCredentials', []),
    'invalidCurrentCredentials',
  ],
  [
    'ACC-033 ERR-013 as the provider says it',
    new SignInFailure('invalidCurrentCredentials'),
    'invalidCurrentCredentials',
  ],
  ['PWD-015', new CallError('changePassword', 400, 'samePassword', []), 'samePassword'],
  ['ERR-017', new CallError('changePassword', 422, 'somethingNew', []), 'genericError'],
  ['no answer', new CallError('changePassword', 0, 'unknownError', []), 'sorrySomethingWentWrong'],
  ['whatever else', new Error('odd'), 'sorrySomethingWentWrong'],
])('%s a password that was not changed shows %s', (_rule, error, key) => {
  expect(changeProblemKey(error)).toBe(key);
});

test.each([
  [
    'ACC-034 a provider with an address of its own',
    { resetUri: 'https://acme.example/password' },
    'https://acme.example/password',
  ],
  ['ACC-034 one whose address is empty', { resetUri: '' }, null],
  ['ACC-034 one without', {}, null],
])('%s changes passwords at %o: %s', (_rule, options, expected) => {
  const [own] = signInEntries(
    realmWith([entry('openid', { clientName: 'acme', apps: [], ...options })]),
    () => undefined,
  );
  expect(securityPlace(own!)).toBe(expected);
});

test('SGN-106 a provider without a minimum password length gets the usual one', () => {
  const [own] = signInEntries(realmWith([entry('id')]), () => undefined);
  expect(passwordLength(own!)).toEqual({ min: 8, max: 64 });
});

describe('confirming an email', () => {
  const confirmed = (answer: unknown) => new FakePlatform().answer('confirmEmail', answer);
  const sent = ({ calls }: FakePlatform) => calls.map(({ input }) => input['body']);

  test('PWD-032 a token is sent once, however often it is requested; another token and another runtime send their own', async () => {
    const [platform, other] = [confirmed({ id: 'ada@example.org' }), confirmed({ id: 'vera@example.org' })];
    const answers = await Promise.all([
      confirmation(platform, 't-1'),
      confirmation(platform, 't-1'),
      confirmation(platform, 't-2'),
      confirmation(other, 't-1'),
    ]);
    await confirmation(platform, 't-1');
    expect(answers.map((answer) => answer.kind === 'confirmed' && answer.id)).toEqual([
      'ada@example.org',
      'ada@example.org',
      'ada@example.org',
      'vera@example.org',
    ]);
    expect([sent(platform), sent(other)]).toEqual([[{ token: 't-1' }, { token: 't-2' }], [{ token: 't-1' }]]);
  });

  test.each([
    ['PWD-029 ERR-001 a token that is not good', refusal(404), 'invalidToken'],
    ['PWD-030 ERR-002 a platform that fails', refusal(500), 'sorrySomethingWentWrong'],
    ['PWD-030 ERR-002 a platform that does not answer', refusal(0), 'sorrySomethingWentWrong'],
  ])('%s', async (_, error, key) => {
    await expect(confirmation(confirmed(error), 't-1')).resolves.toEqual({ kind: 'refused', key });
  });

  test('PWD-030 ERR-002 without a token no call is made', async () => {
    const platform = confirmed({ id: 'ada@example.org' });
    await expect(confirmation(platform, null)).resolves.toEqual({
      kind: 'refused',
      key: 'sorrySomethingWentWrong',
    });
    expect(platform.calls).toEqual([]);
  });
});
