/** Sign in with Facebook, in a pop-up. */
import { clock, realm, type Activate } from '../../../core/sdk';
import { LazyScript, PopupButton, socialExchange } from '../../../core/sdk/buttonSignIn';
import { facebookLook } from '../../../core/sdk/buttonSignIn/brands';
import { loginWithFacebook } from '../../../core/sdk/endpoints/social';
import { facebookGlobal, loadFacebook } from './facebookGlobal';
import { facebookLocale } from './facebookLocale';
import { FacebookSignIn } from './FacebookSignIn';
import type { FacebookOptions } from './options.generated';

export default ((context) => {
  const { options } = context;
  const time = context.use(clock);
  const url = options.sdkUri.replace('{locale}', facebookLocale(context.use(realm).locale));
  const script = new LazyScript({
    name: 'The Facebook SDK',
    load: () => loadFacebook(context, time, url),
    find: facebookGlobal,
  });
  const facebook = new FacebookSignIn({ options, exchange: socialExchange(context, loginWithFacebook) });
  return {
    Button: (props) => <PopupButton {...props} look={facebookLook} script={script} open={facebook.open} />,
  };
}) satisfies Activate<'sign-in-provider', FacebookOptions>;
