/** What this browser has stored of the viewer, for the scripts that are inlined into pages. */
import { isStoredGuest, storedAuthToken, storedLanguage } from '../session/storedTokens';

export interface StoredViewer {
  readonly token: string | null;
  readonly isGuest: boolean;
  /** Null for a viewer who has not selected one. */
  readonly language: string | null;
}

/** Reads nothing where the browser denies the page its storage. */
export function storedViewer(window: Window): StoredViewer {
  const stores = [storageOrNull(window, 'localStorage'), storageOrNull(window, 'sessionStorage')] as const;
  const token = storedAuthToken(...stores);
  return { token, isGuest: token === null || isStoredGuest(...stores), language: storedLanguage(stores[0]) };
}

function storageOrNull(window: Window, name: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return window[name];
  } catch {
    return null;
  }
}
