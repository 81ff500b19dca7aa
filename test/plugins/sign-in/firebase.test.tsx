import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { CallError, SignInFailure, type SignInStep } from '../../../core/sdk';
import activate from '../../../plugins/sign-in/firebase/provider';
import manifest from '../../../plugins/sign-in/firebase/plugin.json';
import { APP_CHECK_LIMIT } from '../../../plugins/sign-in/firebase/FirebaseOpening';
import { FirebaseMissing, AppCheckFailed, blockingMessage, firebaseProblem } from '../../../plugins/sign-in/firebase/firebaseProblem';
import type { FirebaseOptions } from '../../../plugins/sign-in/firebase/options.generated';
import { firebaseWords } from '../../../plugins/sign-in/firebase/firebaseWords';
import { describeSignInProvider, fakeContext, renderInHouse, type FakeHouse } from '../../kit';
import { fakeFirebase, firebaseError, type FakeFirebase } from './fakeFirebase';

const options: FirebaseOptions = {
  apiKey: 'key-1',
  authDomain: 'pass.ringside.example',
  providers: ['google', 'facebook', 'apple'],
  sdkUri: 'https://www.gstatic.com/firebasejs/12.19.0/',
  passwordLength: { min: 8, max: 64 },
};
const tokens = { authorisationToken: 'a', refreshToken: 'r' };
const globals = globalThis as { firebase?: unknown };
const email = () => screen.getByRole('textbox', { name: /^Email/ });
const password = () => screen.getByLabelText(/^Password/);
const button = (name: string) => screen.getByRole('button', { name });
const settled = () => act(async () => new Promise((resolve) => setTimeout(resolve)));

describeSignInProvider('sign-in/firebase', {
  manifest,
  activate,
  options,
  arrange: (house) => {
    delete globals.firebase;
    house.runScript = () => fakeFirebase().run();
  },
  form: {
    answer: (house) => house.platform.answer('loginWithFirebase', tokens),
    fill: async (user) => {
      await user.type(email(), 'ada@example.org');
      await user.type(password(), 'correct horse');
      await user.click(button('Sign in'));
      await settled();
    },
  },
});

interface Drawing {
  readonly firebase?: FakeFirebase;
  readonly type?: 'login' | 'signup';
  readonly given?: Partial<FirebaseOptions>;
  /** Before the form is drawn. */
  readonly arrange?: (house: FakeHouse) => void;
}

async function draw({ firebase = fakeFirebase(), type = 'login', given = {}, arrange = () => undefined }: Drawing = {}) {
  delete globals.firebase;
  const { context, house } = fakeContext({ options: { ...options, ...given }, pluginId: 'sign-in/firebase', storage: manifest.storage, scriptSources: ['https://www.gstatic.com'] });
  house.runScript = () => firebase.run();
  house.platform.answer('loginWithFirebase', tokens);
  house.platform.answer('signUpWithFirebase', undefined);
  arrange(house);
  const steps: SignInStep[] = [];
  const explained: unknown[] = [];
  const provider = activate(context);
  const Form = type === 'signup' ? provider.SignUpForm : provider.Form;
  // As the house explains: a text under a failure's own key, else the words for a failed sign-in.
  const explain = (error: unknown): string => {
    explained.push(error);
    const isOwn = error instanceof SignInFailure && !error.key.startsWith('firebaseBlockingFunction_');
    return isOwn ? error.key : 'failedAuthentication';
  };
  await renderInHouse(<Form intent={{ type, query: new URLSearchParams({ from: '/browse' }) }} onStep={(step) => steps.push(step)} explain={explain} consent={async () => [{ fieldName: 'terms', answer: true }]} proof={async () => ({})} />, { house });
  await settled();
  return { firebase, house, steps, explained, provider, user: userEvent.setup() };
}

async function send({ user }: { readonly user: ReturnType<typeof userEvent.setup> }, name = 'Sign in') {
  await user.type(email(), 'ada@example.org');
  await user.type(password(), 'correct horse');
  await user.click(button(name));
  await settled();
}
const bodies = (house: FakeHouse, endpoint: string) => house.platform.calls.filter((call) => call.endpoint === endpoint).map(({ input }) => input['body']);

