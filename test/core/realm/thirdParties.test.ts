import type { CheckedSettings, EnabledPlugin } from '../../../core/realm/checkedRealm';
import { thirdPartiesOf } from '../../../core/realm/thirdParties';
import { buildRouteTables } from '../../../core/routing/routeTables';
import { matchPath } from '../../../core/routing/matchPath';

const tables = buildRouteTables();
const plugin = (
  name: string,
  facts: Record<string, unknown>,
  more: Partial<EnabledPlugin> = {},
): EnabledPlugin => ({
  id: `sign-in/${name}`,
  title: name,
  options: {},
  contributes: { 'sign-in-provider': [{ name, path: `/${name}`, ...facts }] },
  scriptSources: [],
  reachesOut: true,
  storage: [],
  ...more,
});
const unguarded = { mfaConfigurations: [] } as object as CheckedSettings;
const guarded = {
  mfaConfigurations: [
    {
      type: 'CAPTCHA',
      action: 'FRONT_OFFICE_AUTHENTICATION',
      status: 'ENABLED',
      siteKey: 'k',
      scriptUrl: 'https://captcha.example/v3/api.js',
    },
  ],
} as object as CheckedSettings;
const plugins = [
  plugin('facebook', { presentation: 'button' }),
  plugin('google', { presentation: 'button' }),
  plugin('GIGYA', { presentation: 'form', ownPage: true }),
  plugin('adobe', { presentation: 'redirect', roles: ['PROVIDERS'] }),
  { ...plugin('id', { presentation: 'form' }), reachesOut: undefined } as unknown as EnabledPlugin,
];

describe('third parties are allowed where a viewer signs in, and nowhere else', () => {
  test.each([
    ['/home', []],
    ['/video/1', []],
    ['/purchase', []],
    ['/nowhere/at/all', []],
    ['/login', ['sign-in/facebook', 'sign-in/google', 'sign-in/adobe']],
    ['/signup', ['sign-in/facebook', 'sign-in/google', 'sign-in/adobe']],
    ['/gift/7/login', ['sign-in/facebook', 'sign-in/google', 'sign-in/adobe']],
    ['/login/facebook', ['sign-in/facebook']],
    ['/login/GIGYA', ['sign-in/GIGYA']],
    ['/login/id', []],
    ['/login/request-password', []],
    ['/providers', ['sign-in/adobe']],
  ])('%s: %o', (path, expected) => {
    expect(
      thirdPartiesOf(
        { plugins, settings: unguarded },
        matchPath({ tables, activeTable: 'default', signInPaths: [] }, path),
      ),
    ).toEqual(expected);
  });
});

describe('payment providers are allowed where something is paid, and nowhere else', () => {
  const pays = (id: string, more: Partial<EnabledPlugin> = {}): EnabledPlugin => ({
    ...plugin(id, {}),
    id: `payment/${id}`,
    contributes: { 'payment-method': [{ name: id }] },
    ...more,
  });
  const till = [
    ...plugins,
    pays('cards'),
    { ...pays('nothing-due'), reachesOut: undefined } as unknown as EnabledPlugin,
  ];
  const gifts: EnabledPlugin = {
    ...plugin('gifts', {}),
    id: 'route/gifts',
    contributes: {
      route: [
        { name: 'pay', role: 'GIFT_PAY', pays: true },
        { name: 'shop', role: 'GIFT' },
      ],
    },
  };
  const at = (path: string, realm: readonly EnabledPlugin[]) =>
    thirdPartiesOf(
      { plugins: realm, settings: unguarded },
      matchPath({ tables, activeTable: 'default', signInPaths: [] }, path),
    ).filter((id) => id.startsWith('payment/'));

  test.each([
    ['/purchase', ['payment/cards']],
    ['/pay', ['payment/cards']],
    ['/pay/ringside-stripe', ['payment/cards']],
    ['/payment/pi_1', ['payment/cards']],
    ['/payment-authorization', ['payment/cards']],
    ['/payment-update/pass', ['payment/cards']],
    ['/account', ['payment/cards']],
    ['/gift/7/pay', ['payment/cards']],
    ['/gift', []],
    ['/gift/7', []],
    ['/home', []],
    ['/video/1', []],
    ['/login', []],
    ['/signup', []],
    ['/nowhere/at/all', []],
  ])('%s: %o', (path, expected) => {
    expect(at(path, [...till, gifts])).toEqual(expected);
  });

  test('a plugin page that declares no payment gets none', () => {
    expect(at('/gift/7/pay', till)).toEqual([]);
  });
});

describe('RLM-018 the captcha is allowed where a form sends its token, and nowhere else', () => {
  const forms = [
    plugin('id', { captcha: true }, { reachesOut: undefined } as object),
    plugin('adobe', { captcha: true, roles: ['PROVIDERS'] }),
    plugin('facebook', {}),
  ];
  const at = (path: string, settings = guarded, realm = forms) =>
    thirdPartiesOf(
      { plugins: realm, settings },
      matchPath({ tables, activeTable: 'default', signInPaths: [] }, path),
    ).includes('captcha');

  test.each([
    ['/login', true],
    ['/login/id', true],
    ['/gift/7/login', true],
    ['/providers', true],
    ['/login/facebook', false],
    ['/signup', false],
    ['/login/request-password', false],
    ['/home', false],
    ['/purchase', false],
  ])('%s: %s', (path, expected) => {
    expect(at(path)).toBe(expected);
  });

  test('is not loaded in a realm without one, nor where no form sends it', () => {
    expect(at('/login', unguarded)).toBe(false);
    expect(at('/login', guarded, [plugin('facebook', {})])).toBe(false);
  });
});
