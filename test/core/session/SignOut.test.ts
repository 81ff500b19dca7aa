import { SIGN_OUT_TIMEOUT, SignOut } from '../../../core/session/SignOut';
import { signInEntries } from '../../../core/session/signInEntries';
import { SignInService } from '../../../core/session/SignInService';
import { acmeEntry, entry, idEntry, idPlugin, openIdPlugin, plugin, realmWith } from './signInFixture';
import { signInFixture, tokens, type SignInFixture } from './signInSite';

const plugins = [idPlugin, openIdPlugin, plugin('pbr', { route: '/pbr' })];
const realm = realmWith([acmeEntry, idEntry, entry('pbr')], { plugins });

function signedInWith(
  provider: string,
  href = '/logout',
): { runtime: SignInFixture; service: SignInService } {
  const runtime = signInFixture({ href, realm });
  runtime.state = { status: 'viewer', user: { id: '7', role: 'USER', isGuest: false } };
  runtime.vault.keep(tokens, provider);
  runtime.platform.answer('logout', undefined);
  for (const { contribution } of realm.authenticationProviders) runtime.providers.set(contribution, {});
  return { runtime, service: new SignInService(runtime.parts) };
}

test('SGN-063 the platform gets the refresh token of the ended session', async () => {
  const { runtime, service } = signedInWith('id');
  await service.leave();
  expect(runtime.platform.calls).toEqual([
    { endpoint: 'logout', input: { body: { refreshToken: 'refresh-ada' }, outlivesPage: true } },
  ]);
  expect(runtime.vault.read()).toBeNull();
});

test('SGN-063 a provider with a route of its own is called there', async () => {
  const { runtime } = signedInWith('pbr');
  const paths: string[] = [];
  runtime.platform.call = async ({ path, auth }) => {
    paths.push(`${path} ${auth}`);
    return undefined as never;
  };
  await new SignOut(
    runtime.parts,
    signInEntries(realm, () => undefined),
  ).run();
  expect(paths).toEqual(['/api/v2/pbr/logout false']);
});

test.each([
  [
    'SGP-025 a single sign-on',
    entry('generic', { authProviderRoute: '/sso/acme' }),
    plugin('generic', { presentation: 'form', redirectsWith: '/authProviderRoute' }),
    '/api/v2/sso/acme/logout',
  ],
  [
    'SGP-027 SGN-063 without a route, the platform',
    entry('generic'),
    plugin('generic', { presentation: 'form', redirectsWith: '/authProviderRoute' }),
    '/api/v2/logout',
  ],
  [
    'SGP-093 SGN-063 an OAuth client',
    entry('generic-oauth', { clientName: 'acme' }, 'generic-oauth/acme'),
    plugin('generic-oauth', {
      path: '/generic-oauth/{clientName}',
      identity: 'clientName',
      route: '/generic-oauth/{clientName}',
    }),
    '/api/v2/generic-oauth/acme/logout',
  ],
])('%s is notified of the end at its route', async (_, provider, enabled, path) => {
  const runtime = signInFixture({ href: '/logout', realm: realmWith([provider], { plugins: [enabled] }) });
  runtime.state = { status: 'viewer', user: { id: '7', role: 'USER', isGuest: false } };
  runtime.vault.keep(tokens, provider.key);
  runtime.providers.set(provider.contribution, {});
  const sent: unknown[] = [];
  runtime.platform.call = async (endpoint, input) => {
    sent.push([endpoint.path, (input as unknown as { readonly body: unknown }).body]);
    return undefined as never;
  };
  await new SignOut(
    runtime.parts,
    signInEntries(runtime.parts.realm, () => undefined),
  ).run();
  expect(sent).toEqual([[path, { refreshToken: 'refresh-ada' }]]);
});

test('SGN-061 without a target the viewer is sent to the default page', async () => {
  const { runtime, service } = signedInWith('id');
  await service.leave();
  expect(runtime.story).toEqual(['session ended', 'go /home']);
});

test.each([
  ['SGN-061 `from` is followed', '/logout?from=%2Fbrowse', 'go /browse'],
  ['SGN-108 and may be the login page', '/logout?from=%2Flogin', 'go /login'],
  ['but never leads away', '/logout?from=https%3A%2F%2Fevil.example', 'go /home'],
])('%s', async (_, href, last) => {
  const { runtime, service } = signedInWith('id', href);
  await service.leave();
  expect(runtime.story.at(-1)).toBe(last);
});

