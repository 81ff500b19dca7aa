/** Whether an address brings a provider's answer: all of the way back that a page without one needs to know. */
import type { RouteMatch } from '../routing/matchPath';

/** The answer of a provider, as long as nobody has taken it. */
export interface SignInReturn {
  /** The address as it came, with what was kept restored to its query; null once taken, and when there was none. */
  take(): URL | null;
  /** Whether there is one that nobody has taken. */
  waits(): boolean;
}

/** What an address leads to, as far as signing in goes. */
export type SignInPlace = Pick<RouteMatch, 'role' | 'signIn'>;

/** Where a gift's buyer or receiver comes back from a provider. */
export const giftReturn = 'GIFT_LOGIN_REDIRECT';

/** Where another seller's answer comes, which has nothing to do with a sign-in, and an answer that is for the operator's app. */
export const saleReturn = 'LICENCE_REDIRECT';
export const appReturn = 'OAUTH_APP';

/** Addresses that platforms, providers and sellers know from elsewhere: they lead on to where the answer is taken up (ROU-068, SGP-074, SGN-095, LIC-089). */
const forwardingRoles: ReadonlySet<string> = new Set(['OIDC', 'OIDC_LOGIN', 'OIDC_SIGNUP', 'OAUTH', appReturn, giftReturn, saleReturn]);

/** What makes a query a provider's answer: a code, a refusal, the token of a mailed link or of a partner's workflow. */
const answers = ['code', 'error', 'token', 'opintoken'];

export const isProviderAnswer = (query: URLSearchParams): boolean => answers.some((name) => query.has(name));

/** Whether a page takes answers. */
export const bringsAnswersTo = (page: SignInPlace): boolean => page.signIn?.authProvider !== undefined || forwardingRoles.has(page.role);

/** Whether the query is an answer and its page one that takes answers. */
export const bringsAnswer = <Page extends SignInPlace>({ searchParams }: URL, page: Page | null): page is Page => page !== null && bringsAnswersTo(page) && isProviderAnswer(searchParams);
