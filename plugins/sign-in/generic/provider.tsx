/** Id and secret; or, where the realm sets a route, single sign-on by redirect (SGP-027). */
import {
  clock,
  platformClient,
  type Activate,
  type ConsentAnswer,
  type PluginContext,
  type PointFacts,
  type SignInProvider,
} from 'proscenium/sdk';
import { SignInForm, SignUpForm, atRoute, codeSignIn } from 'proscenium/sdk/sign-in';
import { login, signUp } from 'proscenium/sdk/endpoints/session';
import { exchangeSsoCode, readSsoAuthorisationUri } from 'proscenium/sdk/endpoints/sso';
import type { GenericOptions } from './options.generated';

export default ((context) => {
  const { authProviderRoute } = context.options;
  return authProviderRoute === undefined ? idAndSecret(context) : singleSignOn(context, authProviderRoute);
}) satisfies Activate<'sign-in-provider', GenericOptions>;

/** Forms: id and secret, and sign-up where the realm allows it. */
function idAndSecret(
  context: PluginContext<GenericOptions>,
): Required<Pick<SignInProvider, 'Form' | 'SignUpForm'>> {
  const { options, signal } = context;
  const client = context.use(platformClient);
  const time = context.use(clock);
  // Sent without the guest's token, as the contract allows: a 401 can then only mean a wrong secret.
  const signIn = (id: string, secret: string, headers: Readonly<Record<string, string>>) =>
    client.call({ ...login, auth: false }, { body: { id, secret }, headers, signal });
  const makeAccount = (email: string, secret: string, consentAnswers: readonly ConsentAnswer[]) =>
    client.call(
      { ...signUp, auth: false },
      {
        body: {
          email,
          secret,
          ...(consentAnswers.length === 0 ? {} : { consentAnswers: [...consentAnswers] }),
        },
        signal,
      },
    );
  return {
    Form: (props) => <SignInForm {...props} clock={time} signIn={signIn} />,
    SignUpForm: (props) => (
      <SignUpForm {...props} clock={time} passwordLength={options.passwordLength} makeAccount={makeAccount} />
    ),
  };
}

/**
 * Single sign-on: the platform makes the authorization URL and exchanges the code (SGP-021 to SGP-026).
 * `route` is the provider's route at the platform. Core ends the session there on sign-out (SGP-025).
 */
function singleSignOn(
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
