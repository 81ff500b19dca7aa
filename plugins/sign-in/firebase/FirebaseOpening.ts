/** Initialises Firebase for this site: app, no persistence, and app check where the realm uses it. */
import type { Clock, Log, SignInSettings } from 'proscenium/sdk';
import type { LazyScript } from 'proscenium/sdk/sign-in';
import type { FirebaseApp, FirebaseAuth, FirebaseSdk } from './firebaseGlobal';
import { AppCheckFailed, firebaseCode, FirebaseMissing } from './firebaseProblem';
import type { FirebaseOptions } from './options.generated';

export interface FirebaseOpeningDeps {
  readonly options: Pick<FirebaseOptions, 'apiKey' | 'authDomain' | 'projectId' | 'appId' | 'recaptchaKey'>;
  readonly script: LazyScript<FirebaseSdk>;
  readonly settings: Pick<SignInSettings, 'appCheck'>;
  readonly locale: string;
  readonly clock: Clock;
  readonly log: Log;
}

export interface OpenFirebase {
  readonly sdk: FirebaseSdk;
  readonly app: FirebaseApp;
  readonly auth: FirebaseAuth;
  /** Set where the realm uses app check. */
  readonly appCheckToken?: string;
}

/** Time limit of app check in milliseconds. */
export const APP_CHECK_TIMEOUT_MS = 10_000;

const APP = 'sign-in';

export class FirebaseOpening {
  #opened: OpenFirebase | null = null;

  readonly #deps: FirebaseOpeningDeps;

  constructor(deps: FirebaseOpeningDeps) {
    this.#deps = deps;
  }

  /** Prefetches the script; a failure is reported when it is needed. */
  readonly prepare = (): void => void this.#deps.script.fetch().catch(() => undefined);

  /**
   * Firebase for this site, with a fresh app check token where the realm uses it: the SDK would wait for one
   * forever. Rejects with {@link FirebaseMissing} or {@link AppCheckFailed}.
   */
  async open(): Promise<OpenFirebase> {
    const sdk = await this.#deps.script.fetch().catch((error: unknown) => {
      this.#deps.log.warn('Firebase cannot be had.', { reason: String(error) });
      throw new FirebaseMissing();
    });
    this.#opened ??= this.#openWith(sdk);
    return this.#deps.settings.appCheck
      ? { ...this.#opened, appCheckToken: await this.#appCheckToken(this.#opened) }
      : this.#opened;
  }

  /** Only core stores tokens, so persistence is disabled in Firebase. */
  #openWith(sdk: FirebaseSdk): OpenFirebase {
    const { apiKey, authDomain, projectId, appId, recaptchaKey } = this.#deps.options;
    const app =
      sdk.apps.find(({ name }) => name === APP) ??
      sdk.initializeApp({ apiKey, authDomain, projectId, appId }, APP);
    const auth = sdk.auth(app);
    auth.languageCode = this.#deps.locale;
    void auth.setPersistence(sdk.auth.Auth.Persistence.NONE);
    if (this.#deps.settings.appCheck && recaptchaKey !== undefined)
      sdk.appCheck?.(app).activate(new sdk.appCheck.ReCaptchaV3Provider(recaptchaKey), false);
    return { sdk, app, auth };
  }

  async #appCheckToken({ sdk: { appCheck }, app }: OpenFirebase): Promise<string> {
    let cancel: () => void = () => undefined;
    const limit = new Promise<never>((_, reject) => {
      cancel = this.#deps.clock.after(APP_CHECK_TIMEOUT_MS, () =>
        reject(new Error(`No answer within ${APP_CHECK_TIMEOUT_MS / 1000} s.`)),
      );
    });
    try {
      if (appCheck === undefined) throw new Error('Its part is not there.');
      return (await Promise.race([appCheck(app).getToken(), limit])).token;
    } catch (error) {
      this.#deps.log.warn('App check failed.', { reason: firebaseCode(error) ?? String(error) });
      throw new AppCheckFailed();
    } finally {
      cancel();
    }
  }

  /** Sign-out: a page on which nobody signed in has no Firebase session. */
  async end(): Promise<void> {
    await this.#opened?.auth.signOut();
  }
}
