/** Where a forgotten password is reset, and which step the viewer is at. Pure. */
import type { PasswordLength } from '../../sdk/accountForms/accountRules';
import type { SignInEntry } from '../signInEntries';

export type ResetPlace =
  /** On this site; `provider` is sent to the platform (PWD-011). */
  | { readonly kind: 'form'; readonly provider: string; readonly length: PasswordLength }
  /** At the provider itself. */
  | { readonly kind: 'leave'; readonly url: string; readonly label: string }
  | { readonly kind: 'none' };

/**
 * The provider named in the address, if it resets passwords here; else the identity provider, else the first
 * that does (PWD-001, PWD-002). A provider may have its own page for it (SGP-058). If none resets passwords,
 * the first with a page of its own for it (PWD-003).
 */
export function resetPlace(entries: readonly SignInEntry[], providerName: string | null): ResetPlace {
  const able = entries.filter(({ capabilities }) => capabilities.hasPasswordResetPage);
  const named = (name: string | null) =>
    able.find(({ key, request }) => key === name || request.name === name);
  const provider = named(providerName) ?? able.find(({ resetsPasswords }) => resetsPasswords) ?? able[0];
  if (provider?.resetsAt != null) return { kind: 'leave', url: provider.resetsAt, label: provider.label };
  if (provider !== undefined)
    return { kind: 'form', provider: provider.request.name, length: passwordLength(provider) };
  for (const entry of entries) {
    const url = securityPlace(entry);
    if (url !== null) return { kind: 'leave', url, label: entry.label };
  }
  return { kind: 'none' };
}

/**
 * The provider's own password page, where its entry names one (SGP-058, ACC-034); null where passwords are
 * changed here.
 */
export function securityPlace({
  resetsAt,
  request,
}: Pick<SignInEntry, 'resetsAt' | 'request'>): string | null {
  const url = resetsAt ?? request.entry.options['resetUri'];
  return typeof url === 'string' && url !== '' ? url : null;
}

/** The provider's limits for password length; defaults from SGN-106. */
export function passwordLength({ request }: SignInEntry): PasswordLength {
  const stated = request.entry.options['passwordLength'] as Partial<PasswordLength> | undefined;
  return { min: stated?.min ?? 8, max: stated?.max ?? 64 };
}

/** Pages that request a mail, whatever their address carries (PWD-019). */
const requesting: ReadonlySet<string> = new Set(['REQUEST_NEW_PWD', 'LOGIN_REQUEST_PASSWORD']);

/** Whether a page sets a new password, once a token has brought the viewer there (PWD-004, PWD-020). */
export const takesResetToken = (role: string | undefined): boolean =>
  role !== undefined && !requesting.has(role);

/** Message key of the title, by the page's path (PWD-022, SGN-018). */
export const resetTitleKey = (role: string | undefined): string =>
  role !== undefined && requesting.has(role) ? 'forgotPasswordTitle' : 'forgottenPasswordTitle';
