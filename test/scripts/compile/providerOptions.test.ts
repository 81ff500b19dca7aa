/** The options that a sign-in plugin may define for a realm's entry, passed to it as written. */
import { compileRealm } from '../../../scripts/compile/compileRealm';
import type { InstalledPlugin, InstalledPlugins } from '../../../scripts/plugins/installedPlugins';
import { PluginRegistry } from '../../../core/plugins/PluginRegistry';
import type { PluginContext, SignInProvider } from '../../../core/sdk';
import { demoDocument, fileOf, installed, sourcesWith } from './demoRealms';

const shared = (name: string) => ({ $ref: `../../../schemas/realm.core.schema.json#/$defs/${name}` });
const text = { type: 'string', minLength: 1 };

/** A provider with every field that the specification's providers have (RLM-031). */
const acme: InstalledPlugin = {
  manifest: {
    id: 'sign-in/acme',
    title: 'Acme',
    description: 'Signs viewers in with Acme.',
    api: '^1',
    contributes: {
      'sign-in-provider': [
        {
          name: 'acme',
          module: './provider',
          presentation: 'redirect',
          path: '/acme',
          titleKey: 't',
          buttonKey: 'b',
          capabilities: { canSignUp: false, hasAccountDetailsPage: false, hasPasswordResetPage: false },
        },
      ],
    },
  },
  file: 'plugins/sign-in/acme/plugin.json',
  folder: 'plugins/sign-in/acme',
  optionsSchema: {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...Object.fromEntries(
        [
          'clientId',
          'appId',
          'clientName',
          'environment',
          'openIdClientName',
          'requestorId',
          'resourceId',
          'softwareStatement',
        ].map((name) => [name, text]),
      ),
      ...Object.fromEntries(
        ['logoUri', 'resetUri', 'callbackUri', 'sdkUri', 'baseUri', 'redirectUri'].map((name) => [
          name,
          shared('url'),
        ]),
      ),
      mandatory: { type: 'boolean' },
      mediaProperties: shared('sdkSettings'),
      providers: shared('socialNames'),
      allowedProviders: shared('allowedProviders'),
      fields: shared('missingFields'),
      additionalConfig: {
        type: 'object',
        additionalProperties: false,
        properties: { entitlementScreen: shared('textSwitch'), analytics: shared('eventProperties') },
      },
    },
  },
};
const plugins: InstalledPlugins = {
  ...installed,
  plugins: new Map([...installed.plugins, ['sign-in/acme', acme]]),
};

const whole = {
  name: 'acme',
  clientId: 'c1',
  appId: 'a1',
  clientName: 'acme',
  environment: 'staging',
  openIdClientName: 'acme-oidc',
  requestorId: 'ringside',
  resourceId: 'fights',
  softwareStatement: 'eyJhbGciOiJub25lIn0',
  logoUri: 'https://acme.example/logo.svg',
  resetUri: 'https://acme.example/reset',
  callbackUri: 'https://ringside.localhost/acme',
  sdkUri: 'https://acme.example/sdk.js',
  baseUri: 'https://acme.example',
  redirectUri: 'https://ringside.localhost/done',
  mandatory: true,
  mediaProperties: { region: 'eu', Nested: { keys: ['AsWritten', 7, null] } },
  providers: ['google', 'apple'],
  allowedProviders: [{ name: 'Cablevision', display: 'FEATURED' }],
  fields: ['birthDate', 'phoneNumber'],
  additionalConfig: { entitlementScreen: 'true', analytics: { partner: 'acme', tier: 2, trial: false } },
};

function compiled(changes: object) {
  const document = { ...demoDocument('ringside'), authenticationProviders: [{ ...whole, ...changes }] };
  return compileRealm(
    { sources: sourcesWith({ [fileOf('ringside')]: JSON.stringify(document) }), file: fileOf('ringside') },
    plugins,
  );
}
const errors = (changes: object) =>
  compiled(changes)
    .problems.filter(({ severity }) => severity === 'error')
    .map(({ code, pointer }) => `${code} ${pointer}`);

test('RLM-031 RLM-034 ENT-022 a provider may declare every field of the specification, with the shared shapes', () => {
  expect(errors({})).toEqual([]);
});

test.each([
  [
    'RLM-032 a truth for a text',
    { additionalConfig: { entitlementScreen: true } },
    'wrong-type /authenticationProviders/0/additionalConfig/entitlementScreen',
  ],
  [
    'RLM-032 another text',
    { additionalConfig: { entitlementScreen: 'yes' } },
    'unknown-value /authenticationProviders/0/additionalConfig/entitlementScreen',
  ],
  [
    'RLM-033 no properties for analytics',
    { additionalConfig: { analytics: 'acme' } },
    'wrong-type /authenticationProviders/0/additionalConfig/analytics',
  ],
  [
    'RLM-034 social names that are none',
    { providers: 'google' },
    'wrong-type /authenticationProviders/0/providers',
  ],
  [
    'RLM-034 a partner without its display',
    { allowedProviders: [{ name: 'Cablevision' }] },
    'missing-key /authenticationProviders/0/allowedProviders/0',
  ],
  [
    'RLM-034 a partner shown in another way',
    { allowedProviders: [{ name: 'Cablevision', display: 'LARGE' }] },
    'unknown-value /authenticationProviders/0/allowedProviders/0/display',
  ],
  ['RLM-031 fields that are none', { fields: [7] }, 'wrong-type /authenticationProviders/0/fields/0'],
  ['RLM-031 a field that is misspelt', { clientID: 'c1' }, 'unknown-key /authenticationProviders/0/clientID'],
])('%s is reported at its position', (_what, changes, problem) => {
  expect(errors(changes)).toContain(problem);
});

test('RLM-031 RLM-097 the plugin gets every option as written, including those it passes to the provider’s software', async () => {
  const { realm } = compiled({});
  const [entry] = realm?.authenticationProviders ?? [];
  const { name: _name, ...written } = whole;
  expect(entry?.options).toEqual(written);
  const contexts: PluginContext[] = [];
  const module = { default: (context: PluginContext): SignInProvider => (contexts.push(context), {}) };
  const registry = new PluginRegistry(
    realm?.plugins ?? [],
    { 'sign-in/acme': { 'sign-in-provider/acme': async () => module } },
    (plugin, facts, options) => ({ pluginId: plugin.id, facts, options }) as PluginContext,
    { now: () => 0, after: () => () => undefined },
    () => undefined,
  );
  await registry.resolve({
    point: 'sign-in-provider',
    plugin: 'sign-in/acme',
    name: 'acme',
    entry: { key: 'acme', options: entry?.options ?? {} },
  });
  expect(contexts[0]?.options).toMatchObject({
    mediaProperties: whole.mediaProperties,
    environment: 'staging',
    appId: 'a1',
  });
});
