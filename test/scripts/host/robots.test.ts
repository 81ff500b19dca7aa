import { demo, handlerWith, request, siteOf } from './hostFixture';

const handle = handlerWith();
const robots = async (id: string) =>
  (await (await handle(request(`http://${id}.localhost/robots.txt`))).text()).split('\n');
/** Whether a crawler that follows the file may fetch a path: rules are prefixes of the encoded path. */
const mayFetch = (lines: readonly string[], path: string) =>
  !lines.some(
    (line) => line.startsWith('Disallow: ') && encodeURI(path).startsWith(line.slice('Disallow: '.length)),
  );

test.each([
  '/login',
  '/login/openid/stagedoor',
  '/iniciar-sessao',
  '/logout',
  '/signup',
  '/registar',
  '/registro',
  '/oidc/login',
  '/purchase',
  '/comprar',
  '/aderir',
  '/pay/stripe',
  '/pagar',
  '/_admin/plugin-preview',
  '/_admin/anything',
  '/🛒',
  '/🔓',
])('%s is not indexed', async (path) => {
  expect(mayFetch(await robots('ringside'), path)).toBe(false);
});

test.each([
  '/',
  '/home',
  '/browse',
  '/explorar',
  '/video/rs-101/vance-v-marchetti',
  '/live/rs-201',
  '/section/stories',
  '/assets/first-1.js',
  '/images/logo.svg',
])('but %s is', async (path) => {
  expect(mayFetch(await robots('ringside'), path)).toBe(true);
});

test('the file is the realm’s own: a renamed purchase page is disallowed under its new name', async () => {
  const realm = demo('ringside');
  const renamed = {
    ...realm,
    realm: {
      ...realm.realm,
      routes: { ...realm.realm.routes, overrides: { default: { PURCHASE: '/tickets' } } },
    },
  };
  const other = handlerWith({ site: async () => siteOf(renamed) });
  const lines = (await (await other(request('http://ringside.localhost/robots.txt'))).text()).split('\n');
  expect(lines[0]).toBe('User-agent: *');
  expect(lines).toContain('Disallow: /tickets');
  expect(lines).not.toContain('Disallow: /purchase');
  expect(lines).not.toContain('Disallow: /');
});
