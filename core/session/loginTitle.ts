/** What a login page is called, by its path (SGN-018 to SGN-020). Pure. */
import type { SignInEntry } from './signInEntries';

const byRole: Readonly<Record<string, string>> = {
  LOGIN_MAGIC_LINK: 'magicLinkHeading',
  LOGIN_REQUEST_PASSWORD: 'forgotPasswordTitle',
  LOGIN_RESET_PASSWORD: 'forgottenPasswordTitle',
};

/** The key of the title. Of several ways in, a page of one of them is named after it; making an account is always that. */
export function loginTitleKey(role: string | undefined, type: 'login' | 'signup', entry?: SignInEntry): string {
  const own = role === undefined ? undefined : byRole[role];
  if (own !== undefined) return own;
  if (type === 'signup') return 'signUpTitle';
  return entry?.titleKey ?? 'signInTitle';
}
