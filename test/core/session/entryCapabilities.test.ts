/** Capabilities of a sign-in method, from its manifest and the options of the realm’s entry. */
import { signInEntries, type SignInEntry } from '../../../core/session/signInEntries';
import { entry, plugin, realmWith } from './signInFixture';
const entriesOf = (...given: Parameters<typeof realmWith>) =>
  signInEntries(realmWith(...given), () => undefined);

describe('capabilities from a manifest and the options of an entry', () => {
  const clients = { path: '/way/{clientName}', identity: 'clientName' };
  const reset = { resetsAt: '/pages/reset' };

  test.each<
    [
      string,
      facts: Readonly<Record<string, unknown>>,
      options: Readonly<Record<string, unknown>>,
      expected: Partial<SignInEntry>,
    ]
  >([
    [
      'a manifest that says only what it must',
      {},
      {},
      {
        presentation: 'redirect',
        sendsCaptcha: false,
        fields: [],
        roles: [],
        forgets: [],
        forViewers: false,
        resetsAt: null,
        platformRoute: null,
        label: 'Ringside',
      },
    ],
    [
      'the path below login pages, whatever the provider is called',
      { path: '/tv' },
      {},
      { place: { authProvider: 'tv' } },
    ],
    [
      'SGP-018 a client: part of the path, and a label',
      clients,
      { clientName: 'acme' },
      { place: { authProvider: 'way', clientName: 'acme' }, label: 'acme' },
    ],
    [
      'a client without a place in the path: only a label',
      { identity: 'account' },
      { account: 'acme' },
      { place: { authProvider: 'way' }, label: 'acme' },
    ],
    [
      'a client that the entry does not name',
      clients,
      {},
      { place: { authProvider: 'way' }, label: 'Ringside' },
    ],
    [
      'a label of the entry, before its client',
      clients,
      { clientName: 'acme', label: 'Acme ID' },
      { label: 'Acme ID' },
    ],
    ['SGN-063 a route at the platform', { route: '/way' }, {}, { platformRoute: '/way' }],
    [
      'SGN-063 a route with the client in it, fit for an address',
      { ...clients, route: '/way/{clientName}/v1' },
      { clientName: 'a/c' },
      { platformRoute: '/way/a%2Fc/v1' },
    ],
    [
      'SGN-063 the same without a client',
      { ...clients, route: '/way/{clientName}/v1' },
      {},
      { platformRoute: null },
    ],
    [
      'SGN-063 a route of the entry, before the manifest’s',
      { route: '/way' },
      { authProviderRoute: '/partners' },
      { platformRoute: '/partners' },
    ],
    [
      'SGP-058 a page for passwords',
      reset,
      { pages: { reset: 'https://id.example/reset' } },
      { resetsAt: 'https://id.example/reset' },
    ],
    ['SGP-058 such a page that is empty', reset, { pages: { reset: '' } }, { resetsAt: null }],
    ['SGP-058 such a page that is no text', reset, { pages: { reset: true } }, { resetsAt: null }],
    [
      'SGN-008 the details that it wants',
      {},
      { fields: ['name', 7, 'email'] },
      { fields: ['name', 'email'] },
    ],
    ['SGN-008 details in a shape of their own', {}, { fields: 'name' }, { fields: [] }],
    [
      'RLM-018 a form that sends proof',
      { presentation: 'form', captcha: true },
      {},
      { presentation: 'form', sendsCaptcha: true },
    ],
    ['SGP-043 a page that is open to viewers', { forViewers: true }, {}, { forViewers: true }],
  ])('%s', (_, facts, options, expected) => {
    const [provider] = entriesOf([entry('way', options)], { plugins: [plugin('way', facts)] });
    expect(provider).toEqual({ ...provider, ...expected });
  });
});
