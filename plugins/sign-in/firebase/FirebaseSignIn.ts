/** Sign-in at Firebase: SDK calls, and the exchange at the platform. Sessions are managed by core, not Firebase. */
import {
  SignInFailure,
  type CallInput,
  type ConsentAnswer,
  type KeyValueStore,
  type Log,
  type TokenAnswer,
} from 'proscenium/sdk';
import type { ProvenViewer } from 'proscenium/sdk/sign-in';
import type {
  FirebaseAuth,
  FirebaseCredential,
  FirebaseProvider,
  FirebaseSdk,
  FirebaseUser,
} from './firebaseGlobal';
import type { FirebaseOpening } from './FirebaseOpening';
import { firebaseCode, firebaseProblem, FirebaseRefusal } from './firebaseProblem';
import type { FirebaseOptions } from './options.generated';

export type SocialName = FirebaseOptions['providers'][number];

export interface FirebaseSignInDeps {
  readonly firebase: FirebaseOpening;
  readonly isPhone: () => boolean;
  /** Session storage (per tab). */
  readonly values: KeyValueStore;
  readonly log: Log;
  /** Platform calls; they reject with a CallError. */
  readonly exchange: (body: CallInput<'loginWithFirebase'>['body']) => Promise<TokenAnswer>;
  readonly signUp: (body: CallInput<'signUpWithFirebase'>['body']) => Promise<unknown>;
}

/** Set while the viewer is on Firebase's page; declared in the plugin's manifest. */
const ATTEMPT = 'signin.firebase';

export class FirebaseSignIn {
  /** Social credential for an email whose account has another sign-in method: linked once the viewer has used that. */
  #waiting: { readonly credential: FirebaseCredential; readonly email: string } | null = null;
  #returning: Promise<ProvenViewer | null> | null = null;

  readonly #deps: FirebaseSignInDeps;

  constructor(deps: FirebaseSignInDeps) {
    this.#deps = deps;
  }

  /** Email and password (SGP-076). Rejects with a Firebase error, or a CallError of the exchange. */
  readonly withPassword = async (email: string, password: string): Promise<TokenAnswer> => {
    const { auth } = await this.#deps.firebase.open();
    return (await this.#proven((await auth.signInWithEmailAndPassword(email, password)).user)).exchange([]);
  };

  /** Creates an account at the platform, which creates it at Firebase, then signs in (SGP-082). */
  readonly makeAccount = async (
    username: string,
    password: string,
    consents: readonly ConsentAnswer[],
  ): Promise<TokenAnswer> => {
    const { appCheckToken } = await this.#deps.firebase.open();
    await this.#deps.signUp({
      username,
      password,
      ...withConsents(consents),
      ...(appCheckToken === undefined ? {} : { appCheckToken }),
    });
    return this.withPassword(username, password);
  };

  /**
   * Opens the social provider's pop-up during user activation; on a phone Facebook uses a redirect, resumed
   * on return (SGP-077, SGP-078). Null when the viewer cancelled or is being redirected.
   */
  async atProvider(name: SocialName): Promise<ProvenViewer | null> {
    const { sdk, auth } = await this.#deps.firebase.open();
    const provider = providerOf(sdk, name);
    if (name === 'facebook' && this.#deps.isPhone()) {
      await this.#leave(auth, provider);
      return null;
    }
    return this.#orNobody(async () => this.#proven((await auth.signInWithPopup(provider)).user));
  }

  /** A redirect was started and its result has not been read yet (SGP-139). */
  get isReturning(): boolean {
    return this.#returning !== null || this.#deps.values.read(ATTEMPT) !== null;
  }

  /** Result of the redirect; null without one. Read once, however often the page renders. */
  returned(): Promise<ProvenViewer | null> {
    if (!this.isReturning) return Promise.resolve(null);
    this.#deps.values.remove(ATTEMPT);
    this.#returning ??= this.#takeResult().finally(() => {
      this.#returning = null;
    });
    return this.#returning;
  }

  /**
   * Changes the password of the account with this email, after verifying the old one (SGP-091, PWD-023).
   * Rejects with an error that core can explain.
   */
  async changePassword(email: string | null, current: string, next: string): Promise<void> {
    try {
      const { auth } = await this.#deps.firebase.open();
      const { user } = await auth.signInWithEmailAndPassword(email ?? '', current).catch((error: unknown) => {
        const isWrong = ['auth/invalid-credential', 'auth/wrong-password'].includes(
          firebaseCode(error) ?? '',
        );
        throw isWrong ? new SignInFailure('invalidCurrentCredentials', new FirebaseRefusal(error)) : error;
      });
      await user?.updatePassword(next);
      await auth.signOut();
    } catch (error) {
      const problem = firebaseProblem(error);
      throw problem.kind === 'key' ? new SignInFailure(problem.key, new FirebaseRefusal(error)) : error;
    }
  }

  async #leave(auth: FirebaseAuth, provider: FirebaseProvider): Promise<void> {
    this.#deps.values.write(ATTEMPT, provider.providerId);
    try {
      await auth.signInWithRedirect(provider);
    } catch (error) {
      this.#deps.values.remove(ATTEMPT);
      throw error;
    }
  }

  async #takeResult(): Promise<ProvenViewer | null> {
    const { auth } = await this.#deps.firebase.open();
    return this.#orNobody(async () => {
      const { user } = await auth.getRedirectResult();
      return user === null ? null : this.#proven(user);
    });
  }

  /** Null on cancel; for an email that belongs to another account, stores the credential for linking. */
  async #orNobody(sign: () => Promise<ProvenViewer | null>): Promise<ProvenViewer | null> {
    try {
      return await sign();
    } catch (error) {
      const problem = firebaseProblem(error);
      if (problem.kind === 'silent') return null;
      const { credential } = error as { readonly credential?: FirebaseCredential };
      if (problem.kind === 'otherProvider' && problem.email !== null && credential !== undefined)
        this.#waiting = { credential, email: problem.email };
      throw error;
    }
  }

  /** The viewer known to Firebase; links a pending social credential first. */
  async #proven(user: FirebaseUser | null): Promise<ProvenViewer> {
    if (user === null) throw new Error('Firebase signed nobody in.');
    const waiting = this.#waiting;
    if (waiting !== null && waiting.email === user.email) {
      this.#waiting = null;
      // If linking fails, the method just used still works.
      await user.linkWithCredential(waiting.credential).catch((error: unknown) =>
        this.#deps.log.warn('A social account was not joined.', {
          reason: firebaseCode(error) ?? String(error),
        }),
      );
    }
    const exchange = async (consents: readonly ConsentAnswer[]): Promise<TokenAnswer> =>
      this.#deps.exchange({
        firebaseAuthToken: await user.getIdToken(),
        firebaseRefreshToken: user.refreshToken,
        ...withConsents(consents),
      });
    return { account: user.email ?? undefined, exchange };
  }
}

const withConsents = (consents: readonly ConsentAnswer[]): { readonly consentAnswers?: ConsentAnswer[] } =>
  consents.length === 0 ? {} : { consentAnswers: [...consents] };

function providerOf({ auth }: FirebaseSdk, name: SocialName): FirebaseProvider {
  if (name === 'google') return new auth.GoogleAuthProvider();
  const provider =
    name === 'facebook' ? new auth.FacebookAuthProvider() : new auth.OAuthProvider('apple.com');
  provider.addScope('email');
  return provider;
}
