/** The names under which sites know the demo OpenID provider: as itself, as a company's single sign-on, as an OAuth client. */
import type { IdentityProviderClient } from './identityFlows';
import { DEMO_PROVIDER } from './identityFlows';

/** How a flow of the single sign-on `route` is told from one of the OAuth client of that name. */
export const ssoClient = (route: string): string => `sso/${route}`;
export const oauthClient = (clientName: string): string => `generic-oauth/${clientName}`;

/** The single sign-on behind which the identity manager stands. */
export const managerRoute = 'gigya';

/** One provider stands behind all of them; whose code it is stays with the flow. */
export const outsideClients = (provider: IdentityProviderClient): Readonly<Record<string, IdentityProviderClient>> => ({
  [DEMO_PROVIDER]: provider,
  [ssoClient('backstage')]: provider,
  [oauthClient('cineclube')]: provider,
});
