/** The sub-paths by which sign-in providers stand under a login page; their text is the same in every table (ROU-091, ROU-092). */
import type { LoginBase } from './routeRoles';

/** A sign-in provider's place under a login page, from its manifest. */
export interface SignInPath {
  /** As its manifest writes it, without slashes. */
  readonly subPath: string;
  /** The role of its page under the login page, where that is not LOGIN_PROVIDER. */
  readonly loginRole?: 'LOGIN_MAGIC_LINK';
}

/** What follows a login page's own path when a provider is named; each may take the name of a client, as in `/login/openid/acme`. */
export const providerPattern = '/{authProvider}/{clientName?}';

export const loginBases = ['LOGIN', 'GIFT_LOGIN', 'GIFT_REDEEM_LOGIN'] as const satisfies readonly LoginBase[];

/**
 * The pairs of role and pattern that a table's paths are recognised by: its own, and after each gift login page the same with a
 * provider. (The login page's providers have a role of their own, LOGIN_PROVIDER.)
 */
export function recognisedPatterns(table: Readonly<Record<string, string>>): readonly (readonly [role: string, pattern: string])[] {
  return Object.entries(table).flatMap(([role, pattern]) =>
    isGiftLogin(role) ? [[role, pattern] as const, [role, pattern + providerPattern] as const] : [[role, pattern] as const],
  );
}

/** Whether a provider's sub-path under this login page has no role of its own. */
export const isGiftLogin = (role: string): boolean => role !== 'LOGIN' && loginBases.some((base) => base === role);

/** The provider's place, however its sub-path was typed; as typed where the realm has no such provider. */
export function signInPath(paths: readonly SignInPath[] | undefined, authProvider: string): SignInPath {
  const typed = authProvider.toLowerCase();
  return paths?.find(({ subPath }) => subPath.toLowerCase() === typed) ?? { subPath: authProvider };
}
