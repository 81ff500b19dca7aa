/** OpenID Connect through the platform: the browser only redirects and returns the code. */
import { navigation, platformClient, type Activate } from 'proscenium/sdk';
import { codeSignIn } from 'proscenium/sdk/sign-in';
import {
  exchangeOpenIdCode,
  readOpenIdAuthorisationUri,
  readOpenIdLogoutUri,
} from 'proscenium/sdk/endpoints/session';
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

interface CookieConfig {
  readonly cookieName?: string | undefined;
  readonly cookiePrefix?: string | undefined;
}

/** The address's own extra parameters (SGP-005), then prefix plus cookie, omitted without that cookie (SGP-006). */
export function extraParams(
  given: string,
  { cookieName, cookiePrefix = '' }: CookieConfig = {},
  cookies: string,
): string {
  const value = cookieName === undefined ? undefined : cookieValue(cookies, cookieName);
  const fromCookie = value === undefined || value === '' ? '' : cookiePrefix + encodeURIComponent(value);
  return [given, fromCookie].filter((part) => part !== '').join('&');
}

function cookieValue(cookies: string, name: string): string | undefined {
  const pair = cookies.split(/;\s*/).find((text) => text.startsWith(`${name}=`));
  const raw = pair?.slice(name.length + 1);
  try {
    return raw === undefined ? undefined : decodeURIComponent(raw);
  } catch {
    return raw;
  }
}
