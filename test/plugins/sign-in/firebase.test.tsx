/** The form of Firebase: signing in, a new account, another password. */
import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import activate from '../../../plugins/sign-in/firebase/provider';
import manifest from '../../../plugins/sign-in/firebase/plugin.json';
import { CallError } from '../../../core/sdk';
import { readLicences } from '../../../core/sdk/endpoints/commerce';
import { APP_CHECK_TIMEOUT_MS } from '../../../plugins/sign-in/firebase/FirebaseOpening';
import { describeSignInProvider, type FakeRuntime } from 'proscenium/kit';
import { fakeFirebase, firebaseError } from './fakeFirebase';
import {
  bodies,
  button,
  draw,
  email,
  globals,
  options,
  password,
  send,
  settled,
  tokens,
} from './firebase/fixture';

describeSignInProvider('sign-in/firebase', {
  manifest,
  activate,
  options,
  arrange: (runtime) => {
    delete globals.firebase;
    runtime.runScript = () => fakeFirebase().run();
  },
  form: {
    answer: (runtime) => runtime.platform.answer('loginWithFirebase', tokens),
    fill: async (user) => {
      await user.type(email(), 'ada@example.org');
      await user.type(password(), 'correct horse');
      await user.click(button('Sign in'));
      await settled();
    },
  },
});

describe('email and password', () => {
  test('SGP-076 SGP-079 signs in at Firebase, and passes its tokens to the platform', async () => {
    const { firebase, runtime, steps, user } = await draw();
    await send({ user });
    expect(firebase.asked).toContainEqual(['password', 'ada@example.org', 'correct horse']);
    expect(bodies(runtime, 'loginWithFirebase')).toEqual([
      { firebaseAuthToken: 'id-token of ada@example.org', firebaseRefreshToken: 'refresh-token' },
    ]);
    // Core redirects to `from`, which it reads from the address (SGP-080).
    expect(steps).toEqual([{ kind: 'tokens', tokens }]);
  });

  test('SGP-080 keeps the viewer’s return target', async () => {
    const { steps, user } = await draw();
    await send({ user });
    expect(steps[0]).not.toHaveProperty('query');
  });

  test('Firebase gets the app’s configuration and the page’s language, and persists no session', async () => {
    const { firebase, user } = await draw();
    await send({ user });
    expect(firebase.asked[0]).toEqual([
      'app',
      { apiKey: 'key-1', authDomain: 'pass.ringside.example', projectId: undefined, appId: undefined },
    ]);
    expect(firebase.persistence).toBe('none');
    expect(firebase.languageCode).toBe('en');
  });

  test('nothing is fetched before the viewer comes near', async () => {
    const { runtime, user } = await draw();
    expect(runtime.scripts).toEqual([]);
    await user.click(email());
    await settled();
    expect(runtime.scripts).toEqual(
      ['app', 'auth'].map((part) => `https://www.gstatic.com/firebasejs/12.19.0/firebase-${part}-compat.js`),
    );
  });

  test('a script that cannot be loaded shows no credential error, and may be loaded later', async () => {
    const { runtime, steps, user } = await draw({
      given: { providers: [] },
      arrange: (runtime) => (runtime.runScript = () => Promise.reject(new Error('blocked'))),
    });
    await send({ user });
    expect(screen.getByRole('alert')).toHaveTextContent('Sorry, something went wrong.');
    expect(runtime.lines).toContain('warn: Firebase cannot be had.');
    runtime.runScript = () => fakeFirebase().run();
    await user.click(button('Sign in'));
    await waitFor(() => expect(steps).toHaveLength(1));
  });
});

