import { SIGN_OUT_PATIENCE, SignOut } from '../../../core/session/SignOut';
import { signInEntries } from '../../../core/session/signInEntries';
import { SignInRoom } from '../../../core/session/SignInRoom';
import { acmeEntry, entry, idEntry, idPlugin, openIdPlugin, plugin, realmWith } from './signInFixture';
import { signInHouse, tokens, type SignInHouse } from './signInHouse';

const plugins = [idPlugin, openIdPlugin, plugin('pbr', { route: '/pbr' })];
const realm = realmWith([acmeEntry, idEntry, entry('pbr')], { plugins });

function signedInWith(provider: string, href = '/logout'): { house: SignInHouse; room: SignInRoom } {
  const house = signInHouse({ href, realm });
  house.state = { status: 'viewer', user: { id: '7', role: 'USER', isGuest: false } };
  house.vault.keep(tokens, provider);
  house.platform.answer('logout', undefined);
  for (const { contribution } of realm.authenticationProviders) house.providers.set(contribution, {});
  return { house, room: new SignInRoom(house.parts) };
}

test('SGN-063 the platform is told which refresh token has ended', async () => {
  const { house, room } = signedInWith('id');
  await room.leave();
  expect(house.platform.calls).toEqual([{ endpoint: 'logout', input: { body: { refreshToken: 'refresh-ada' }, outlivesPage: true } }]);
  expect(house.vault.read()).toBeNull();
});

test('SGN-063 a provider with a route of its own is told there', async () => {
  const { house } = signedInWith('pbr');
  const paths: string[] = [];
  house.platform.call = async ({ path, auth }) => {
    paths.push(`${path} ${auth}`);
    return undefined as never;
  };
  await new SignOut(house.parts, signInEntries(realm, () => undefined)).run();
  expect(paths).toEqual(['/api/v2/pbr/logout false']);
});

test.each([
  ['SGP-025 a single sign-on', entry('generic', { authProviderRoute: '/sso/acme' }), plugin('generic', { presentation: 'form', redirectsWith: '/authProviderRoute' }), '/api/v2/sso/acme/logout'],
  ['SGP-027 SGN-063 without a route, the platform', entry('generic'), plugin('generic', { presentation: 'form', redirectsWith: '/authProviderRoute' }), '/api/v2/logout'],
  ['SGP-093 SGN-063 an OAuth client', entry('generic-oauth', { clientName: 'acme' }, 'generic-oauth/acme'), plugin('generic-oauth', { path: '/generic-oauth/{clientName}', identity: 'clientName', route: '/generic-oauth/{clientName}' }), '/api/v2/generic-oauth/acme/logout'],
])('%s hears of the end at its route', async (_, provider, enabled, path) => {
  const house = signInHouse({ href: '/logout', realm: realmWith([provider], { plugins: [enabled] }) });
  house.state = { status: 'viewer', user: { id: '7', role: 'USER', isGuest: false } };
  house.vault.keep(tokens, provider.key);
  house.providers.set(provider.contribution, {});
  const sent: unknown[] = [];
  house.platform.call = async (endpoint, input) => {
    sent.push([endpoint.path, (input as unknown as { readonly body: unknown }).body]);
    return undefined as never;
  };
  await new SignOut(house.parts, signInEntries(house.parts.realm, () => undefined)).run();
  expect(sent).toEqual([[path, { refreshToken: 'refresh-ada' }]]);
});

test('SGN-061 without anywhere to go the viewer lands on the default page', async () => {
  const { house, room } = signedInWith('id');
  await room.leave();
  expect(house.story).toEqual(['session ended', 'go /home']);
});

test.each([
  ['SGN-061 `from` is followed', '/logout?from=%2Fbrowse', 'go /browse'],
  ['SGN-108 and may be the login page', '/logout?from=%2Flogin', 'go /login'],
  ['but never leads away', '/logout?from=https%3A%2F%2Fevil.example', 'go /home'],
])('%s', async (_, href, last) => {
  const { house, room } = signedInWith('id', href);
  await room.leave();
  expect(house.story.at(-1)).toBe(last);
});

