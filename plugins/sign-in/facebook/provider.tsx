/** Sign in with Facebook, in a pop-up. */
import { clock, realm, type Activate } from 'proscenium/sdk';
import { LazyScript, PopupButton, socialExchange } from 'proscenium/sdk/sign-in';
import { facebookLook } from 'proscenium/sdk/sign-in/brands';
import { loginWithFacebook } from 'proscenium/sdk/endpoints/social';
import { facebookGlobal, loadFacebook } from './facebookGlobal';
import { FacebookSignIn } from './FacebookSignIn';
import type { FacebookOptions } from './options.generated';

/** Facebook's locales. */
const locales: Readonly<Record<string, string>> = { en: 'en_US', es: 'es_ES', pt: 'pt_PT', ar: 'ar_AR' };

/** A locale for the path of Facebook's script. It supports few regions, so only the major ones are retained. */
export function facebookLocale(locale: string): string {
  const [language = 'en', region = ''] = locale.split('-');
  const regional = { 'en-gb': 'en_GB', 'pt-br': 'pt_BR' }[`${language}-${region}`.toLowerCase()];
  return regional ?? locales[language] ?? 'en_US';
}

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
