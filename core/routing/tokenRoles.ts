/** Pages whose address carries something that whoever reads it can use: the browser takes it out first of all, the host names it nowhere. */

/** What a one-time token of an address is for. */
export type TokenPurpose = 'reset' | 'confirmation' | 'impersonation';

/** Roles that a one-time token opens, in the path or as `token` in the query (PWD-004, PWD-020, PWD-025, ADM-012). */
export const tokenRoles: Readonly<Record<string, TokenPurpose>> = {
  CONFIRM_RESET: 'reset',
  RESET_PWD: 'reset',
  LOGIN_RESET_PASSWORD: 'reset',
  OIDC_RESET_PASSWORD: 'reset',
  EMAIL_CONFIRMATION: 'confirmation',
  IMPERSONATION: 'impersonation',
};