test('SGP-014 the browser goes where the provider ends its own session', async () => {
  const { house, room } = signedInWith('openid/acme');
  house.providers.set('openid', {
    end: async () => {
      house.story.push(`asked with ${house.vault.read()?.authorisationToken}`);
      return { url: 'https://id.example/logout' };
    },
  });
  await room.leave();
  expect(house.story).toEqual(['asked with auth-ada', 'session ended', 'replace https://id.example/logout']);
});

test('an address of the provider that may not be followed is passed over', async () => {
  const { house, room } = signedInWith('openid/acme');
  house.providers.set('openid', { end: async () => ({ url: 'javascript:alert(1)' }) });
  await room.leave();
  expect(house.story).toEqual(['session ended', 'go /home']);
});

test.each([
  ['the provider cannot be asked', 'openid/acme', (house: SignInHouse) => house.providers.set('openid', { end: async () => Promise.reject(new Error('no')) })],
  ['the provider’s code does not load', 'openid/acme', (house: SignInHouse) => house.providers.set('openid', new Error('chunk'))],
  ['the platform refuses', 'id', (house: SignInHouse) => house.platform.answer('logout', new Error('no'))],
  ['the provider is no longer the realm’s', 'GIGYA', () => undefined],
])('SGN-062 ERR-025 the viewer is signed out here all the same when %s', async (_, provider, arrange) => {
  const { house, room } = signedInWith(provider);
  arrange(house);
  await room.leave();
  expect(house.story).toEqual(['session ended', 'go /home']);
  expect(house.vault.read()).toBeNull();
});

test('SGN-062 and when the provider never answers', async () => {
  const { house, room } = signedInWith('openid/acme');
  house.providers.set('openid', { end: () => new Promise(() => undefined) });
  const left = room.leave();
  await Promise.resolve();
  house.clock.pass(SIGN_OUT_PATIENCE);
  await left;
  expect(house.story).toEqual(['session ended', 'go /home']);
});

test('a guest has nothing to sign out of', async () => {
  const house = signInHouse({ href: '/logout', realm });
  const room = new SignInRoom(house.parts);
  await room.leave();
  expect(house.platform.calls).toEqual([]);
  expect(house.story).toEqual(['go /home']);
});

test('two sign-outs at once are one', async () => {
  const { house, room } = signedInWith('id');
  await Promise.all([room.signOut.run(), room.signOut.run()]);
  expect(house.story).toEqual(['session ended']);
});

test('ROU-068 the addresses under /oidc find the first OpenID client', () => {
  const { room } = signedInWith('id');
  expect(room.openId).toEqual({ clientName: 'acme', resetUri: undefined });
});

test('SGP-137 what a provider keeps for one viewer goes, whichever way they came in, and what a page that was left had to tell', async () => {
  const keeping = realmWith([idEntry, entry('tv')], { plugins: [idPlugin, plugin('tv', { forgets: ['signin.tvClient'] })] });
  const house = signInHouse({ href: '/logout', realm: keeping });
  house.state = { status: 'viewer', user: { id: '7', role: 'USER', isGuest: false } };
  house.vault.keep(tokens, 'id');
  house.providers.set('id', {});
  house.platform.answer('logout', undefined);
  for (const values of [house.values, house.parts.visitValues]) values.write('signin.tvClient', 'secret');
  house.values.write('signin.linkedAccounts', '["tv"]');
  house.values.write('changes.untold.2', '{}');
  await new SignInRoom(house.parts).leave();
  expect(house.values.read('changes.untold.2')).toBeNull();
  expect([house.values.read('signin.tvClient'), house.parts.visitValues.read('signin.tvClient'), house.values.read('signin.linkedAccounts')]).toEqual([null, null, null]);
});
