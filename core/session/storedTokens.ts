/** The names under which the session lies in the browser, and the two readings that cannot wait for the runtime to start. */
import { KEPT } from '../platform/browser/browserStorage';

/** Names are those of the platform's other apps, so that a viewer stays signed in when a site moves to this runtime (API-020). */
export const storageKeys = {
  authToken: 'authToken',
  refreshToken: 'refreshToken',
  /** What a sign-up that left the site goes on with (SGN-052). */
  signupRehydrate: 'signupRehydrate',
  selectedLanguage: 'selectedLanguage',
  /** The key of the provider that the viewer signed in with: its own session is ended with ours (SGN-061). */
  provider: 'signin.provider',
  /** Tells sessions apart: a refresh keeps it, a sign-in and another profile change it. */
  session: 'signin.session',
  /** Several people watch with the account, and nobody has said yet who is watching. */
  asksWho: 'signin.asksWho',
  /** The viewer who watched here last, and as which of their profiles. */
  profile: 'profile.last',
} as const;

/** Sessions that have ended here and that the platform has still to be told of. */
export const REVOCATIONS = 'signin.revocations';

/** Stands before the keys of an impersonated session, in the storage of its tab (ADM-013). */
export const ON_BEHALF = 'impersonation.';

/** The token of an earlier page, or null. For the page's first data call alone; all else asks the TokenVault. `tab` holds an impersonated session, and what the other would not take (RLM-039). */
export const storedAuthToken = (storage: Storage | null, tab: Storage | null): string | null =>
  stored(tab, ON_BEHALF + storageKeys.authToken) ?? stored(tab, KEPT + storageKeys.authToken) ?? stored(storage, storageKeys.authToken);

/** The language chosen in an earlier visit, or null. */
export const storedLanguage = (storage: Storage | null): string | null => stored(storage, storageKeys.selectedLanguage);

function stored(storage: Storage | null, key: string): string | null {
  try {
    return storage?.getItem(key) || null;
  } catch {
    return null;
  }
}
