/** An OAuth client that the platform knows by name: the same flow as a single sign-on, with the name in the paths (SGP-093). */
import { platformClient, type Activate, type SignInProvider } from '../../../core/sdk';
import { atRoute, codeSignIn } from '../../../core/sdk/codeSignIn';
import { exchangeOAuthCode, readOAuthAuthorisationUri } from '../../../core/sdk/endpoints/sso';
import type { GenericOauthOptions } from './options.generated';

/** The session at the platform is ended by the house, below the same route (SGN-063). */
export default ((context) => {
  const { signal } = context;
  const { clientName, authProviderRoute, apps } = context.options;
  const client = context.use(platformClient);
  const path = { clientName };
  const [makeAddress, exchange] = authProviderRoute === undefined ? [readOAuthAuthorisationUri, exchangeOAuthCode] : [atRoute(readOAuthAuthorisationUri, authProviderRoute), atRoute(exchangeOAuthCode, authProviderRoute)];
  return codeSignIn(context, {
    place: { authProvider: 'generic-oauth', clientName },
    notes: 'signin.genericOauth',
    apps,
    authorise: ({ redirectUri, extraParams, challenge }) => client.call(makeAddress, { path, query: { redirectUri, ...(extraParams === '' ? {} : { extraParams }), ...challenge }, signal }),
    exchange: (proof) => client.call(exchange, { path, body: { ...proof }, signal }),
  });
}) satisfies Activate<SignInProvider, GenericOauthOptions>;
