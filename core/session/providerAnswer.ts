/** Detects a provider's response in an address: the only part of the return that every page needs. */
import type { RouteMatch } from '../routing/matchPath';

/** A provider's response until it is processed. */
export interface SignInReturn {
  /** The original address, with the stored query restored; null once taken, and when there was no response. */
  take(): URL | null;
  /** Whether an unprocessed response exists. */
  waits(): boolean;
}

/** The sign-in part of a route match. */
export type SignInPageMatch = Pick<RouteMatch, 'role' | 'signIn'>;

/** Where a gift's buyer or receiver returns from a provider. */
export const giftReturn = 'GIFT_LOGIN_REDIRECT';

/**
 * Where an external seller's response arrives, which is not part of a sign-in, and a response for the
 * operator's app.
 */
export const saleReturn = 'LICENCE_REDIRECT';
export const appReturn = 'OAUTH_APP';

/**
 * Addresses known to platforms, providers and sellers: they forward to the page that processes the response
 * (ROU-068, SGP-074, SGN-095, LIC-089).
 */
const forwardingRoles: ReadonlySet<string> = new Set([
  'OIDC',
  'OIDC_LOGIN',
  'OIDC_SIGNUP',
  'OAUTH',
  appReturn,
  giftReturn,
  saleReturn,
]);

/**
 * Parameters that identify a provider's response: a code, an error, the token of a mailed link or of a
 * partner's workflow.
 */
const answers = ['code', 'error', 'token', 'opintoken'];

export const isProviderAnswer = (query: URLSearchParams): boolean => answers.some((name) => query.has(name));

/** Whether a page accepts responses. */
export const bringsAnswersTo = (page: SignInPageMatch): boolean =>
  page.signIn?.authProvider !== undefined || forwardingRoles.has(page.role);

/** Whether the query is a response and the page accepts one. */
export const bringsAnswer = <Page extends SignInPageMatch>(
  { searchParams }: URL,
  page: Page | null,
): page is Page => page !== null && bringsAnswersTo(page) && isProviderAnswer(searchParams);
