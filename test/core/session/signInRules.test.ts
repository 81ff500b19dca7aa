import { ContributionFailure } from '../../../core/plugins/ContributionState';
import { CallError, PopupBlocked, SignInFailure } from '../../../core/sdk';
import { loginTitleKey } from '../../../core/session/loginTitle';
import {
  buttonProblem,
  redirectProblem,
  signInErrorCode,
  signInErrorKey,
} from '../../../core/session/signInProblem';
import { signInEntries } from '../../../core/session/signInEntries';
import { acmeEntry, idEntry, realmWith } from './signInFixture';

const texts = new Set([
  'failedAuthentication',
  'tooManyAttempts',
  'accountLocked',
  'unknownError',
  'sorrySomethingWentWrong',
]);
const hasText = (key: string) => texts.has(key);
const refused = (status: number, code?: string, ...messages: string[]) =>
  new CallError('login', status, code, messages);

test.each<[string, unknown, string]>([
  ['401', refused(401, 'whatever'), 'failedAuthentication'],
  ['403', refused(403), 'failedAuthentication'],
  ['404', refused(404), 'failedAuthentication'],
  ['429', refused(429, 'slowDown'), 'tooManyAttempts'],
  ['a code that is a label', refused(423, 'accountLocked'), 'accountLocked'],
  ['a code that is a label, whatever the status', refused(401, 'accountLocked'), 'accountLocked'],
  ['a message that is a label', refused(400, 'x', 'accountLocked'), 'accountLocked'],
  ['no answer', refused(0, 'unknownError'), 'sorrySomethingWentWrong'],
  ['anything else', refused(500, 'boom', 'It went boom.'), 'failedAuthentication'],
  ['RLM-018 the captcha', refused(403, 'CAPTCHA_FAIL_ERROR'), 'signInCaptchaFailed'],
  ['RLM-018 the captcha by its other name', refused(403, 'CHALLENGE_FAILED'), 'signInCaptchaFailed'],
  ['a fault that is no call', new Error('x'), 'failedAuthentication'],
  [
    'what the provider has words for',
    new SignInFailure('accountLocked', refused(0, 'unknownError')),
    'accountLocked',
  ],
  [
    'SGP-106 such words that are not there: its reason’s',
    new SignInFailure('nowhere', refused(429)),
    'tooManyAttempts',
  ],
  [
    'code that did not load',
    new ContributionFailure('sign-in/id', 'sign-in-provider/id', 'load'),
    'sorrySomethingWentWrong',
  ],
])('SGN-056 SGN-057 ERR-003 %s', (_, error, key) => {
  expect(signInErrorKey(error, hasText)).toBe(key);
});

test.each<[string, unknown, ReturnType<typeof redirectProblem>]>([
  [
    'the first server message',
    refused(400, 'x', 'Your account is asleep.', 'Second.'),
    { kind: 'text', text: 'Your account is asleep.' },
  ],
  ['a message that is a label', refused(400, 'x', 'accountLocked'), { kind: 'key', key: 'accountLocked' }],
  ['no message', refused(400, 'x'), { kind: 'key', key: 'failedAuthentication' }],
  ['no answer', refused(0, 'unknownError'), { kind: 'key', key: 'sorrySomethingWentWrong' }],
  [
    'ERR-028 a message with an address',
    refused(400, 'x', 'See https://id.example/?token=1'),
    { kind: 'key', key: 'failedAuthentication' },
  ],
  [
    'ERR-028 a message with what may be a token',
    refused(400, 'x', `Bad code ${'a1'.repeat(20)}`),
    { kind: 'key', key: 'failedAuthentication' },
  ],
  ['a message that is a page', refused(502, 'x', '<html>'), { kind: 'key', key: 'failedAuthentication' }],
  [
    'an answer that nothing ties to this browser',
    new Error('no sign-in was begun here'),
    { kind: 'key', key: 'failedAuthentication' },
  ],
])('SGP-016 ERR-014 %s', (_, error, problem) => {
  expect(redirectProblem(error, hasText)).toEqual(problem);
});

