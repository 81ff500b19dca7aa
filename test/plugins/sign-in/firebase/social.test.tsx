/** Federated sign-in: windows, an email that has another sign-in method, and phones. */
import { screen } from '@testing-library/react';
import type { FakeRuntime } from 'proscenium/kit';
import { fakeFirebase, firebaseError } from '../fakeFirebase';
import { bodies, button, draw, email, password, settled, tokens } from './fixture';

describe('social providers', () => {
  test('SGP-075 are in the realm’s order below the form; without any there is only the form', async () => {
    await draw();
    expect(
      screen.getAllByRole('button', { name: /^Continue with/ }).map(({ textContent }) => textContent),
    ).toEqual(['Continue with Google', 'Continue with Facebook', 'Continue with Apple']);
  });

  test('SGP-076 a window signs in, and Firebase’s result becomes tokens', async () => {
    const { firebase, runtime, steps, user } = await draw();
    await user.click(button('Continue with Google'));
    await settled();
    expect(firebase.asked).toContainEqual(['popup', 'google.com']);
    expect(bodies(runtime, 'loginWithFirebase')).toHaveLength(1);
    expect(steps).toEqual([{ kind: 'tokens', tokens }]);
    expect(screen.getByRole('status')).toHaveTextContent('You are signed in.');
  });

  test.each(['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled'])(
    'SGP-086 %s is silent: nothing is shown or tracked',
    async (code) => {
      const { explained, steps, user } = await draw({
        firebase: fakeFirebase({ popup: () => Promise.reject(firebaseError(code)) }),
      });
      await user.click(button('Continue with Google'));
      await settled();
      expect(screen.queryByRole('alert')).toBeNull();
      expect([explained, steps]).toEqual([[], []]);
      expect(button('Continue with Google')).toBeEnabled();
    },
  );

  test('SGP-069 a new viewer is asked first, then sent to the shop', async () => {
    const { runtime, steps, user } = await draw({ type: 'signup' });
    await user.click(button('Continue with Apple'));
    await settled();
    expect(runtime.platform.calls).toEqual([]);
    const [step] = steps;
    if (step?.kind !== 'confirm') throw new Error('It did not ask.');
    expect(step.account).toBe('ada@example.org');
    const done = await step.complete([{ fieldName: 'terms', answer: true }]);
    expect(bodies(runtime, 'loginWithFirebase')).toEqual([
      expect.objectContaining({ consentAnswers: [{ fieldName: 'terms', answer: true }] }),
    ]);
    expect(done).toMatchObject({ kind: 'tokens', signedUp: true });
    expect(done.kind === 'tokens' && done.query?.get('showPurchase')).toBe('true');
  });
});

describe('an email with another sign-in method', () => {
  const conflict = (verifiedProvider: readonly string[] | undefined) =>
    firebaseError('auth/account-exists-with-different-credential', 'Error', {
      credential: { pending: true },
      customData: { email: 'ada@example.org', _tokenResponse: { verifiedProvider } },
    });

  test.each<[readonly string[] | undefined, string]>([
    [['google.com'], 'Sign in with Google,'],
    [['facebook.com', 'password'], 'Sign in with Facebook,'],
    [['password'], 'Sign in with email and password,'],
    [undefined, 'Sign in with another way,'],
  ])('SGP-087 ERR-010 %j is named', async (methods, words) => {
    const { explained, user } = await draw({
      firebase: fakeFirebase({ popup: () => Promise.reject(conflict(methods)) }),
    });
    await user.click(button('Continue with Apple'));
    await settled();
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(explained).toEqual([expect.objectContaining({ key: 'accountExistsWithDifferentProvider' })]);
  });

  test('SGP-087 the two are linked once the viewer has used the other method', async () => {
    const { firebase, steps, user } = await draw({
      firebase: fakeFirebase({ popup: () => Promise.reject(conflict(['password'])) }),
    });
    await user.click(button('Continue with Google'));
    await settled();
    expect(email()).toHaveValue('ada@example.org');
    await user.type(password(), 'correct horse');
    await user.click(button('Sign in'));
    await settled();
    expect(firebase.asked).toContainEqual(['link', { pending: true }]);
    expect(steps).toHaveLength(1);
  });

  test('somebody else’s sign-in links nothing', async () => {
    const { firebase, user } = await draw({
      firebase: fakeFirebase({ popup: () => Promise.reject(conflict(['password'])) }),
    });
    await user.click(button('Continue with Google'));
    await settled();
    await user.clear(email());
    await user.type(email(), 'eve@example.org');
    await user.type(password(), 'correct horse{Enter}');
    await settled();
    expect(firebase.asked.map(([what]) => what)).not.toContain('link');
  });
});