describe('email and password', () => {
  test('SGP-076 SGP-079 signs in at Firebase, and hands its tokens to the platform', async () => {
    const { firebase, house, steps, user } = await draw();
    await send({ user });
    expect(firebase.asked).toContainEqual(['password', 'ada@example.org', 'correct horse']);
    expect(bodies(house, 'loginWithFirebase')).toEqual([{ firebaseAuthToken: 'id-token of ada@example.org', firebaseRefreshToken: 'refresh-token' }]);
    // The house goes on to `from` by what stands in the address (SGP-080).
    expect(steps).toEqual([{ kind: 'tokens', tokens }]);
  });

  test('SGP-080 it changes nothing of where the viewer was going', async () => {
    const { steps, user } = await draw();
    await send({ user });
    expect(steps[0]).not.toHaveProperty('query');
  });

  test('Firebase is told to keep nobody signed in, and who is asking', async () => {
    const { firebase, user } = await draw();
    await send({ user });
    expect(firebase.asked[0]).toEqual(['app', { apiKey: 'key-1', authDomain: 'pass.ringside.example', projectId: undefined, appId: undefined }]);
    expect(firebase.persistence).toBe('none');
    expect(firebase.languageCode).toBe('en');
  });

  test('nothing is fetched before the viewer comes near', async () => {
    const { house, user } = await draw();
    expect(house.scripts).toEqual([]);
    await user.click(email());
    await settled();
    expect(house.scripts).toEqual(['app', 'auth'].map((part) => `https://www.gstatic.com/firebasejs/12.19.0/firebase-${part}-compat.js`));
  });

  test('a script that cannot be had is no verdict on the viewer, and may be had later', async () => {
    const { house, steps, user } = await draw({ given: { providers: [] }, arrange: (house) => (house.runScript = () => Promise.reject(new Error('blocked'))) });
    await send({ user });
    expect(screen.getByRole('alert')).toHaveTextContent('Sorry, something went wrong.');
    expect(house.lines).toContain('warn: Firebase cannot be had.');
    house.runScript = () => fakeFirebase().run();
    await user.click(button('Sign in'));
    await waitFor(() => expect(steps).toHaveLength(1));
  });
});

