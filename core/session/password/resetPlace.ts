/** Where a forgotten password is replaced, and how far the viewer is with it. Pure. */
import type { PasswordLength } from '../../sdk/accountForms';
import type { SignInEntry } from '../signInEntries';

export type ResetPlace =
  /** Here; `provider` is what the platform is told (PWD-011). */
  | { readonly kind: 'form'; readonly provider: string; readonly length: PasswordLength }
  /** At the provider itself. */
  | { readonly kind: 'leave'; readonly url: string; readonly label: string }
  | { readonly kind: 'none' };

/**
 * The provider that the address names, when it lets passwords be replaced here; else the identity provider, else the first that does
 * (PWD-001, PWD-002). The way in may keep passwords at a page of its own (SGP-058). When none does, the first that has a page of its own
 * for it (PWD-003).
 */
export function resetPlace(entries: readonly SignInEntry[], providerName: string | null): ResetPlace {
  const able = entries.filter(({ capabilities }) => capabilities.hasPasswordResetPage);
  const named = (name: string | null) => able.find(({ key, request }) => key === name || request.name === name);
  const provider = named(providerName) ?? able.find(({ resetsPasswords }) => resetsPasswords) ?? able[0];
  if (provider?.resetsAt != null) return { kind: 'leave', url: provider.resetsAt, label: provider.label };
  if (provider !== undefined) return { kind: 'form', provider: provider.request.name, length: passwordLength(provider) };
  for (const entry of entries) {
    const url = securityPlace(entry);
    if (url !== null) return { kind: 'leave', url, label: entry.label };
  }
  return { kind: 'none' };
}

/** The provider's own page for passwords, where its entry names one (SGP-058, ACC-034); null where passwords are changed here. */
export function securityPlace({ resetsAt, request }: Pick<SignInEntry, 'resetsAt' | 'request'>): string | null {
  const url = resetsAt ?? request.entry.options['resetUri'];
  return typeof url === 'string' && url !== '' ? url : null;
}

/** How long the provider wants a password; where it does not say, what SGN-106 does. */
export function passwordLength({ request }: SignInEntry): PasswordLength {
  const stated = request.entry.options['passwordLength'] as Partial<PasswordLength> | undefined;
  return { min: stated?.min ?? 8, max: stated?.max ?? 64 };
}

/** Pages that ask for a mail, whatever their address carries (PWD-019). */
const requesting: ReadonlySet<string> = new Set(['REQUEST_NEW_PWD', 'LOGIN_REQUEST_PASSWORD']);

/** Whether a page sets a new password, once a token has brought the viewer there (PWD-004, PWD-020). */
export const takesResetToken = (role: string | undefined): boolean => role !== undefined && !requesting.has(role);

/** Message key of the title, by the page's path (PWD-022, SGN-018). */
export const resetTitleKey = (role: string | undefined): string => (role !== undefined && requesting.has(role) ? 'forgotPasswordTitle' : 'forgottenPasswordTitle');
