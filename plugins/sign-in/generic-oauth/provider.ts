/**
 * An OAuth client configured by name at the platform: the same flow as single sign-on, with the name in the
 * paths (SGP-093).
 */
import { platformClient, type Activate } from 'proscenium/sdk';
import { atRoute, codeSignIn } from 'proscenium/sdk/sign-in';
import { exchangeOAuthCode, readOAuthAuthorisationUri } from 'proscenium/sdk/endpoints/sso';
import type { GenericOauthOptions } from './options.generated';

/** Core ends the session at the platform, under the same route (SGN-063). */
export default ((context) => {
  const { signal } = context;
  const { clientName, authProviderRoute, apps } = context.options;
  const client = context.use(platformClient);
  const path = { clientName };
  const [makeAddress, exchange] =
    authProviderRoute === undefined
      ? [readOAuthAuthorisationUri, exchangeOAuthCode]
      : [
          atRoute(readOAuthAuthorisationUri, authProviderRoute),
          atRoute(exchangeOAuthCode, authProviderRoute),
        ];
  return codeSignIn(context, {
    clientName,
    notes: 'signin.genericOauth',
    apps,
    authorise: ({ redirectUri, extraParams, challenge }) =>
      client.call(makeAddress, {
        path,
        query: { redirectUri, ...(extraParams === '' ? {} : { extraParams }), ...challenge },
        signal,
      }),
    exchange: (proof) => client.call(exchange, { path, body: { ...proof }, signal }),
  });
}) satisfies Activate<'sign-in-provider', GenericOauthOptions>;
