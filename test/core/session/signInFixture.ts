/** A realm's sign-in methods, as its checked document lists them. */
import idManifest from '../../../plugins/sign-in/id/plugin.json';
import openIdManifest from '../../../plugins/sign-in/openid/plugin.json';
import type { EnabledPlugin, ProviderEntry } from '../../../core/realm/checkedRealm';
import type { SignInRealm } from '../../../core/session/signInEntries';

const enabled = (
  { id, title, contributes }: { id: string; title: string; contributes: object },
  facts?: (name: string) => object,
): EnabledPlugin => ({
  id,
  title,
  options: {},
  contributes:
    facts === undefined
      ? (contributes as EnabledPlugin['contributes'])
      : { 'sign-in-provider': [facts(id) as never] },
  scriptSources: [],
  storage: [],
});

/** A provider without an implementation, for the rules alone. */
export const plugin = (name: string, facts: Readonly<Record<string, unknown>> = {}): EnabledPlugin =>
  enabled({ id: `sign-in/${name}`, title: name, contributes: {} }, () => ({
    name,
    presentation: 'redirect',
    path: `/${name}`,
    titleKey: `${name}Title`,
    buttonKey: `continueWith${name}`,
    capabilities: { canSignUp: false, hasAccountDetailsPage: false, hasPasswordResetPage: false },
    ...facts,
  }));

export const idPlugin = enabled(idManifest);
export const openIdPlugin = enabled(openIdManifest);

export const entry = (
  contribution: string,
  options: Readonly<Record<string, unknown>> = {},
  key = contribution,
): ProviderEntry => ({ key, plugin: `sign-in/${contribution}`, contribution, options });
export const idEntry = entry('id', { passwordLength: { min: 8, max: 64 } });
export const acmeEntry = entry('openid', { clientName: 'acme', label: 'Acme ID', apps: [] }, 'openid/acme');

export function realmWith(
  entries: readonly ProviderEntry[],
  {
    plugins = [idPlugin, openIdPlugin],
    settings = {},
  }: { plugins?: readonly EnabledPlugin[]; settings?: object } = {},
): SignInRealm {
  return {
    title: 'Ringside',
    authenticationProviders: entries,
    plugins,
    settings: {
      allowSelfRegistration: true,
      magicLink: false,
      consentTerms: [],
      mfaConfigurations: [],
      profileConfiguration: { status: 'NONE' },
      ...settings,
    } as object as SignInRealm['settings'],
  };
}
