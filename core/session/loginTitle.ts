/** Title of a login page, by its path (SGN-018 to SGN-020). Pure. */
import type { SignInEntry } from './signInEntries';

const byRole: Readonly<Record<string, string>> = {
  LOGIN_MAGIC_LINK: 'magicLinkHeading',
  LOGIN_REQUEST_PASSWORD: 'forgotPasswordTitle',
  LOGIN_RESET_PASSWORD: 'forgottenPasswordTitle',
};

/**
 * Message key of the title: a fixed one for password and magic-link pages, then sign-up, then the method's
 * own, else the generic one.
 */
export function loginTitleKey(
  role: string | undefined,
  type: 'login' | 'signup',
  entry?: SignInEntry,
): string {
  const own = role === undefined ? undefined : byRole[role];
  if (own !== undefined) return own;
  if (type === 'signup') return 'signUpTitle';
  return entry?.titleKey ?? 'signInTitle';
}
