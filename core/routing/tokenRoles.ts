/** Pages whose address contains a secret: the browser removes it first, and the host does not disclose it. */

/** Purpose of a one-time token in an address. */
export type TokenPurpose = 'reset' | 'confirmation' | 'impersonation';

/** Roles opened with a one-time token, in the path or as `token` in the query (PWD-004, PWD-020, PWD-025, ADM-012). */
export const tokenRoles: Readonly<Record<string, TokenPurpose>> = {
  CONFIRM_RESET: 'reset',
  RESET_PWD: 'reset',
  LOGIN_RESET_PASSWORD: 'reset',
  OIDC_RESET_PASSWORD: 'reset',
  EMAIL_CONFIRMATION: 'confirmation',
  IMPERSONATION: 'impersonation',
};
