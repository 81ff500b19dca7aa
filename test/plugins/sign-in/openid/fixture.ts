/** The provider openid in a browser, with its storage and the platform's answers. */
import type { SignInProvider } from '../../../../core/sdk';
import type { OpenIdOptions } from '../../../../plugins/sign-in/openid/options.generated';
import manifest from '../../../../plugins/sign-in/openid/plugin.json';
import activate from '../../../../plugins/sign-in/openid/provider';
import { fakeContext, type FakeRuntime } from 'proscenium/kit';

export const options: OpenIdOptions = { clientName: 'acme', apps: [] };

export const tokens = { authorisationToken: 'a', refreshToken: 'r' };

export const authorisationUri = 'https://id.example/authorize?client_id=acme&state=s-1';

export interface Opened {
  readonly provider: Required<Pick<SignInProvider, 'begin' | 'resume' | 'end'>>;
  readonly runtime: FakeRuntime;
}

export function open(given: Partial<OpenIdOptions> = {}, from?: FakeRuntime): Opened {
  const { context, runtime } = fakeContext({
    options: { ...options, ...given },
    pluginId: 'sign-in/openid',
    facts: { name: 'openid' },
    storage: manifest.storage,
  });
  // Another page of the same browser, with its storage.
  from?.storage.values.forEach((value, key) => runtime.storage.values.set(key, value));
  runtime.platform
    .answer('readOpenIdAuthorisationUri', { authorisationUri })
    .answer('exchangeOpenIdCode', tokens);
  runtime.navigation.at('/login/openid/acme?from=%2Fhome');
  return { provider: activate(context), runtime };
}

export const intent = (query: Record<string, string> = {}, type: 'login' | 'signup' = 'login') => ({
  type,
  query: new URLSearchParams(query),
});

export const back = (query: string) => new URL(`https://ringside.localhost/login/openid/acme?${query}`);

export const exchanges = ({ platform }: FakeRuntime) =>
  platform.calls.filter(({ endpoint }) => endpoint === 'exchangeOpenIdCode');

export const asked = ({ platform }: FakeRuntime) =>
  platform.calls[0]?.input as { readonly query: Record<string, string> } | undefined;
