/** Sub-paths of sign-in providers below a login page; the same in every table (ROU-091, ROU-092). */
import type { LoginBase } from './routeRoles';

/** A sign-in provider's sub-path below a login page, from its manifest. */
export interface SignInPath {
  /** As in its manifest, without slashes. */
  readonly subPath: string;
  /** The role of its page below the login page, if not LOGIN_PROVIDER. */
  readonly loginRole?: 'LOGIN_MAGIC_LINK';
}

/** Pattern appended to a login page's path for a provider; each may have a client name, as in `/login/openid/acme`. */
export const providerPattern = '/{authProvider}/{clientName?}';

export const loginBases = [
  'LOGIN',
  'GIFT_LOGIN',
  'GIFT_REDEEM_LOGIN',
] as const satisfies readonly LoginBase[];

/**
 * The pairs of role and pattern that a table's paths are matched by: its own, and for each gift login page
 * the same with a provider. (Providers of the login page have their own role, LOGIN_PROVIDER.)
 */
export function recognisedPatterns(
  table: Readonly<Record<string, string>>,
): readonly (readonly [role: string, pattern: string])[] {
  return Object.entries(table).flatMap(([role, pattern]) =>
    isGiftLogin(role)
      ? [[role, pattern] as const, [role, pattern + providerPattern] as const]
      : [[role, pattern] as const],
  );
}

/** Whether a provider's sub-path under this login page has no role of its own. */
export const isGiftLogin = (role: string): boolean =>
  role !== 'LOGIN' && loginBases.some((base) => base === role);

/** Looks up a provider's sub-path case-insensitively; unchanged where the realm has no such provider. */
export function findSignInPath(paths: readonly SignInPath[], authProvider: string): SignInPath {
  const typed = authProvider.toLowerCase();
  return paths.find(({ subPath }) => subPath.toLowerCase() === typed) ?? { subPath: authProvider };
}
