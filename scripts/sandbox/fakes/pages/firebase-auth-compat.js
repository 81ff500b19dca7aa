// The fake's auth part: passwords, popups, redirects, and Firebase's own error codes.
const { firebase } = window;
const PENDING = 'firebase-fake:redirect';

const codes = {
  INVALID_LOGIN_CREDENTIALS: 'invalid-credential',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'too-many-requests',
  WEAK_PASSWORD: 'weak-password',
  CREDENTIAL_TOO_OLD_LOGIN_AGAIN: 'requires-recent-login',
  FEDERATED_USER_ID_ALREADY_LINKED: 'credential-already-in-use',
  BLOCKING_FUNCTION_ERROR_RESPONSE: 'internal-error',
  OPERATION_NOT_ALLOWED: 'operation-not-allowed',
  API_KEY_INVALID: 'invalid-api-key',
};
const failure = (code, words = 'Error', more = {}) =>
  Object.assign(new Error(`Firebase: ${words} (auth/${code}).`), {
    name: 'FirebaseError',
    code: `auth/${code}`,
    ...more,
  });

const ask = async (app, call, body) => {
  const answer = await fetch(`${home}/__fake/firebase/v1/${call}?key=${app.options.apiKey}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => null);
  if (answer === null) throw failure('network-request-failed');
  const said = await answer.json();
  if (answer.ok) return said;
  const [code, ...words] = said.error.message.split(' : ');
  throw failure(codes[code] ?? code.toLowerCase().replaceAll('_', '-'), words.join(' : ') || undefined);
};

const userOf = (app, { localId, email, idToken, refreshToken }) => ({
  uid: localId,
  email,
  refreshToken,
  getIdToken: async () => idToken,
  updatePassword: async (password) =>
    void (await ask(app, 'accounts:update', { idToken, password, returnSecureToken: true })),
  linkWithCredential: async (credential) => ({
    user: userOf(
      app,
      await ask(app, 'accounts:signInWithIdp', {
        postBody: credential.body,
        idToken,
        returnSecureToken: true,
      }),
    ),
  }),
});

/** Signs in with a social provider's result; an e-mail of another user is refused with the credential needed to link the two later. */
const signInWithSocial = async (app, providerId, socialToken) => {
  const credential = {
    providerId,
    body: new URLSearchParams({ id_token: socialToken, providerId }).toString(),
  };
  const said = await ask(app, 'accounts:signInWithIdp', {
    postBody: credential.body,
    requestUri: location.origin,
    returnSecureToken: true,
  });
  if (said.needConfirmation)
    throw failure('account-exists-with-different-credential', 'Error', {
      credential,
      email: said.email,
      customData: { email: said.email, _tokenResponse: said },
    });
  return { user: userOf(app, said), credential };
};

const auth = (app) => ({
  currentUser: null,
  languageCode: null,
  setPersistence: async () => undefined,
  signInWithEmailAndPassword: async (email, password) => ({
    user: userOf(
      app,
      await ask(app, 'accounts:signInWithPassword', { email, password, returnSecureToken: true }),
    ),
  }),
  async signInWithPopup({ providerId }) {
    const answer = await askAt('/__fake/firebase/window', { key: app.options.apiKey, providerId });
    if (answer === undefined) throw failure('popup-blocked');
    if (answer === null) throw failure('popup-closed-by-user');
    if (answer.denied) throw failure('user-cancelled');
    return signInWithSocial(app, providerId, answer.idToken);
  },
  async signInWithRedirect({ providerId }) {
    const id = crypto.randomUUID();
    sessionStorage.setItem(PENDING, id);
    location.assign(
      `${home}/__fake/firebase/handler?${new URLSearchParams({ key: app.options.apiKey, providerId, id, redirectUrl: location.href })}`,
    );
    return new Promise(() => undefined);
  },
  async getRedirectResult() {
    const id = sessionStorage.getItem(PENDING);
    sessionStorage.removeItem(PENDING);
    const said = id === null ? {} : await ask(app, 'redirect-result', { id });
    if (said.denied) throw failure('user-cancelled');
    return said.socialToken
      ? signInWithSocial(app, `${said.provider}.com`, said.socialToken)
      : { user: null, credential: null };
  },
  signOut: async () => undefined,
});

class Provider {
  constructor(providerId) {
    this.providerId = providerId;
  }
  addScope() {
    return this;
  }
}
const auths = new Map();
firebase.auth = Object.assign(
  (app = firebase.app()) => {
    if (!auths.has(app)) auths.set(app, auth(app));
    return auths.get(app);
  },
  {
    Auth: { Persistence: { NONE: 'none', SESSION: 'session', LOCAL: 'local' } },
    OAuthProvider: Provider,
    GoogleAuthProvider: class extends Provider {
      constructor() {
        super('google.com');
      }
    },
    FacebookAuthProvider: class extends Provider {
      constructor() {
        super('facebook.com');
      }
    },
  },
);
