import type { EnabledPlugin } from '../../../core/realm/checkedRealm';
import { thirdPartiesOf } from '../../../core/realm/thirdParties';
import { buildRouteTables, matchPath } from '../../../core/routing';

const tables = buildRouteTables();
const plugin = (name: string, facts: Record<string, unknown>, more: Partial<EnabledPlugin> = {}): EnabledPlugin => ({
  id: `sign-in/${name}`,
  title: name,
  options: {},
  contributes: { 'sign-in-provider': [{ name, path: `/${name}`, ...facts }] },
  scriptSources: [],
  reachesOut: true,
  storage: [],
  ...more,
});
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
    expect(thirdPartiesOf({ plugins }, matchPath({ tables, activeTable: 'default' }, path))).toEqual(expected);
  });
});
