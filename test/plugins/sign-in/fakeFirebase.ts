/** A Firebase SDK for tests: records its calls, and answers as a test sets it. */
import type {
  FirebaseAnswer,
  FirebaseProvider,
  FirebaseSdk,
  FirebaseUser,
} from '../../../plugins/sign-in/firebase/firebaseGlobal';

/** An error as the SDK throws it. */
export const firebaseError = (code: string, words = 'Error', more: object = {}): Error =>
  Object.assign(new Error(`Firebase: ${words} (${code}).`), { name: 'FirebaseError', code, ...more });

export interface FirebaseScript {
  /** Instead of: signing in with a password, in a window, by a redirect; changing a password; an app check token. */
  readonly password?: () => Promise<never>;
  readonly popup?: () => Promise<never>;
  readonly redirect?: () => Promise<never>;
  readonly update?: () => Promise<never>;
  readonly appCheck?: () => Promise<never>;
  /** The result of a redirect: an email, or an error. */
  readonly result?: string | Error;
}

export interface FakeFirebase {
  readonly asked: (readonly [what: string, ...given: unknown[]])[];
  persistence: string | null;
  languageCode: string | null;
  /** The scripts have loaded. */
  run(): void;
}

export function fakeFirebase({
  password,
  popup,
  redirect,
  update,
  appCheck,
  result,
}: FirebaseScript = {}): FakeFirebase {
  const asked: (readonly [string, ...unknown[]])[] = [];
  const fake: FakeFirebase = {
    asked,
    persistence: null,
    languageCode: null,
    run: () => void ((globalThis as { firebase?: FirebaseSdk }).firebase = sdk),
  };
  const note = (...what: readonly [string, ...unknown[]]): void => void asked.push(what);
  const userOf = (email: string): FirebaseUser => ({
    email,
    refreshToken: 'refresh-token',
    getIdToken: async () => `id-token of ${email}`,
    updatePassword: async (next) => (update === undefined ? note('update', next) : update()),
    linkWithCredential: async (credential) => note('link', credential),
  });
  const auth: ReturnType<FirebaseSdk['auth']> = {
    get languageCode() {
      return fake.languageCode;
    },
    set languageCode(code) {
      fake.languageCode = code;
    },
    setPersistence: async (kind) => void (fake.persistence = kind),
    signInWithEmailAndPassword: async (email, secret): Promise<FirebaseAnswer> => {
      note('password', email, secret);
      return password === undefined ? { user: userOf(email) } : password();
    },
    signInWithPopup: async ({ providerId }) => {
      note('popup', providerId);
      return popup === undefined ? { user: userOf('ada@example.org') } : popup();
    },
    signInWithRedirect: async ({ providerId }) => {
      note('redirect', providerId);
      return redirect?.();
    },
    getRedirectResult: async () => {
      note('result');
      if (result instanceof Error) throw result;
      return { user: result === undefined ? null : userOf(result) };
    },
    signOut: async () => note('out'),
  };
  const providerClass = (id?: string) =>
    class implements FirebaseProvider {
      readonly providerId: string;
      constructor(given = '') {
        this.providerId = id ?? given;
      }
      addScope(): this {
        return this;
      }
    };
  class ReCaptchaV3Provider {
    constructor(readonly siteKey: string) {}
  }
  let siteKey = '';
  const sdk: FirebaseSdk = {
    apps: [],
    initializeApp(config, name) {
      note('app', config);
      return { name };
    },
    auth: Object.assign(() => auth, {
      Auth: { Persistence: { NONE: 'none' } },
      FacebookAuthProvider: providerClass('facebook.com'),
      GoogleAuthProvider: providerClass('google.com'),
      OAuthProvider: providerClass(),
    }),
    appCheck: Object.assign(
      () => ({
        activate: (provider: object) => void ({ siteKey } = provider as ReCaptchaV3Provider),
        getToken: async () => appCheck?.() ?? { token: `app-check of ${siteKey}` },
      }),
      { ReCaptchaV3Provider },
    ),
  };
  return fake;
}
