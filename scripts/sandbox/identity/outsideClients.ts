/** The demo OpenID provider's names at the sites: its own, a company's single sign-on, an OAuth client. */
import type { IdentityProviderClient } from './identityFlows';
import { DEMO_PROVIDER } from './identityFlows';

/** Distinguishes flows of the single sign-on `route` from those of the OAuth client of that name. */
export const ssoClient = (route: string): string => `sso/${route}`;
export const oauthClient = (clientName: string): string => `generic-oauth/${clientName}`;

/** The single sign-on backed by the identity manager. */
export const managerRoute = 'gigya';

/** One provider backs all of them; the flow records which client a code belongs to. */
export const outsideClients = (
  provider: IdentityProviderClient,
): Readonly<Record<string, IdentityProviderClient>> => ({
  [DEMO_PROVIDER]: provider,
  [ssoClient('backstage')]: provider,
  [oauthClient('cineclube')]: provider,
});