describe('what Firebase refuses', () => {
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
  ])('SGP-085 SGP-086 ERR-009 %s says: %s', async (code, words) => {
    const { explained, user } = await draw({ firebase: fakeFirebase({ password: () => Promise.reject(firebaseError(code)) }) });
    await send({ user });
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(explained).toEqual([expect.objectContaining({ reason: expect.objectContaining({ name: code }) as unknown })]);
  });

  test.each<[string, CallError, string]>([
    ['its words where it has some', new CallError('loginWithFirebase', 401, 'odd', ['Ask the box office for a new pass.']), 'Ask the box office for a new pass.'],
    ['else that signing in failed', new CallError('loginWithFirebase', 401, 'odd', ['odd']), 'We could not sign you in'],
    ['never markup or tokens', new CallError('loginWithFirebase', 401, 'odd', ['<b>no</b>']), 'We could not sign you in'],
  ])('SGP-085 ERR-009 what the platform refuses says %s', async (_, error, words) => {
    const { user } = await draw({ arrange: (house) => house.platform.answer('loginWithFirebase', error) });
    await send({ user });
    expect(screen.getByRole('alert')).toHaveTextContent(words);
  });

  const json = 'HTTP Cloud Function returned an error: {"error":{"message":"MEMBERS_ONLY","status":"PERMISSION_DENIED"}}';
  const plain = 'HTTP Cloud Function returned an error. Code: 403, Status: "PERMISSION_DENIED", Message: "MEMBERS_ONLY"';
  test.each([
    ['one form', json, 'MEMBERS_ONLY'],
    ['the other form', plain, 'MEMBERS_ONLY'],
    ['a sentence', plain.replace('MEMBERS_ONLY', 'Ask the office.'), 'Ask the office.'],
    ['no message', 'HTTP Cloud Function returned an error: {"error":{}}', null],
    ['an empty one', plain.replace('MEMBERS_ONLY', ''), null],
    ['broken JSON', 'HTTP Cloud Function returned an error: {"error":', null],
    ['something else', 'An internal error has occurred.', null],
  ])('SGP-088 SGP-089 ERR-011 the word of a blocking function: %s', (_, text, expected) => {
    expect(blockingMessage(`Firebase: ${text} (auth/internal-error).`)).toBe(expected);
  });

  test.each([json, plain])('SGP-088 ERR-011 the realm’s label for a blocking function is said: %s', (text) => {
    const explain = (error: unknown) => (error instanceof SignInFailure ? error.key : '');
    expect(firebaseWords(firebaseError('auth/internal-error', text), { explain, nameOf: String })).toBe('firebaseBlockingFunction_MEMBERS_ONLY');
  });

  test.each([
    ['without a label', json],
    ['that cannot be read', 'deadline exceeded'],
  ])('SGP-089 a blocking function %s says that signing in failed', async (_, text) => {
    const { user } = await draw({ firebase: fakeFirebase({ password: () => Promise.reject(firebaseError('auth/internal-error', text)) }) });
    await send({ user });
    expect(screen.getByRole('alert')).toHaveTextContent('We could not sign you in with these details.');
  });

  test('a blocking function that speaks to people is let speak', async () => {
    const { user } = await draw({ firebase: fakeFirebase({ password: () => Promise.reject(firebaseError('auth/internal-error', plain.replace('MEMBERS_ONLY', 'Ask the office.'))) }) });
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

describe('social providers', () => {
  test('SGP-075 stand in the realm’s order beneath the form; without any there is only the form', async () => {
    await draw();
    expect(screen.getAllByRole('button', { name: /^Continue with/ }).map(({ textContent }) => textContent)).toEqual(['Continue with Google', 'Continue with Facebook', 'Continue with Apple']);
  });

  test('SGP-076 a window signs in, and what Firebase gave becomes tokens', async () => {
    const { firebase, house, steps, user } = await draw();
    await user.click(button('Continue with Google'));
    await settled();
    expect(firebase.asked).toContainEqual(['popup', 'google.com']);
    expect(bodies(house, 'loginWithFirebase')).toHaveLength(1);
    expect(steps).toEqual([{ kind: 'tokens', tokens }]);
    expect(screen.getByRole('status')).toHaveTextContent('You are signed in.');
  });

  test.each(['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled'])('SGP-086 %s is silent: nothing is said and nothing tracked', async (code) => {
    const { explained, steps, user } = await draw({ firebase: fakeFirebase({ popup: () => Promise.reject(firebaseError(code)) }) });
    await user.click(button('Continue with Google'));
    await settled();
    expect(screen.queryByRole('alert')).toBeNull();
    expect([explained, steps]).toEqual([[], []]);
    expect(button('Continue with Google')).toBeEnabled();
  });

  test('SGP-069 a new viewer is asked first, then goes on to the shop', async () => {
    const { house, steps, user } = await draw({ type: 'signup' });
    await user.click(button('Continue with Apple'));
    await settled();
    expect(house.platform.calls).toEqual([]);
    const [step] = steps;
    if (step?.kind !== 'confirm') throw new Error('It did not ask.');
    expect(step.account).toBe('ada@example.org');
    const done = await step.complete([{ fieldName: 'terms', answer: true }]);
    expect(bodies(house, 'loginWithFirebase')).toEqual([expect.objectContaining({ consentAnswers: [{ fieldName: 'terms', answer: true }] })]);
    expect(done).toMatchObject({ kind: 'tokens', signedUp: true });
    expect(done.kind === 'tokens' && done.query?.get('showPurchase')).toBe('true');
  });
});

describe('an email that has another way in', () => {
  const conflict = (verifiedProvider: readonly string[] | undefined) =>
    firebaseError('auth/account-exists-with-different-credential', 'Error', { credential: { pending: true }, customData: { email: 'ada@example.org', _tokenResponse: { verifiedProvider } } });

  test.each<[readonly string[] | undefined, string]>([
    [['google.com'], 'Sign in with Google,'],
    [['facebook.com', 'password'], 'Sign in with Facebook,'],
    [['password'], 'Sign in with email and password,'],
    [undefined, 'Sign in with another way,'],
  ])('SGP-087 ERR-010 %j is named', async (ways, words) => {
    const { explained, user } = await draw({ firebase: fakeFirebase({ popup: () => Promise.reject(conflict(ways)) }) });
    await user.click(button('Continue with Apple'));
    await settled();
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(explained).toEqual([expect.objectContaining({ key: 'accountExistsWithDifferentProvider' })]);
  });

  test('SGP-087 the two are joined once the viewer has taken the other way', async () => {
    const { firebase, steps, user } = await draw({ firebase: fakeFirebase({ popup: () => Promise.reject(conflict(['password'])) }) });
    await user.click(button('Continue with Google'));
    await settled();
    expect(email()).toHaveValue('ada@example.org');
    await user.type(password(), 'correct horse');
    await user.click(button('Sign in'));
    await settled();
    expect(firebase.asked).toContainEqual(['link', { pending: true }]);
    expect(steps).toHaveLength(1);
  });

  test('somebody else’s sign-in joins nothing', async () => {
    const { firebase, user } = await draw({ firebase: fakeFirebase({ popup: () => Promise.reject(conflict(['password'])) }) });
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
  const onPhone = (house: FakeHouse) => (house.signIn.isPhone = () => true);

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

  test('SGP-078 an attempt is noted before the browser leaves, and forgotten when it cannot', async () => {
    const noted: (string | null)[] = [];
    let house: FakeHouse | undefined;
    const firebase = fakeFirebase({
      redirect: () => {
        noted.push(house?.visitStorage.read('signin.firebase') ?? null);
        return Promise.reject(firebaseError('auth/unauthorized-domain'));
      },
    });
    const drawn = await draw({ firebase, arrange: (given) => onPhone((house = given)) });
    await drawn.user.click(button('Continue with Facebook'));
    await settled();
    expect(noted).toEqual(['facebook.com']);
    expect(drawn.house.visitStorage.read('signin.firebase')).toBeNull();
    expect(screen.getByRole('alert')).toHaveTextContent('Sorry, something went wrong.');
  });

  const back = (house: FakeHouse) => house.visitStorage.write('signin.firebase', 'facebook.com');

  test('SGP-078 SGP-139 whoever comes back is signed in by what came of it, once', async () => {
    const { house, steps } = await draw({ firebase: fakeFirebase({ result: 'ada@example.org' }), arrange: back });
    expect(steps).toEqual([{ kind: 'tokens', tokens }]);
    expect(house.visitStorage.read('signin.firebase')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('You are signed in.');
  });

  test('SGP-139 without the note nobody asks, and nothing is fetched', async () => {
    const { firebase, house } = await draw({ firebase: fakeFirebase({ result: 'ada@example.org' }) });
    expect([firebase.asked, house.scripts]).toEqual([[], []]);
  });

  test('SGP-078 nothing came of it: the form stands as ever, and the note is gone', async () => {
    const { house, steps } = await draw({ arrange: back });
    expect(email()).toBeVisible();
    expect(steps).toEqual([]);
    expect(house.visitStorage.read('signin.firebase')).toBeNull();
  });

  test('SGP-139 what went wrong there is said here', async () => {
    await draw({ firebase: fakeFirebase({ result: firebaseError('auth/user-disabled') }), arrange: back });
    expect(screen.getByRole('alert')).toHaveTextContent('This account has been closed.');
  });
});

describe('a new account', () => {
  test('SGP-082 SGP-081 LIC-098 is made by the platform, signed in to, and leads to the shop', async () => {
    const { firebase, house, steps, user } = await draw({ type: 'signup' });
    await send({ user }, 'Create account');
    expect(bodies(house, 'signUpWithFirebase')).toEqual([{ username: 'ada@example.org', password: 'correct horse', consentAnswers: [{ fieldName: 'terms', answer: true }] }]);
    expect(firebase.asked).toContainEqual(['password', 'ada@example.org', 'correct horse']);
    expect(steps).toEqual([expect.objectContaining({ kind: 'tokens', signedUp: true })]);
    const [step] = steps;
    expect(step?.kind === 'tokens' && String(step.query)).toBe('from=%2Fbrowse&showPurchase=true');
  });

  const checked = { appId: '1:1:web:1', projectId: 'ringside', recaptchaKey: 'site-key' };
  const appCheck = (house: FakeHouse) => (house.signIn.appCheck = true);

  test('SGP-083 RLM-028 with app check its token goes along', async () => {
    const { house, user } = await draw({ type: 'signup', given: checked, arrange: appCheck });
    await send({ user }, 'Create account');
    expect(house.scripts.some((url) => url.endsWith('firebase-app-check-compat.js'))).toBe(true);
    expect(bodies(house, 'signUpWithFirebase')).toEqual([expect.objectContaining({ appCheckToken: 'app-check of site-key' })]);
  });

  test('SGP-083 without it neither its part is fetched nor a token sent', async () => {
    const { house, user } = await draw({ type: 'signup', given: checked });
    await send({ user }, 'Create account');
    expect(house.scripts.some((url) => url.endsWith('firebase-app-check-compat.js'))).toBe(false);
    expect(bodies(house, 'signUpWithFirebase')[0]).not.toHaveProperty('appCheckToken');
  });

  test('SGP-084 ERR-012 a check that nothing is heard of fails after ten seconds', async () => {
    const { house, user } = await draw({ type: 'signup', firebase: fakeFirebase({ appCheck: () => new Promise(() => undefined) }), given: checked, arrange: appCheck });
    await send({ user }, 'Create account');
    await act(async () => house.clock.pass(APP_CHECK_LIMIT));
    await settled();
    expect(screen.getByRole('alert')).toHaveTextContent('We could not tell that this request comes from our site.');
  });

  test('SGP-084 ERR-012 a check that fails says so, and no account is made', async () => {
    const { house, user } = await draw({ type: 'signup', firebase: fakeFirebase({ appCheck: () => Promise.reject(firebaseError('appCheck/recaptcha-error')) }), given: checked, arrange: appCheck });
    await send({ user }, 'Create account');
    expect(screen.getByRole('alert')).toHaveTextContent('We could not tell that this request comes from our site.');
    expect(bodies(house, 'signUpWithFirebase')).toEqual([]);
  });
});

describe('changing the password', () => {
  const viewer = (house: FakeHouse) => (house.session.viewer = { id: 'ada', isGuest: false, role: 'USER', email: 'ada@example.org', isChild: false });

  test('SGP-091 PWD-023 the old one is proved first, then it is changed', async () => {
    const { firebase, provider } = await draw({ arrange: viewer });
    await provider.changePassword('old one', 'new horse');
    expect(firebase.asked.slice(1)).toEqual([['password', 'ada@example.org', 'old one'], ['update', 'new horse'], ['out']]);
  });

  test.each(['auth/invalid-credential', 'auth/wrong-password'])('SGP-090 ERR-013 PWD-023 %s says that the current one is wrong, and nothing is changed', async (code) => {
    const { firebase, provider } = await draw({ arrange: viewer, firebase: fakeFirebase({ password: () => Promise.reject(firebaseError(code)) }) });
    await expect(provider.changePassword('wrong', 'new horse')).rejects.toMatchObject({ key: 'invalidCurrentCredentials' });
    expect(firebase.asked.map(([what]) => what)).not.toContain('update');
  });

  test('a new one that is too weak is refused by its own words', async () => {
    const { provider } = await draw({ arrange: viewer, firebase: fakeFirebase({ update: () => Promise.reject(firebaseError('auth/weak-password')) }) });
    await expect(provider.changePassword('old one', 'new')).rejects.toMatchObject({ key: 'weakPassword' });
  });
});

test('ERR-015 a part that ran without defining what it should is an error, and the log says which', async () => {
  const { house, user } = await draw({ given: { providers: [] }, arrange: (house) => (house.runScript = () => undefined) });
  await send({ user });
  expect(screen.getByRole('alert')).toHaveTextContent('Sorry, something went wrong.');
  expect(house.lines).toContain('warn: Firebase cannot be had.');
});
