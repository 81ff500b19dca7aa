/** Pages whose address contains a secret: the browser removes it first, and the host does not disclose it. */

/** Purpose of a one-time token in an address. */
export type TokenPurpose = 'reset' | 'confirmation' | 'impersonation' | 'gift';

/**
 * Roles opened with a one-time token, in the path's first parameter or in the query (PWD-004, PWD-020, PWD-025,
 * ADM-012). Anybody can redeem a gift's code, so it counts as one (GFT-004, GFT-005).
 */
export const tokenRoles: Readonly<Record<string, TokenPurpose>> = {
  CONFIRM_RESET: 'reset',
  RESET_PWD: 'reset',
  LOGIN_RESET_PASSWORD: 'reset',
  OIDC_RESET_PASSWORD: 'reset',
  EMAIL_CONFIRMATION: 'confirmation',
  IMPERSONATION: 'impersonation',
  GIFT_REDEEM_LOGIN: 'gift',
  GIFT_REDEEM_REGISTER: 'gift',
  REDEEM: 'gift',
};

/** Session storage key of the token for this purpose; a page of a plugin reads its own (`plugins/route/gifting`). */
export const tokenKey = (purpose: TokenPurpose): string => `token.${purpose}`;

/** Keys of all one-time tokens: they belong to one viewer, and are removed at sign-out and for another viewer. */
export const tokenKeys: readonly string[] = [...new Set(Object.values(tokenRoles))].map(tokenKey);

/** The name of the token in a query. A page that redeems a gift may also get a provider's answer named `token`. */
export const tokenQueryName = (purpose: TokenPurpose): string =>
  purpose === 'gift' ? 'redeemCode' : 'token';

/** Replaces the token in a path. */
export const TAKEN_TOKEN = '-';
