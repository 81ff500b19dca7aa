/** OpenID Connect through the platform: the browser only redirects and returns the code. */
import { navigation, platformClient, type Activate } from '../../../core/sdk';
import { codeSignIn } from '../../../core/sdk/codeSignIn';
import {
  exchangeOpenIdCode,
  readOpenIdAuthorisationUri,
  readOpenIdLogoutUri,
} from '../../../core/sdk/endpoints/session';
import { extraParams } from './extraParams';
import type { OpenIdOptions } from './options.generated';

export default ((context) => {
  const { signal } = context;
  const { clientName, openIdClientName = clientName, apps, additionalConfig } = context.options;
  const client = context.use(platformClient);
  const places = context.use(navigation);
  const flow = codeSignIn(context, {
    clientName,
    notes: 'signin.openid',
    apps,
    authorise({ type, redirectUri, extraParams: given, challenge }) {
      const extra = extraParams(given, additionalConfig, document.cookie);
      return client.call(readOpenIdAuthorisationUri, {
        path: { provider: openIdClientName },
        query: {
          authoriseUriFlow: type === 'signup' ? 'SIGNUP' : 'SIGNIN',
          redirectUri,
          ...(extra === '' ? {} : { extraParams: extra }),
          ...challenge,
        },
        signal,
      });
    },
    exchange: (proof) =>
      client.call(exchangeOpenIdCode, { path: { clientName: openIdClientName }, body: { ...proof }, signal }),
  });
  return {
    ...flow,
    async end() {
      const { logoutUri } = await client.call(readOpenIdLogoutUri, {
        path: { clientName: openIdClientName },
        query: { redirectUri: new URL(places.hrefOf('ROOT'), places.current()).href },
        signal,
      });
      return { url: logoutUri };
    },
  };
}) satisfies Activate<'sign-in-provider', OpenIdOptions>;
