/** The used subset of the Firebase SDK: the namespaced (global) build, in modules. */
import type { PluginContext } from 'proscenium/sdk';
import { allowScriptsFrom } from 'proscenium/sdk/sign-in';
import type { FirebaseOptions } from './options.generated';

/** A social provider's credential; opaque. */
export type FirebaseCredential = object;

export interface FirebaseUser {
  readonly email: string | null;
  readonly refreshToken: string;
  getIdToken(): Promise<string>;
  updatePassword(password: string): Promise<void>;
  linkWithCredential(credential: FirebaseCredential): Promise<unknown>;
}

export interface FirebaseAnswer {
  readonly user: FirebaseUser | null;
}

/** A social provider at Firebase. */
export interface FirebaseProvider {
  readonly providerId: string;
  addScope(scope: string): unknown;
}

export interface FirebaseAuth {
  languageCode: string | null;
  setPersistence(kind: string): Promise<void>;
  signInWithEmailAndPassword(email: string, password: string): Promise<FirebaseAnswer>;
  signInWithPopup(provider: FirebaseProvider): Promise<FirebaseAnswer>;
  /** Redirects; resolves, if ever, when under way. */
  signInWithRedirect(provider: FirebaseProvider): Promise<unknown>;
  getRedirectResult(): Promise<FirebaseAnswer>;
  signOut(): Promise<void>;
}

export interface FirebaseApp {
  readonly name: string;
}

export interface FirebaseSdk {
  readonly apps: readonly FirebaseApp[];
  initializeApp(config: Readonly<Record<string, string | undefined>>, name: string): FirebaseApp;
  readonly auth: ((app: FirebaseApp) => FirebaseAuth) & {
    readonly Auth: { readonly Persistence: { readonly NONE: string } };
    readonly FacebookAuthProvider: new () => FirebaseProvider;
    readonly GoogleAuthProvider: new () => FirebaseProvider;
    readonly OAuthProvider: new (providerId: string) => FirebaseProvider;
  };
  readonly appCheck?: ((app: FirebaseApp) => {
    activate(provider: object, renews: boolean): void;
    getToken(): Promise<{ readonly token: string }>;
  }) & { readonly ReCaptchaV3Provider: new (siteKey: string) => object };
}

const partsGlobal = (): Partial<FirebaseSdk> | undefined =>
  (globalThis as { readonly firebase?: Partial<FirebaseSdk> }).firebase;

/** The global, once the auth module is loaded. */
export const firebaseGlobal = (): FirebaseSdk | undefined => {
  const firebase = partsGlobal();
  return typeof firebase?.auth === 'function' ? (firebase as FirebaseSdk) : undefined;
};

/** Loads the modules: the first one first, since the others extend it. `appCheck` loads that module. */
export async function loadFirebase(
  { loadScript }: Pick<PluginContext, 'loadScript'>,
  { sdkUri, providers }: Pick<FirebaseOptions, 'sdkUri' | 'providers'>,
  appCheck: boolean,
): Promise<void> {
  // The modules load Google's scripts, without Trusted Types support.
  if (providers.length > 0) allowScriptsFrom('https://apis.google.com');
  if (appCheck)
    for (const origin of ['https://www.google.com', 'https://www.gstatic.com']) allowScriptsFrom(origin);
  const part = (name: string, defines: () => boolean): Promise<void> =>
    loadScript(new URL(`firebase-${name}-compat.js`, sdkUri).href, defines);
  await part('app', () => partsGlobal() !== undefined);
  await Promise.all([
    part('auth', () => firebaseGlobal() !== undefined),
    ...(appCheck ? [part('app-check', () => partsGlobal()?.appCheck !== undefined)] : []),
  ]);
}
