/** Maps Firebase's errors to messages (SGP-085 to SGP-090, ERR-009 to ERR-013). Pure. */
import { PopupBlocked } from 'proscenium/sdk';

/** Firebase's modules failed to load: not a refusal of the viewer. */
export class FirebaseMissing extends Error {
  override readonly name = 'FirebaseMissing';
}

/** App check failed (SGP-084). */
export class AppCheckFailed extends Error {
  override readonly name = 'AppCheckFailed';
}

/** A Firebase error for tracking, identified by its code. */
export class FirebaseRefusal extends Error {
  constructor(error: unknown) {
    super('Firebase refused.');
    this.name = firebaseCode(error) ?? (error instanceof Error ? error.name : 'unknown');
  }
}

export type FirebaseProblem =
  /** The viewer cancelled: no error (SGP-073). */
  | { readonly kind: 'silent' }
  | { readonly kind: 'key'; readonly key: string; readonly code: string }
  /** The email belongs to an account with another sign-in method (SGP-087). */
  | {
      readonly kind: 'otherProvider';
      readonly code: string;
      readonly providers: readonly string[];
      readonly email: string | null;
    }
  /** The operator's blocking function refused the viewer; `message` is its reason (SGP-088). */
  | { readonly kind: 'blocked'; readonly code: string; readonly message: string }
  /** Not a Firebase error. */
  | { readonly kind: 'foreign' };

const silent: ReadonlySet<string> = new Set([
  'auth/popup-closed-by-user',
  'auth/cancelled-popup-request',
  'auth/user-cancelled',
  'auth/redirect-cancelled-by-user',
]);

const failed = 'failedAuthentication';
const ours = 'sorrySomethingWentWrong';

const keys: Readonly<Record<string, string>> = {
  'auth/wrong-password': failed,
  'auth/user-not-found': failed,
  'auth/invalid-credential': failed,
  'auth/invalid-email': 'pleaseProvideValidEmail',
  'auth/email-already-in-use': 'emailAlreadyInUse',
  'auth/credential-already-in-use': 'emailAlreadyInUse',
  'auth/too-many-requests': 'tooManyAttempts',
  'auth/weak-password': 'weakPassword',
  'auth/password-does-not-meet-requirements': 'weakPassword',
  'auth/popup-blocked': 'signInPopupBlocked',
  'auth/user-disabled': 'firebaseUserDisabled',
  'auth/network-request-failed': ours,
  'auth/timeout': ours,
  // Configuration of the site at Firebase.
  'auth/unauthorized-domain': ours,
  'auth/operation-not-allowed': ours,
  'auth/invalid-api-key': ours,
  'auth/web-storage-unsupported': ours,
};

const CONFLICT = 'auth/account-exists-with-different-credential';
const INTERNAL = 'auth/internal-error';

/** Classifies an error. */
export function firebaseProblem(error: unknown): FirebaseProblem {
  if (error instanceof FirebaseMissing) return { kind: 'key', key: ours, code: error.name };
  if (error instanceof PopupBlocked) return { kind: 'key', key: 'signInPopupBlocked', code: error.name };
  if (error instanceof AppCheckFailed) return { kind: 'key', key: 'appCheckFailedWeb', code: error.name };
  const code = firebaseCode(error);
  if (code === null) return { kind: 'foreign' };
  if (silent.has(code)) return { kind: 'silent' };
  if (code.startsWith('appCheck/')) return { kind: 'key', key: 'appCheckFailedWeb', code };
  if (code === CONFLICT) return { kind: 'otherProvider', code, ...ownersIn(error) };
  const message = code === INTERNAL ? blockingMessage(error instanceof Error ? error.message : '') : null;
  return message === null
    ? { kind: 'key', key: keys[code] ?? failed, code }
    : { kind: 'blocked', code, message };
}

/** Code of a Firebase error, such as `auth/wrong-password`; null for any other error. */
export function firebaseCode(error: unknown): string | null {
  const { code } = (typeof error === 'object' && error !== null ? error : {}) as { readonly code?: unknown };
  return typeof code === 'string' && /^(auth|app|appCheck)\/[\w-]+$/.test(code) ? code : null;
}

const JSON_FOLLOWS = 'returned an error: {';

/** Message of a blocking function in either of its formats; null when unreadable (SGP-089). */
export function blockingMessage(text: string): string | null {
  const start = text.indexOf(JSON_FOLLOWS);
  const json = start < 0 ? undefined : text.slice(start + JSON_FOLLOWS.length - 1, text.lastIndexOf('}') + 1);
  const word =
    json === undefined
      ? /returned an error\. Code: \d+, Status: "[^"]*", Message: "([^"]*)"/.exec(text)?.[1]
      : messageIn(json);
  return word === undefined || word.trim() === '' ? null : word.trim();
}

function messageIn(json: string): string | undefined {
  try {
    const { error } = JSON.parse(json) as { readonly error?: { readonly message?: unknown } };
    return typeof error?.message === 'string' ? error.message : undefined;
  } catch {
    return undefined;
  }
}

/** Sign-in methods of the existing account, by Firebase's names, and its email. */
function ownersIn(error: unknown): { readonly providers: readonly string[]; readonly email: string | null } {
  const { customData } = error as {
    readonly customData?: {
      readonly email?: unknown;
      readonly _tokenResponse?: { readonly verifiedProvider?: unknown };
    };
  };
  const named = customData?._tokenResponse?.verifiedProvider;
  const providers = Array.isArray(named)
    ? named.filter((name): name is string => typeof name === 'string')
    : [];
  return { providers, email: typeof customData?.email === 'string' ? customData.email : null };
}
