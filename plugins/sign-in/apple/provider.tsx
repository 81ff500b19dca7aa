/** Sign in with Apple, in a pop-up. */
import { navigation, realm, type Activate } from 'proscenium/sdk';
import { LazyScript, PopupButton, socialExchange } from 'proscenium/sdk/sign-in';
import { appleLook } from 'proscenium/sdk/sign-in/brands';
import { loginWithApple } from 'proscenium/sdk/endpoints/social';
import { appleGlobal } from './appleGlobal';
import { AppleSignIn } from './AppleSignIn';
import { appleLocale, callbackUri } from './appleRules';
import type { AppleOptions } from './options.generated';

export default ((context) => {
  const { options } = context;
  const places = context.use(navigation);
  const { locale } = context.use(realm);
  const script = new LazyScript({
    name: 'Sign in with Apple JS',
    load: (defines) => context.loadScript(options.sdkUri.replace('{locale}', appleLocale(locale)), defines),
    find: appleGlobal,
  });
  const apple = new AppleSignIn({
    clientId: options.clientId,
    callbackUri: () =>
      callbackUri(
        options.callbackUri,
        new URL(places.hrefOf('LOGIN_PROVIDER', { authProvider: context.facts.name }), places.current()),
      ),
    exchange: socialExchange(context, loginWithApple),
    log: context.log,
  });
  return {
    Button: (props) => (
      <PopupButton
        {...props}
        look={appleLook(context.use(realm).color('ground'))}
        script={script}
        open={apple.open}
      />
    ),
  };
}) satisfies Activate<'sign-in-provider', AppleOptions>;
