/** What Firebase's errors say to the viewer (SGP-085 to SGP-090, ERR-009 to ERR-013). Pure. */
import { PopupBlocked } from '../../../core/sdk';

/** The parts of Firebase could not be had: that is no verdict on the viewer. */
export class FirebaseMissing extends Error {
  override readonly name = 'FirebaseMissing';
}

/** The site could not prove that it is itself (SGP-084). */
export class AppCheckFailed extends Error {
  override readonly name = 'AppCheckFailed';
}

/** An error of Firebase's as it is tracked: by its code. */
export class FirebaseRefusal extends Error {
  constructor(error: unknown) {
    super('Firebase refused.');
    this.name = firebaseCode(error) ?? (error instanceof Error ? error.name : 'unknown');
  }
}

export type FirebaseProblem =
  /** The viewer turned back: nothing is wrong (SGP-073). */
  | { readonly kind: 'silent' }
  | { readonly kind: 'key'; readonly key: string; readonly code: string }
  /** The email has an account that is signed in to another way (SGP-087). */
  | { readonly kind: 'otherProvider'; readonly code: string; readonly providers: readonly string[]; readonly email: string | null }
  /** The operator's own function turned the viewer away; `message` is its word for why (SGP-088). */
  | { readonly kind: 'blocked'; readonly code: string; readonly message: string }
  /** Nothing of Firebase's. */
  | { readonly kind: 'foreign' };

const silent: ReadonlySet<string> = new Set(['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled', 'auth/redirect-cancelled-by-user']);

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
  // How the site is set up at Firebase.
  'auth/unauthorized-domain': ours,
  'auth/operation-not-allowed': ours,
  'auth/invalid-api-key': ours,
  'auth/web-storage-unsupported': ours,
};

const CONFLICT = 'auth/account-exists-with-different-credential';
const INTERNAL = 'auth/internal-error';

/** What an error is about. */
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
  return message === null ? { kind: 'key', key: keys[code] ?? failed, code } : { kind: 'blocked', code, message };
}

/** The code of an error of Firebase's, such as `auth/wrong-password`; null for any other error. */
export function firebaseCode(error: unknown): string | null {
  const { code } = (typeof error === 'object' && error !== null ? error : {}) as { readonly code?: unknown };
  return typeof code === 'string' && /^(auth|app|appCheck)\/[\w-]+$/.test(code) ? code : null;
}

const JSON_FOLLOWS = 'returned an error: {';

/** The word of a blocking function in either of the forms that it comes in; null for one that cannot be read (SGP-089). */
export function blockingMessage(text: string): string | null {
  const start = text.indexOf(JSON_FOLLOWS);
  const json = start < 0 ? undefined : text.slice(start + JSON_FOLLOWS.length - 1, text.lastIndexOf('}') + 1);
  const word = json === undefined ? /returned an error\. Code: \d+, Status: "[^"]*", Message: "([^"]*)"/.exec(text)?.[1] : messageIn(json);
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

/** The ways that lead into the account, as Firebase names them, and its email. */
function ownersIn(error: unknown): { readonly providers: readonly string[]; readonly email: string | null } {
  const { customData } = error as { readonly customData?: { readonly email?: unknown; readonly _tokenResponse?: { readonly verifiedProvider?: unknown } } };
  const named = customData?._tokenResponse?.verifiedProvider;
  const providers = Array.isArray(named) ? named.filter((name): name is string => typeof name === 'string') : [];
  return { providers, email: typeof customData?.email === 'string' ? customData.email : null };
}
