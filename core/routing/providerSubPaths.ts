/** The sub-paths by which sign-in providers stand under a login page; their text is the same in every table (ROU-091, ROU-092). */
import type { LoginBase } from './routeRoles';

/** As the house writes them; the pattern below lets each take the name of a client, as in `/login/openid/acme`. */
export const providerSubPaths: readonly string[] = ['GIGYA', 'apple', 'facebook', 'google', 'firebase', 'magic-link', 'generic-oauth', 'openid', 'pbr', 'sptv', 'opin', 'id', 'adobe'];

/** What follows a login page's own path when a provider is named. */
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

/** The provider's sub-path as the house writes it, however it was typed; a plugin's own name stays as it is. */
export function canonicalSubPath(authProvider: string): string {
  const typed = authProvider.toLowerCase();
  return providerSubPaths.find((known) => known.toLowerCase() === typed) ?? authProvider;
}
