import { screen } from '@testing-library/react';
import { CallError, PopupBlocked, UnboundAnswer } from '../../../core/sdk';
import { tokenClaims } from '../../../core/sdk/buttonSignIn/tokenClaims';
import manifest from '../../../plugins/sign-in/apple/plugin.json';
import activate from '../../../plugins/sign-in/apple/provider';
import type { AppleAnswer, AppleId } from '../../../plugins/sign-in/apple/appleGlobal';
import { appleErrorKind, appleLocale, callbackUri } from '../../../plugins/sign-in/apple/appleRules';
import { AppleSignIn, type AppleProof } from '../../../plugins/sign-in/apple/AppleSignIn';
import { describeSignInProvider } from 'proscenium/kit';
import { Decision, signedToken } from './thirdParty';

const options = {
  clientId: 'example.ringside.web',
  label: 'Apple',
  sdkUri: 'https://appleid.cdn-apple.com/appleauth/static/jsapi/appleid/1/{locale}/appleid.auth.js',
};
type Settings = Parameters<AppleId['auth']['init']>[0];

/** As Apple's script rejects: with a plain object. */
// oxlint-disable-next-line typescript/prefer-promise-reject-errors -- it is no error of ours to name
const rejecting = (error: string) => (): Promise<never> => Promise.reject({ error });

/** A fake of Apple's script: its recorded arguments, and an answer that a test may change. */
function fakeApple(decision: Decision, spoil: (answer: AppleAnswer) => AppleAnswer = (answer) => answer) {
  const settings: Settings[] = [];
  const apple: AppleId = {
    auth: {
      init: (given) => void settings.push(given),
      signIn: async () => {
        const { state, nonce } = settings.at(-1) as Settings;
        // oxlint-disable-next-line typescript/only-throw-error -- Apple's script throws a plain object
        if (decision.take() === 'close') throw { error: 'popup_closed_by_user' };
        return spoil({
          authorization: {
            code: 'code-1',
            id_token: signedToken({ nonce, email: 'iris@apple.example' }),
            state,
          },
        });
      },
    },
  };
  return { apple, settings };
}

const globals = globalThis as { AppleID?: AppleId };
const decision = new Decision();

describeSignInProvider('sign-in/apple', {
  manifest,
  activate,
  options,
  arrange: () => delete globals.AppleID,
  button: {
    operation: 'loginWithApple',
    run: () => void (globals.AppleID = fakeApple(decision).apple),
    allow: (user) => user.click(screen.getByRole('button')),
    close: (user) => {
      decision.toClose();
      return user.click(screen.getByRole('button'));
    },
  },
});

function signIn(spoil?: (answer: AppleAnswer) => AppleAnswer) {
  const proofs: AppleProof[] = [];
  const lines: string[] = [];
  const { apple, settings } = fakeApple(new Decision(), spoil);
  const attempt = new AppleSignIn({
    clientId: options.clientId,
    callbackUri: () => 'https://ringside.localhost/login/apple',
    exchange: async (proof) => {
      proofs.push(proof);
      return { authorisationToken: 'a', refreshToken: 'r' };
    },
    log: { warn: (line, details) => void lines.push(`${line} ${JSON.stringify(details)}`) },
  });
  return { attempt, apple, settings, proofs, lines };
}

