/** Refusals of Firebase and its blocking functions, and their messages. */
import { screen } from '@testing-library/react';
import { CallError, SignInFailure } from '../../../../core/sdk';
import {
  FirebaseMissing,
  AppCheckFailed,
  blockingMessage,
  firebaseProblem,
} from '../../../../plugins/sign-in/firebase/firebaseProblem';
import { firebaseWords } from '../../../../plugins/sign-in/firebase/FirebaseForm';
import { fakeFirebase, firebaseError } from '../fakeFirebase';
import { draw, send } from './fixture';

describe('refusals by Firebase', () => {
  test.each<[string, string]>([
    ['auth/wrong-password', 'We could not sign you in with these details.'],
    ['auth/user-not-found', 'We could not sign you in with these details.'],
    ['auth/invalid-credential', 'We could not sign you in with these details.'],
    ['auth/email-already-in-use', 'There is an account with this email already.'],
    ['auth/too-many-requests', 'Too many attempts.'],
    ['auth/weak-password', 'This password is too weak.'],
    ['auth/user-disabled', 'This account has been closed.'],
    ['auth/network-request-failed', 'Sorry, something went wrong.'],
    ['auth/something-new', 'We could not sign you in with these details.'],
  ])('SGP-085 SGP-086 ERR-009 %s shows: %s', async (code, words) => {
    const { explained, user } = await draw({
      firebase: fakeFirebase({ password: () => Promise.reject(firebaseError(code)) }),
    });
    await send({ user });
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(explained).toEqual([
      expect.objectContaining({ reason: expect.objectContaining({ name: code }) as unknown }),
    ]);
  });

  test.each<[string, CallError, string]>([
    [
      'its words where it has some',
      new CallError('loginWithFirebase', 401, 'odd', ['Ask the box office for a new pass.']),
      'Ask the box office for a new pass.',
    ],
    [
      'else that signing in failed',
      new CallError('loginWithFirebase', 401, 'odd', ['odd']),
      'We could not sign you in',
    ],
    [
      'never markup or tokens',
      new CallError('loginWithFirebase', 401, 'odd', ['<b>no</b>']),
      'We could not sign you in',
    ],
  ])('SGP-085 ERR-009 a refusal by the platform shows %s', async (_, error, words) => {
    const { user } = await draw({
      arrange: (runtime) => runtime.platform.answer('loginWithFirebase', error),
    });
    await send({ user });
    expect(screen.getByRole('alert')).toHaveTextContent(words);
  });

  const json =
    'HTTP Cloud Function returned an error: {"error":{"message":"MEMBERS_ONLY","status":"PERMISSION_DENIED"}}';
  const plain =
    'HTTP Cloud Function returned an error. Code: 403, Status: "PERMISSION_DENIED", Message: "MEMBERS_ONLY"';
  test.each([
    ['one form', json, 'MEMBERS_ONLY'],
    ['the other form', plain, 'MEMBERS_ONLY'],
    ['a sentence', plain.replace('MEMBERS_ONLY', 'Ask the office.'), 'Ask the office.'],
    ['no message', 'HTTP Cloud Function returned an error: {"error":{}}', null],
    ['an empty one', plain.replace('MEMBERS_ONLY', ''), null],
    ['broken JSON', 'HTTP Cloud Function returned an error: {"error":', null],
    ['something else', 'An internal error has occurred.', null],
  ])('SGP-088 SGP-089 ERR-011 the message of a blocking function: %s', (_, text, expected) => {
    expect(blockingMessage(`Firebase: ${text} (auth/internal-error).`)).toBe(expected);
  });

  test.each([json, plain])(
    'SGP-088 ERR-011 the realm’s label for a blocking function is shown: %s',
    (text) => {
      const explain = (error: unknown) => (error instanceof SignInFailure ? error.key : '');
      expect(firebaseWords(firebaseError('auth/internal-error', text), { explain, nameOf: String })).toBe(
        'firebaseBlockingFunction_MEMBERS_ONLY',
      );
    },
  );

  test.each([
    ['without a label', json],
    ['that cannot be read', 'deadline exceeded'],
  ])('SGP-089 a blocking function %s shows that signing in failed', async (_, text) => {
    const { user } = await draw({
      firebase: fakeFirebase({ password: () => Promise.reject(firebaseError('auth/internal-error', text)) }),
    });
    await send({ user });
    expect(screen.getByRole('alert')).toHaveTextContent('We could not sign you in with these details.');
  });

  test('a blocking function with a readable message has it shown', async () => {
    const { user } = await draw({
      firebase: fakeFirebase({
        password: () =>
          Promise.reject(
            firebaseError('auth/internal-error', plain.replace('MEMBERS_ONLY', 'Ask the office.')),
          ),
      }),
    });
    await send({ user });
    expect(screen.getByRole('alert')).toHaveTextContent('Ask the office.');
  });

  test.each([
    ['Firebase that cannot be had', new FirebaseMissing(), 'sorrySomethingWentWrong'],
    ['an app check that failed', new AppCheckFailed(), 'appCheckFailedWeb'],
    ['an error of app check', firebaseError('appCheck/throttled'), 'appCheckFailedWeb'],
  ])('SGP-084 ERR-012 %s', (_, error, key) => {
    expect(firebaseProblem(error)).toMatchObject({ kind: 'key', key });
  });
});