test('SGP-014 the browser is sent to where the provider ends its own session', async () => {
  const { runtime, service } = signedInWith('openid/acme');
  runtime.providers.set('openid', {
    end: async () => {
      runtime.story.push(`asked with ${runtime.vault.read()?.authorisationToken}`);
      return { url: 'https://id.example/logout' };
    },
  });
  await service.leave();
  expect(runtime.story).toEqual([
    'asked with auth-ada',
    'session ended',
    'replace https://id.example/logout',
  ]);
});

test('an address of the provider that may not be followed is ignored', async () => {
  const { runtime, service } = signedInWith('openid/acme');
  runtime.providers.set('openid', { end: async () => ({ url: 'javascript:alert(1)' }) });
  await service.leave();
  expect(runtime.story).toEqual(['session ended', 'go /home']);
});

test.each([
  [
    'the provider cannot be asked',
    'openid/acme',
    (runtime: SignInFixture) =>
      runtime.providers.set('openid', { end: async () => Promise.reject(new Error('no')) }),
  ],
  [
    'the provider’s code does not load',
    'openid/acme',
    (runtime: SignInFixture) => runtime.providers.set('openid', new Error('chunk')),
  ],
  [
    'the platform refuses',
    'id',
    (runtime: SignInFixture) => runtime.platform.answer('logout', new Error('no')),
  ],
  ['the provider is no longer the realm’s', 'GIGYA', () => undefined],
])('SGN-062 ERR-025 the viewer is signed out here even when %s', async (_, provider, arrange) => {
  const { runtime, service } = signedInWith(provider);
  arrange(runtime);
  await service.leave();
  expect(runtime.story).toEqual(['session ended', 'go /home']);
  expect(runtime.vault.read()).toBeNull();
});

test('SGN-062 and when the provider never answers', async () => {
  const { runtime, service } = signedInWith('openid/acme');
  runtime.providers.set('openid', { end: () => new Promise(() => undefined) });
  const left = service.leave();
  await Promise.resolve();
  runtime.clock.pass(SIGN_OUT_TIMEOUT);
  await left;
  expect(runtime.story).toEqual(['session ended', 'go /home']);
});

test('a guest has nothing to sign out of', async () => {
  const runtime = signInFixture({ href: '/logout', realm });
  const service = new SignInService(runtime.parts);
  await service.leave();
  expect(runtime.platform.calls).toEqual([]);
  expect(runtime.story).toEqual(['go /home']);
});

test('two sign-outs at once are one', async () => {
  const { runtime, service } = signedInWith('id');
  await Promise.all([service.signOut.run(), service.signOut.run()]);
  expect(runtime.story).toEqual(['session ended']);
});

test('ROU-068 the addresses under /oidc use the first OpenID client', () => {
  const { service } = signedInWith('id');
  expect(service.openId).toEqual({ authProvider: 'openid', clientName: 'acme', resetUri: undefined });
});

test('SGP-137 every provider’s data for the viewer is removed, whichever method they used, and so are pending changes', async () => {
  const keeping = realmWith([idEntry, entry('tv')], {
    plugins: [idPlugin, plugin('tv', { forgets: ['signin.tvClient'] })],
  });
  const runtime = signInFixture({ href: '/logout', realm: keeping });
  runtime.state = { status: 'viewer', user: { id: '7', role: 'USER', isGuest: false } };
  runtime.vault.keep(tokens, 'id');
  runtime.providers.set('id', {});
  runtime.platform.answer('logout', undefined);
  for (const values of [runtime.values, runtime.parts.tabValues]) values.write('signin.tvClient', 'secret');
  runtime.values.write('signin.linkedAccounts', '["tv"]');
  runtime.values.write('outbox.2', '{}');
  await new SignInService(runtime.parts).leave();
  expect(runtime.values.read('outbox.2')).toBeNull();
  expect([
    runtime.values.read('signin.tvClient'),
    runtime.parts.tabValues.read('signin.tvClient'),
    runtime.values.read('signin.linkedAccounts'),
  ]).toEqual([null, null, null]);
});
