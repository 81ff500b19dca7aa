/** Which languages an address belongs to, and addresses with a prefix. */
import { buildPath } from '../../../core/routing/buildPath';
import { languagesAt } from '../../../core/routing/languagesAt';
import { matchPath } from '../../../core/routing/matchPath';
import { relocate } from '../../../core/routing/relocate';
import { tableForLanguage, type ActiveRoutes } from '../../../core/routing/routeTables';
import { tables } from './routingFixture';

/** Languages by code, with their prefixes. */
const site = (languages: Readonly<Record<string, string>>): ReadonlyMap<string, ActiveRoutes> => {
  const prefixes = Object.values(languages).filter((prefix) => prefix !== '');
  return new Map(
    Object.entries(languages).map(([code, prefix]) => [
      code,
      { tables, signInPaths: [], activeTable: tableForLanguage(code), prefix, prefixes },
    ]),
  );
};
const plain = { en: '', ar: '', es: '' };
const prefixed = { en: '', ar: 'ar', es: '' };
const all = { en: 'en', ar: 'ar' };

test.each([
  [plain, '/', ['en', 'ar', 'es'], true],
  [plain, '/video/7', ['en', 'ar', 'es'], true],
  [plain, '/live/7', ['en', 'ar'], true],
  [plain, '/EnVivo/7/', ['es'], true],
  [plain, '/login', ['en', 'ar', 'es'], true],
  [plain, '/aovivo/7', ['en', 'ar', 'es'], false],
  [plain, '/no/such/page', ['en', 'ar', 'es'], true],
  // Pages that search engines do not show.
  [plain, '/resetpwd', ['en', 'ar', 'es'], true],
  [plain, '/restablecer-clave', ['es'], true],
  [prefixed, '/account', ['en', 'ar', 'es'], true],
  [prefixed, '/ar/account', ['ar'], true],
  [prefixed, '/', ['en', 'es'], true],
  [prefixed, '/live/7', ['en'], true],
  [prefixed, '/ar', ['ar'], true],
  [prefixed, '/AR/live/7', ['ar'], true],
  [prefixed, '/ar/envivo/7', ['ar'], false],
  [prefixed, '/ar/no/such/page', ['ar'], true],
  [prefixed, '/oauth/acme', ['en', 'ar', 'es'], true],
  [all, '/live/7', ['en', 'ar'], false],
  [all, '/', ['en', 'ar'], false],
])('in a site of %j, %s belongs to %j', (languages, path, codes, inPlace) => {
  expect(languagesAt(site(languages), path, (role) => !['ACCOUNT', 'RESET_PWD'].includes(role))).toEqual({
    codes,
    inPlace,
  });
});

describe('a language with a prefix', () => {
  const routesOf = (code: string) => site(prefixed).get(code) as ActiveRoutes;

  test('has it in every address except those that other systems link to', () => {
    const ar = routesOf('ar');
    expect(buildPath(ar, 'ROOT')).toBe('/ar');
    expect(buildPath(ar, 'VOD', { eventId: '7', eventTitle: 'Big fight' }, { query: { a: 'b' } })).toBe(
      '/ar/video/7/big-fight?a=b',
    );
    expect(buildPath(ar, 'OIDC_LOGIN')).toBe('/oidc/login');
    expect(buildPath(routesOf('en'), 'ROOT')).toBe('/');
  });

  test('is recognized by it, and by nothing that looks like it', () => {
    expect(matchPath(routesOf('en'), '/ar/video/7')).toEqual({
      role: 'VOD',
      params: { eventId: '7' },
      table: 'default',
      prefix: 'ar',
    });
    expect(matchPath(routesOf('ar'), '/arabic')).toBeNull();
    expect(matchPath(routesOf('ar'), '/ar/ar')).toBeNull();
    expect(matchPath(routesOf('ar'), '/ar//video')).toBeNull();
  });

  test('ROU-003 a change of language adds, replaces and removes it once', () => {
    const moved = (path: string, code: string) => {
      const match = matchPath(routesOf(code), path);
      return match && relocate(routesOf(code), match, { search: '?a=b', hash: '#c' });
    };
    expect(moved('/live/7', 'ar')).toBe('/ar/live/7?a=b#c');
    expect(moved('/ar/live/7', 'es')).toBe('/envivo/7?a=b#c');
    expect(moved('/', 'ar')).toBe('/ar?a=b#c');
    expect(moved('/ar', 'en')).toBe('/?a=b#c');
    expect(moved('/ar/live/7', 'ar')).toBeNull();
    expect(moved('/ar/oidc', 'ar')).toBe('/oidc?a=b#c');
  });
});
