/** Storage keys of the session, and the two values that are read before the runtime starts. */
import { RETAINED_PREFIX } from '../platform/browser/browserStorage';

/**
 * The same keys as the platform's other apps, so that a viewer stays signed in when a site moves to this
 * runtime (API-020).
 */
export const storageKeys = {
  authToken: 'authToken',
  refreshToken: 'refreshToken',
  /** State of a sign-up that has left the site (SGN-052). */
  signupRehydrate: 'signupRehydrate',
  selectedLanguage: 'selectedLanguage',
  /** The key of the provider that the viewer signed in with: its own session is ended with ours (SGN-061). */
  provider: 'signin.provider',
  /** Identifies the session: unchanged by a refresh, changed by a sign-in and by switching profiles. */
  session: 'signin.session',
  /** The session that the platform has said to be a guest's. */
  guest: 'signin.guest',
  /** The account has several profiles and none is selected yet. */
  asksWho: 'signin.asksWho',
  /** The last viewer on this device and their profile. */
  profile: 'profile.last',
} as const;

/** Sessions that ended here and whose revocation is still to be sent to the platform. */
export const REVOCATIONS = 'signin.revocations';

/** Key prefix of an impersonated session, in session storage (ADM-013). */
export const ON_BEHALF = 'impersonation.';

/**
 * The stored token, or null. Only for the page's first data call; everything else uses the TokenVault. `tab`
 * is session storage, which holds an impersonated session and values that local storage refused (RLM-039).
 */
export const storedAuthToken = (storage: Storage | null, tab: Storage | null): string | null =>
  stored(tab, ON_BEHALF + storageKeys.authToken) ??
  stored(tab, RETAINED_PREFIX + storageKeys.authToken) ??
  stored(storage, storageKeys.authToken);

/** Whether the stored token is a guest's, as an earlier page has learnt from the platform. */
export const isStoredGuest = (storage: Storage | null, tab: Storage | null): boolean => {
  const session = stored(storage, storageKeys.session);
  return (
    stored(tab, ON_BEHALF + storageKeys.authToken) === null &&
    session !== null &&
    session === stored(storage, storageKeys.guest)
  );
};

/** The language chosen in an earlier visit, or null. */
export const storedLanguage = (storage: Storage | null): string | null =>
  stored(storage, storageKeys.selectedLanguage);

function stored(storage: Storage | null, key: string): string | null {
  try {
    return storage?.getItem(key) || null;
  } catch {
    return null;
  }
}