describe('a new account', () => {
  test('SGP-082 SGP-081 LIC-098 is made by the platform, signed in to, and leads to the shop', async () => {
    const { firebase, runtime, steps, user } = await draw({
      type: 'signup',
      arrange: (runtime) => void runtime.platform.answer('readLicences', { licences: [{ id: 'pass' }] }),
    });
    await send({ user }, 'Create account');
    expect(bodies(runtime, 'signUpWithFirebase')).toEqual([
      {
        username: 'ada@example.org',
        password: 'correct horse',
        consentAnswers: [{ fieldName: 'terms', answer: true }],
      },
    ]);
    expect(firebase.asked).toContainEqual(['password', 'ada@example.org', 'correct horse']);
    expect(steps).toEqual([expect.objectContaining({ kind: 'tokens', signedUp: true })]);
    const [step] = steps;
    expect(step?.kind === 'tokens' && String(step.query)).toBe('from=%2Fbrowse&showPurchase=true');
  });

  test.each([
    ['none are on sale', { licences: [] }, null],
    [
      'the platform cannot be asked',
      new CallError('readLicences', 503, 'down', []),
      'from=%2Fbrowse&showPurchase=true',
    ],
  ])(
    'LIC-070 LIC-081 LIC-098 the licences are read before the shop opens; where %s, the next page is %s',
    async (_, answer, query) => {
      const { runtime, steps, user } = await draw({
        type: 'signup',
        arrange: (runtime) => void runtime.platform.answer('readLicences', answer),
      });
      await send({ user }, 'Create account');
      expect(runtime.platform.calls.filter(({ endpoint }) => endpoint === 'readLicences')).toEqual([
        { endpoint: 'readLicences', input: { signal: expect.any(AbortSignal) as unknown } },
      ]);
      expect(readLicences.path).toBe('/api/v2/licence');
      const [step] = steps;
      expect(step?.kind === 'tokens' && (step.query?.toString() ?? null)).toBe(query);
    },
  );

  test('LIC-070 a sign-in is not sent to the shop', async () => {
    const { runtime, user } = await draw();
    await send({ user });
    expect(runtime.platform.calls.map(({ endpoint }) => endpoint)).not.toContain('readLicences');
  });

  const checked = { appId: '1:1:web:1', projectId: 'ringside', recaptchaKey: 'site-key' };
  const appCheck = (runtime: FakeRuntime) => (runtime.signIn.appCheck = true);

  test('SGP-083 RLM-028 with app check its token is sent', async () => {
    const { runtime, user } = await draw({ type: 'signup', given: checked, arrange: appCheck });
    await send({ user }, 'Create account');
    expect(runtime.scripts.some((url) => url.endsWith('firebase-app-check-compat.js'))).toBe(true);
    expect(bodies(runtime, 'signUpWithFirebase')).toEqual([
      expect.objectContaining({ appCheckToken: 'app-check of site-key' }),
    ]);
  });

  test('SGP-083 without it neither its module is fetched nor a token sent', async () => {
    const { runtime, user } = await draw({ type: 'signup', given: checked });
    await send({ user }, 'Create account');
    expect(runtime.scripts.some((url) => url.endsWith('firebase-app-check-compat.js'))).toBe(false);
    expect(bodies(runtime, 'signUpWithFirebase')[0]).not.toHaveProperty('appCheckToken');
  });

  test('SGP-084 ERR-012 a check without an answer fails after ten seconds', async () => {
    const { runtime, user } = await draw({
      type: 'signup',
      firebase: fakeFirebase({ appCheck: () => new Promise(() => undefined) }),
      given: checked,
      arrange: appCheck,
    });
    await send({ user }, 'Create account');
    await act(async () => runtime.clock.pass(APP_CHECK_TIMEOUT_MS));
    await settled();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'We could not tell that this request comes from our site.',
    );
  });

  test('SGP-084 ERR-012 a check that fails shows an error, and no account is made', async () => {
    const { runtime, user } = await draw({
      type: 'signup',
      firebase: fakeFirebase({ appCheck: () => Promise.reject(firebaseError('appCheck/recaptcha-error')) }),
      given: checked,
      arrange: appCheck,
    });
    await send({ user }, 'Create account');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'We could not tell that this request comes from our site.',
    );
    expect(bodies(runtime, 'signUpWithFirebase')).toEqual([]);
  });
});

describe('changing the password', () => {
  const viewer = (runtime: FakeRuntime) =>
    (runtime.session.viewer = {
      id: 'ada',
      isGuest: false,
      role: 'USER',
      email: 'ada@example.org',
      isChild: false,
    });

  test('SGP-091 PWD-023 the old one is verified first, then it is changed', async () => {
    const { firebase, provider } = await draw({ arrange: viewer });
    await provider.changePassword('old one', 'new horse');
    expect(firebase.asked.slice(1)).toEqual([
      ['password', 'ada@example.org', 'old one'],
      ['update', 'new horse'],
      ['out'],
    ]);
  });

  test.each(['auth/invalid-credential', 'auth/wrong-password'])(
    'SGP-090 ERR-013 PWD-023 %s shows that the current one is wrong, and nothing is changed',
    async (code) => {
      const { firebase, provider } = await draw({
        arrange: viewer,
        firebase: fakeFirebase({ password: () => Promise.reject(firebaseError(code)) }),
      });
      await expect(provider.changePassword('wrong', 'new horse')).rejects.toMatchObject({
        key: 'invalidCurrentCredentials',
      });
      expect(firebase.asked.map(([what]) => what)).not.toContain('update');
    },
  );

  test('a new one that is too weak is refused with its own message', async () => {
    const { provider } = await draw({
      arrange: viewer,
      firebase: fakeFirebase({ update: () => Promise.reject(firebaseError('auth/weak-password')) }),
    });
    await expect(provider.changePassword('old one', 'new')).rejects.toMatchObject({ key: 'weakPassword' });
  });
});

test('ERR-015 a script that ran without defining its global is an error, and the log names it', async () => {
  const { runtime, user } = await draw({
    given: { providers: [] },
    arrange: (runtime) => (runtime.runScript = () => undefined),
  });
  await send({ user });
  expect(screen.getByRole('alert')).toHaveTextContent('Sorry, something went wrong.');
  expect(runtime.lines).toContain('warn: Firebase cannot be had.');
});
