/** The sub-paths by which sign-in providers stand under a login page; their text is the same in every table (ROU-091, ROU-092). */
import type { LoginBase } from './routeRoles';

/** Sub-path to whether a client name follows it, as in `/login/openid/acme`. */
export const providerSubPaths: Readonly<Record<string, { readonly takesClientName: boolean }>> = {
  GIGYA: { takesClientName: false },
  apple: { takesClientName: false },
  facebook: { takesClientName: false },
  google: { takesClientName: false },
  firebase: { takesClientName: false },
  'magic-link': { takesClientName: false },
  'generic-oauth': { takesClientName: true },
  openid: { takesClientName: true },
  pbr: { takesClientName: false },
  sptv: { takesClientName: false },
  opin: { takesClientName: false },
  id: { takesClientName: false },
  adobe: { takesClientName: false },
};

/** What follows a login page's own path when a provider is named. */
export const providerPattern = '/{authProvider}/{clientName?}';

export const loginBases = ['LOGIN', 'GIFT_LOGIN', 'GIFT_REDEEM_LOGIN'] as const satisfies readonly LoginBase[];

/** The provider's sub-path as the house writes it, however it was typed; a plugin's own name stays as it is. */
export function canonicalSubPath(authProvider: string): string {
  const typed = authProvider.toLowerCase();
  return Object.keys(providerSubPaths).find((known) => known.toLowerCase() === typed) ?? authProvider;
}