describe('one press', () => {
  test('SGP-060 sends code, nonce and return address to the platform', async () => {
    const { attempt, apple, settings, proofs } = signIn();
    const proven = await attempt.open(apple);
    expect(proven?.account).toBe('iris@apple.example');
    await proven?.exchange([]);
    expect(settings).toEqual([
      {
        clientId: 'example.ringside.web',
        scope: 'name email',
        redirectURI: 'https://ringside.localhost/login/apple',
        state: expect.any(String) as string,
        nonce: expect.any(String) as string,
        usePopup: true,
      },
    ]);
    expect(proofs).toEqual([
      { code: 'code-1', nonce: settings[0]?.nonce, callbackUri: 'https://ringside.localhost/login/apple' },
    ]);
  });

  test('SGP-062 state and nonce are random, long, and new for every attempt', async () => {
    const { attempt, apple, settings } = signIn();
    for (let count = 0; count < 20; count += 1) await attempt.open(apple);
    const values = settings.flatMap(({ state, nonce }) => [state, nonce]);
    expect(new Set(values).size).toBe(40);
    for (const value of values) expect(value).toMatch(/^[\w-]{43}$/);
  });

  test('SGP-062 an answer to an earlier attempt is rejected', async () => {
    let first: AppleAnswer | undefined;
    const { attempt, apple, proofs } = signIn((answer) => (first ??= answer));
    await attempt.open(apple);
    await expect(attempt.open(apple)).rejects.toBeInstanceOf(UnboundAnswer);
    expect(proofs).toEqual([]);
  });

  test.each<[string, (answer: AppleAnswer) => AppleAnswer]>([
    ['another state', ({ authorization }) => ({ authorization: { ...authorization, state: 'guessed' } })],
    [
      'no state',
      ({ authorization }) => ({
        authorization: { code: authorization?.code ?? '', id_token: authorization?.id_token ?? '' },
      }),
    ],
    [
      'another nonce',
      ({ authorization }) => ({
        authorization: { ...authorization, id_token: signedToken({ nonce: 'stolen' }) },
      }),
    ],
    [
      'no token',
      ({ authorization }) => ({
        authorization: { code: authorization?.code ?? '', state: authorization?.state ?? '' },
      }),
    ],
    ['no code', ({ authorization }) => ({ authorization: { ...authorization, code: '' } })],
    ['nothing', () => ({})],
  ])('an answer with %s signs nobody in', async (_, spoil) => {
    const { attempt, apple, proofs } = signIn(spoil);
    await expect(attempt.open(apple)).rejects.toBeInstanceOf(UnboundAnswer);
    expect(proofs).toEqual([]);
  });

  test.each([
    ['popup_closed_by_user', null],
    ['user_cancelled_authorize', null],
    ['user_trigger_new_signin_flow', null],
  ])('SGP-073 %s is a cancellation by the viewer', async (error, answer) => {
    const { attempt, lines } = signIn();
    await expect(attempt.open({ auth: { init: () => undefined, signIn: rejecting(error) } })).resolves.toBe(
      answer,
    );
    expect(lines).toEqual([]);
  });

  test('a blocked window is distinguished from a cancellation', async () => {
    const { attempt } = signIn();
    await expect(
      attempt.open({ auth: { init: () => undefined, signIn: rejecting('popup_blocked_by_browser') } }),
    ).rejects.toBeInstanceOf(PopupBlocked);
  });

  test('SGP-068 any other error of Apple is a failure, and logged by its name alone', async () => {
    const { attempt, lines } = signIn();
    const refusal = attempt.open({ auth: { init: () => undefined, signIn: rejecting('invalid_client') } });
    await expect(refusal).rejects.toThrow('refused');
    await expect(refusal).rejects.not.toBeInstanceOf(CallError);
    expect(lines).toEqual([expect.stringContaining('invalid_client')]);
  });
});

test.each([
  ['en', 'en_US'],
  ['pt', 'pt_PT'],
  ['ar', 'ar_SA'],
  ['pt-br', 'pt_BR'],
  ['xx', 'en_US'],
])('the language %s is %s at Apple', (locale, expected) => {
  expect(appleLocale(locale)).toBe(expected);
});

test.each([
  ['none', undefined, 'https://ringside.example/login/apple'],
  ['one of the own origin', 'https://ringside.example/back', 'https://ringside.example/back'],
  ['one of another origin', 'https://evil.example/back', 'https://ringside.example/login/apple'],
  ['one of another scheme', 'http://ringside.example/back', 'https://ringside.example/login/apple'],
  ['no address', 'back', 'https://ringside.example/login/apple'],
])('the return address, given %s', (_, given, expected) => {
  expect(callbackUri(given, new URL('https://ringside.example/login/apple'))).toBe(expected);
});

test.each([
  [{ error: 'invalid_request' }, 'invalid_request'],
  [{ error: 'see https://evil.example/?token=1' }, 'unknown'],
  [new Error('x'), 'unknown'],
  [null, 'unknown'],
])('ERR-028 the error %o is logged as %s', (error, expected) => {
  expect(appleErrorKind(error)).toBe(expected);
});

test.each([
  ['a token', signedToken({ nonce: 'ü' }), { nonce: 'ü' }],
  ['half a token', 'abc', {}],
  ['no JSON', 'a.b.c', {}],
  ['a list', `a.${Buffer.from('null').toString('base64url')}.c`, {}],
  ['nothing', undefined, {}],
])('claims of %s', (_, token, expected) => {
  expect(tokenClaims(token)).toEqual(expected);
});
