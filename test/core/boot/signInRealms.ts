/** Realms with chosen sign-in methods, in the composed product. */
import { compose, platform, type ComposeOptions } from './composed';

export type Entry = { readonly name: string } & Readonly<Record<string, unknown>>;

export const entries: Readonly<Record<string, Entry>> = {
  openid: { name: 'openid', clientName: 'acme', label: 'Acme ID' },
  generic: { name: 'generic', label: 'Club' },
  pbr: { name: 'pbr', label: 'Radio' },
  sptv: { name: 'sptv', label: 'Sat' },
  opin: { name: 'opin', label: 'Partner', sdkUri: 'https://partner.example/sdk.js' },
  id: { name: 'id' },
  GIGYA: { name: 'GIGYA', label: 'Manager', sdkUri: 'https://manager.example/sdk.js', clientId: 'key' },
  apple: { name: 'apple', clientId: 'example.web' },
  facebook: { name: 'facebook', appId: '100' },
  google: { name: 'google', clientId: 'example.apps' },
  firebase: { name: 'firebase', apiKey: 'key', authDomain: 'auth.example.org', label: 'Pass' },
  'generic-oauth': { name: 'generic-oauth', clientName: 'club', label: 'Club' },
  adobe: { name: 'adobe', requestorId: 'ringside' },
  'magic-link': { name: 'magic-link' },
};

export const realmWith = (
  providers: readonly Entry[],
  settings: object = {},
): Pick<ComposeOptions, 'change'> => ({
  change: (document) => {
    document['authenticationProviders'] = providers;
    document['settings'] = { ...(document['settings'] as object), mfaConfigurations: [], ...settings };
  },
});
export const user = {
  id: '7',
  email: 'ada@example.org',
  role: 'USER',
  isGuest: false,
  location: { countryCode: 'PT' },
};
/** The platform's texts for these keys. */
export const labels = (keys: readonly string[]) =>
  platform()
    .persist()
    .get('/api/v2/label')
    .query(true)
    .reply(200, {
      default_locale: 'en',
      selected_locale: 'en',
      translations: { en: Object.fromEntries(keys.map((key) => [key, `Text of ${key}`])) },
    });

export async function opened(at: string, options: ComposeOptions) {
  const site = await compose({ at, ...options });
  await site.draw();
  return site;
}
