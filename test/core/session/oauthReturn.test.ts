/** Which provider handles the OAuth answer at `/oauth/{provider}` or `/oauth/{provider}/{appname}`. */
import { oauthReturn, SignInService } from '../../../core/session/SignInService';
import { signInEntries } from '../../../core/session/signInEntries';
import { acmeEntry, entry, idEntry, idPlugin, openIdPlugin, plugin, realmWith } from './signInFixture';
import { signInFixture } from './signInSite';

const apps = [{ bundleId: 'com.ringside', scheme: 'ringside-app' }];
const realm = realmWith(
  [
    idEntry,
    { ...acmeEntry, options: { ...acmeEntry.options, apps } },
    entry('facebook'),
    entry('apple', { apps }),
  ],
  { plugins: [idPlugin, openIdPlugin, plugin('facebook'), plugin('apple')] },
);
const entries = signInEntries(realm, () => undefined);
const acme = { authProvider: 'openid', clientName: 'acme' };

describe('SGP-074 which provider is meant', () => {
  test.each([
    ['a provider', { provider: 'facebook' }, { kind: 'page', place: { authProvider: 'facebook' } }],
    ['a provider with clients: its first', { provider: 'openid' }, { kind: 'page', place: acme }],
    ['a client', { provider: 'acme' }, { kind: 'page', place: acme }],
    ['an entry', { provider: 'openid/acme' }, { kind: 'page', place: acme }],
    ['nobody of this realm', { provider: 'evil' }, { kind: 'nobody', place: null }],
    ['nobody', {}, { kind: 'nobody', place: null }],
    [
      'an app of the entry’s list',
      { provider: 'acme', appname: 'com.ringside' },
      { kind: 'app', place: acme, app: apps[0], path: 'login/openid/acme' },
    ],
    [
      'an app of an entry without clients',
      { provider: 'apple', appname: 'com.ringside' },
      { kind: 'app', place: { authProvider: 'apple' }, app: apps[0], path: 'login/apple' },
    ],
    [
      'an app that is not on the list',
      { provider: 'acme', appname: 'com.evil' },
      { kind: 'nobody', place: acme },
    ],
    ['an app by its scheme', { provider: 'acme', appname: 'ringside-app' }, { kind: 'nobody', place: acme }],
    [
      'an app of another entry',
      { provider: 'facebook', appname: 'com.ringside' },
      { kind: 'nobody', place: { authProvider: 'facebook' } },
    ],
  ])('%s', (_, params, onward) => {
    expect(oauthReturn(entries, params)).toEqual(onward);
  });
});

describe('SGP-074 handling of the answer', () => {
  const open = (href: string) => {
    const runtime = signInFixture({ href, realm });
    return { runtime, service: new SignInService(runtime.parts) };
  };
  const isThere = ({ parts }: ReturnType<typeof signInFixture>) => parts.returned.take() !== null;

  test('it is held for the provider’s page, and removed from the address', () => {
    const { runtime, service } = open('/oauth/acme?code=c-1&state=s-1');
    expect(runtime.parts.address.current().search).toBe('?PAGE_READY=true');
    expect(service.receive({ provider: 'acme' })).toMatchObject({ place: acme });
    expect(runtime.story).toEqual([]);
    expect(isThere(runtime)).toBe(true);
  });

  test.each([
    ['code=c%201&state=s-1', 'ringside-app://login/openid/acme?code=c%201&state=s-1'],
    ['error=access_denied&state=s-1', 'ringside-app://login/openid/acme?state=s-1&error=access_denied'],
  ])('an app gets all of it, the state included: %s', (query, url) => {
    const { runtime, service } = open(`/oauth/acme/com.ringside?${query}`);
    expect(service.receive({ provider: 'acme', appname: 'com.ringside' })).toBeNull();
    expect(runtime.story).toEqual([`leave ${url}`]);
    expect(isThere(runtime)).toBe(false);
  });

  test.each([
    [
      'an app that is not on the list',
      '/oauth/acme/com.evil?code=c-1',
      { provider: 'acme', appname: 'com.evil' },
      acme,
    ],
    ['a provider that is not in the realm', '/oauth/evil?code=c-1', { provider: 'evil' }, null],
    ['an app and no answer', '/oauth/acme/com.ringside', { provider: 'acme', appname: 'com.ringside' }, acme],
  ])('%s: it is dropped, and nothing of it is logged', (_, href, params, place) => {
    const { runtime, service } = open(href);
    expect(service.receive(params)).toMatchObject({ place });
    expect(runtime.story).toEqual([]);
    expect(isThere(runtime)).toBe(false);
    expect(runtime.lines.join()).not.toContain('c-1');
  });
});
