/** Which login pages belong together, and where they lead. */
import { buildRouteTables } from '../../../core/routing/routeTables';
import { matchPath } from '../../../core/routing/matchPath';
import { loginPages } from '../../../core/session/loginPages';

const tables = buildRouteTables();
const pagesAt = (pathname: string, activeTable: 'default' | 'PT' = 'default') =>
  loginPages(
    { tables, activeTable, signInPaths: [] },
    matchPath({ tables, activeTable, signInPaths: [] }, pathname),
  );
const acme = { authProvider: 'openid', clientName: 'acme' };
const query = new URLSearchParams({ from: '/home' });

describe('SGN-024 SGN-094 the pages of each login base', () => {
  test.each([
    [
      'the site’s own',
      '/login/id',
      '/login?from=%2Fhome',
      '/signup?from=%2Fhome',
      '/login/openid/acme?from=%2Fhome',
    ],
    [
      'those of any other page',
      '/video/1',
      '/login?from=%2Fhome',
      '/signup?from=%2Fhome',
      '/login/openid/acme?from=%2Fhome',
    ],
    [
      'a gift’s',
      '/gift/g-1/login/id',
      '/gift/g-1/login?from=%2Fhome',
      '/gift/g-1/login?from=%2Fhome',
      '/gift/g-1/login/openid/acme?from=%2Fhome',
    ],
    [
      'a gift’s that is not chosen yet',
      '/gift/login',
      '/gift/login?from=%2Fhome',
      '/gift/login?from=%2Fhome',
      '/gift/login/openid/acme?from=%2Fhome',
    ],
    [
      'a redeemed code’s',
      '/gift/redeem/C-9/login',
      '/gift/redeem/C-9/login?from=%2Fhome',
      '/gift/redeem/C-9/register?from=%2Fhome',
      '/gift/redeem/C-9/login/openid/acme?from=%2Fhome',
    ],
    [
      'the same from its page of making an account',
      '/gift/redeem/C-9/register',
      '/gift/redeem/C-9/login?from=%2Fhome',
      '/gift/redeem/C-9/register?from=%2Fhome',
      '/gift/redeem/C-9/login/openid/acme?from=%2Fhome',
    ],
  ])('%s', (_, at, login, signup, provider) => {
    const pages = pagesAt(at);
    expect([pages.list('login', query), pages.list('signup', query), pages.provider(acme, query)]).toEqual([
      login,
      signup,
      provider,
    ]);
  });

  test('in the language of the site', () => {
    expect(pagesAt('/gift/g-1/login', 'PT').provider(acme)).toBe('/presente/g-1/iniciar-sessao/openid/acme');
  });
});

describe('SGN-054 link targets', () => {
  test.each([
    ['SGN-095 a gift, to be paid for', '/gift/g-1/login/openid/acme', '/gift/g-1/pay'],
    ['SGN-095 from its return address too', '/gift/g-1/login/redirect', '/gift/g-1/pay'],
    ['SGN-096 a code, to be redeemed', '/gift/redeem/-/register', '/redeem'],
    ['the site’s own, nowhere in particular', '/login', undefined],
  ])('%s', (_, at, callback) => {
    expect(pagesAt(at).callback).toBe(callback);
  });
});