describe('on a phone', () => {
  const onPhone = (runtime: FakeRuntime) => (runtime.signIn.isPhone = () => true);

  test.each([
    ['Facebook', 'redirect', 'facebook.com'],
    ['Google', 'popup', 'google.com'],
    ['Apple', 'popup', 'apple.com'],
  ])('SGP-077 %s uses a %s', async (name, how, provider) => {
    const { firebase, user } = await draw({ arrange: onPhone });
    await user.click(button(`Continue with ${name}`));
    await settled();
    expect(firebase.asked).toContainEqual([how, provider]);
  });

  test('SGP-077 elsewhere Facebook has a window like the others', async () => {
    const { firebase, user } = await draw();
    await user.click(button('Continue with Facebook'));
    await settled();
    expect(firebase.asked).toContainEqual(['popup', 'facebook.com']);
  });

  test('SGP-078 an attempt is stored before the browser leaves, and removed when it cannot', async () => {
    const noted: (string | null)[] = [];
    let runtime: FakeRuntime | undefined;
    const firebase = fakeFirebase({
      redirect: () => {
        noted.push(runtime?.tabStorage.read('signin.firebase') ?? null);
        return Promise.reject(firebaseError('auth/unauthorized-domain'));
      },
    });
    const drawn = await draw({ firebase, arrange: (given) => onPhone((runtime = given)) });
    await drawn.user.click(button('Continue with Facebook'));
    await settled();
    expect(noted).toEqual(['facebook.com']);
    expect(drawn.runtime.tabStorage.read('signin.firebase')).toBeNull();
    expect(screen.getByRole('alert')).toHaveTextContent('Sorry, something went wrong.');
  });

  const back = (runtime: FakeRuntime) => runtime.tabStorage.write('signin.firebase', 'facebook.com');

  test('SGP-078 SGP-139 on return the redirect’s result signs in, once', async () => {
    const { runtime, steps } = await draw({
      firebase: fakeFirebase({ result: 'ada@example.org' }),
      arrange: back,
    });
    expect(steps).toEqual([{ kind: 'tokens', tokens }]);
    expect(runtime.tabStorage.read('signin.firebase')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('You are signed in.');
  });

  test('SGP-139 without the stored attempt no result is requested, and nothing is fetched', async () => {
    const { firebase, runtime } = await draw({ firebase: fakeFirebase({ result: 'ada@example.org' }) });
    expect([firebase.asked, runtime.scripts]).toEqual([[], []]);
  });

  test('SGP-078 no result: the form is as usual, and the stored attempt is removed', async () => {
    const { runtime, steps } = await draw({ arrange: back });
    expect(email()).toBeVisible();
    expect(steps).toEqual([]);
    expect(runtime.tabStorage.read('signin.firebase')).toBeNull();
  });

  test('SGP-139 an error there is shown here', async () => {
    await draw({ firebase: fakeFirebase({ result: firebaseError('auth/user-disabled') }), arrange: back });
    expect(screen.getByRole('alert')).toHaveTextContent('This account has been closed.');
  });
});