const conflict = (linkedAccounts?: unknown) =>
  new CallError('loginWithApple', 409, 'emailAlreadyRegistered', ['There is one.'], { linkedAccounts });
const withConflictText: typeof hasText = (key) => key === 'accountConflict' || hasText(key);

test.each<[string, unknown, ReturnType<typeof buttonProblem>]>([
  [
    'SGP-068 ERR-005 a refusal',
    refused(401, 'failedAuthentication', 'No.'),
    { kind: 'key', key: 'sorrySomethingWentWrong' },
  ],
  [
    'SGP-068 ERR-005 a failure of the platform',
    refused(500),
    { kind: 'key', key: 'sorrySomethingWentWrong' },
  ],
  ['SGP-068 ERR-005 no answer', refused(0, 'unknownError'), { kind: 'key', key: 'sorrySomethingWentWrong' }],
  ['SGP-068 a fault that is no call', new Error('x'), { kind: 'key', key: 'sorrySomethingWentWrong' }],
  ['a window that was kept closed', new PopupBlocked(), { kind: 'key', key: 'signInPopupBlocked' }],
  [
    'SGP-067 SGN-060 ERR-006 an account with another sign-in method',
    conflict([{ provider: 'id' }]),
    { kind: 'conflict', key: 'accountConflict', providers: ['id'] },
  ],
  [
    'SGP-067 SGN-060 one whose way is not named',
    conflict(),
    { kind: 'conflict', key: 'accountConflict', providers: [] },
  ],
  [
    'SGN-060 ways in a shape of their own',
    conflict([null, 7, { provider: 7 }, { provider: 'google' }]),
    { kind: 'conflict', key: 'accountConflict', providers: ['google'] },
  ],
])('at a button: %s', (_, error, problem) => {
  expect(buttonProblem(error, withConflictText)).toEqual(problem);
});

test('SGP-067 ERR-006 a conflict without a text of its own uses that of every social failure', () => {
  expect(buttonProblem(conflict([{ provider: 'id' }]), hasText)).toEqual({
    kind: 'conflict',
    key: 'sorrySomethingWentWrong',
    providers: ['id'],
  });
});

test('SGN-060 a conflict at a redirecting provider is one as well', () => {
  expect(redirectProblem(conflict([{ provider: 'id' }]), withConflictText)).toEqual({
    kind: 'conflict',
    key: 'accountConflict',
    providers: ['id'],
  });
});

test.each<[unknown, string]>([
  [refused(401, 'failedAuthentication', 'secret'), 'failedAuthentication'],
  [refused(503), '503'],
  [new TypeError('secret'), 'TypeError'],
  [new SignInFailure('failedToMagicLogin'), 'failedToMagicLogin'],
  [new SignInFailure('failedToMagicLogin', refused(401, 'invalidToken')), 'invalidToken'],
  ['odd', 'unknown'],
])('SGN-037 SGN-099 analytics get a code: %s', (error, code) => {
  expect(signInErrorCode(error)).toBe(code);
});

const [acme, id] = signInEntries(realmWith([acmeEntry, idEntry]), () => undefined);
test.each([
  ['SGN-019 the login page', 'LOGIN', 'login', undefined, 'signInTitle'],
  ['SGN-018 the magic link', 'LOGIN_MAGIC_LINK', 'login', undefined, 'magicLinkHeading'],
  ['SGN-018 a forgotten password', 'LOGIN_REQUEST_PASSWORD', 'login', undefined, 'forgotPasswordTitle'],
  ['SGN-018 the way back from it', 'LOGIN_RESET_PASSWORD', 'login', undefined, 'forgottenPasswordTitle'],
  ['SGN-020 a provider’s own page', 'LOGIN_PROVIDER', 'login', acme, 'oidcLoginPage'],
  ['SGN-020 the form’s own page', 'LOGIN_PROVIDER', 'login', id, 'idLoginPage'],
  ['the sign-up page', 'SIGNUP', 'signup', undefined, 'signUpTitle'],
  ['signing up at a provider', 'LOGIN_PROVIDER', 'signup', id, 'signUpTitle'],
] as const)('%s', (_, role, type, entry, key) => {
  expect(loginTitleKey(role, type, entry)).toBe(key);
});
