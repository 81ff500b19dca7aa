/**
 * Sign-in and sign-up on the identity manager's screens; the platform exchanges its signed token (SGP-054 to
 * SGP-058).
 */
import { clock, platformClient, realm, storage, type Activate } from 'proscenium/sdk';
import { LazyScript, atRoute } from 'proscenium/sdk/sign-in';
import { exchangeSsoCode } from 'proscenium/sdk/endpoints/sso';
import { GigyaForm } from './GigyaForm';
import { gigyaGlobal, loadGigya } from './gigyaGlobal';
import { GigyaScreens } from './GigyaScreens';
import type { GigyaOptions } from './options.generated';

/**
 * The realm states neither the script's URL nor the site's key (SGP-055, API-010). The compiler normally
 * rejects such a realm.
 */
export class GigyaNotNamed extends Error {
  override readonly name = 'GigyaNotNamed';

  constructor(option: 'sdkUri' | 'clientId') {
    super(`The identity manager needs the option "${option}".`);
  }
}

export function scriptAddress(sdkUri: string, apiKey: string, locale: string): string {
  const address = new URL(sdkUri);
  address.searchParams.set('apikey', apiKey);
  address.searchParams.set('lang', locale.toLowerCase());
  return address.href;
}

export default ((context) => {
  const { options, signal } = context;
  const { sdkUri, clientId, authProviderRoute: route, screenSet, loginScreen, signUpScreen } = options;
  if (!sdkUri || !clientId) throw new GigyaNotNamed(!sdkUri ? 'sdkUri' : 'clientId');
  const client = context.use(platformClient);
  const realmView = context.use(realm);
  const locale = () => realmView.locale;
  const script = new LazyScript({
    name: 'The identity manager',
    load: () => loadGigya(context, scriptAddress(sdkUri, clientId, locale())),
    find: gigyaGlobal,
  });
  const screens = new GigyaScreens({
    script,
    clock: context.use(clock),
    values: context.use(storage),
    screenSet,
    locale,
  });
  const endpoint = atRoute(exchangeSsoCode, route);
  const exchange = (authorisationCode: string) =>
    client.call(endpoint, { path: { route }, body: { authorisationCode }, signal });
  return {
    Form: (props) => (
      <>
        <GigyaForm
          {...props}
          screens={screens}
          startScreen={loginScreen}
          labelKey="gigyaLoginScreens"
          exchange={exchange}
        />
        {props.forgotten}
      </>
    ),
    SignUpForm: (props) => (
      <GigyaForm
        {...props}
        screens={screens}
        startScreen={signUpScreen}
        labelKey="gigyaSignUpScreens"
        exchange={exchange}
      />
    ),
    end: () => screens.end(),
  };
}) satisfies Activate<'sign-in-provider', GigyaOptions>;
