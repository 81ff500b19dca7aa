/** Single sign-on: the platform makes the authorization URL and exchanges the code (SGP-021 to SGP-026). */
import { platformClient, type PluginContext, type PointFacts, type SignInProvider } from '../../../core/sdk';
import { atRoute, codeSignIn } from '../../../core/sdk/codeSignIn';
import { exchangeSsoCode, readSsoAuthorisationUri } from '../../../core/sdk/endpoints/sso';
import type { GenericOptions } from './options.generated';

/** `route` is the provider's route at the platform. Core ends the session there on sign-out (SGP-025). */
export function singleSignOn(
  context: PluginContext<GenericOptions, PointFacts<'sign-in-provider'>>,
  route: string,
): Required<Pick<SignInProvider, 'begin' | 'resume'>> {
  const { signal } = context;
  const { apps, authUriPath = route } = context.options;
  const client = context.use(platformClient);
  return codeSignIn(context, {
    notes: 'signin.generic',
    apps,
    authorise: ({ redirectUri, extraParams, challenge }) =>
      client.call(atRoute(readSsoAuthorisationUri, authUriPath), {
        path: { route },
        query: { redirectUri, ...(extraParams === '' ? {} : { extraParams }), ...challenge },
        signal,
      }),
    exchange: (proof) =>
      client.call(atRoute(exchangeSsoCode, route), { path: { route }, body: { ...proof }, signal }),
  });
}
