/** Firebase made ready for this site: its app, nobody kept signed in, and app check passed where the realm uses that. */
import type { Clock, Log, SignInSettings } from '../../../core/sdk';
import type { LazyScript } from '../../../core/sdk/buttonSignIn';
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
  /** Where the realm uses app check. */
  readonly appCheckToken?: string;
}

/** Milliseconds that app check may take. */
export const APP_CHECK_LIMIT = 10_000;

const APP = 'sign-in';

export class FirebaseOpening {
  private opened: OpenFirebase | null = null;

  constructor(private readonly deps: FirebaseOpeningDeps) {}

  /** The viewer comes near: the script is fetched. One that cannot be had is spoken of when it is needed. */
  readonly prepare = (): void => void this.deps.script.fetch().catch(() => undefined);

  /**
   * Firebase for this site, with a fresh token of app check where the realm uses that: the SDK would wait for one without an end. Rejects
   * with {@link FirebaseMissing} or {@link AppCheckFailed}.
   */
  async open(): Promise<OpenFirebase> {
    const sdk = await this.deps.script.fetch().catch((error: unknown) => {
      this.deps.log.warn('Firebase cannot be had.', { reason: String(error) });
      throw new FirebaseMissing();
    });
    this.opened ??= this.openWith(sdk);
    return this.deps.settings.appCheck ? { ...this.opened, appCheckToken: await this.appCheckToken(this.opened) } : this.opened;
  }

  /** The house alone keeps tokens, so Firebase is told to keep none. */
  private openWith(sdk: FirebaseSdk): OpenFirebase {
    const { apiKey, authDomain, projectId, appId, recaptchaKey } = this.deps.options;
    const app = sdk.apps.find(({ name }) => name === APP) ?? sdk.initializeApp({ apiKey, authDomain, projectId, appId }, APP);
    const auth = sdk.auth(app);
    auth.languageCode = this.deps.locale;
    void auth.setPersistence(sdk.auth.Auth.Persistence.NONE);
    if (this.deps.settings.appCheck && recaptchaKey !== undefined) sdk.appCheck?.(app).activate(new sdk.appCheck.ReCaptchaV3Provider(recaptchaKey), false);
    return { sdk, app, auth };
  }

  private async appCheckToken({ sdk: { appCheck }, app }: OpenFirebase): Promise<string> {
    let cancel: () => void = () => undefined;
    const limit = new Promise<never>((_, reject) => {
      cancel = this.deps.clock.after(APP_CHECK_LIMIT, () => reject(new Error(`No answer within ${APP_CHECK_LIMIT / 1000} s.`)));
    });
    try {
      if (appCheck === undefined) throw new Error('Its part is not there.');
      return (await Promise.race([appCheck(app).getToken(), limit])).token;
    } catch (error) {
      this.deps.log.warn('App check failed.', { reason: firebaseCode(error) ?? String(error) });
      throw new AppCheckFailed();
    } finally {
      cancel();
    }
  }

  /** Signing out: where nobody has signed in on this page, Firebase knows of nobody. */
  async end(): Promise<void> {
    await this.opened?.auth.signOut();
  }
}
