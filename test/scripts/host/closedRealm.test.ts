/** Realms that are not public yet. */
import type { CheckedRealm } from '../../../core/realm/checkedRealm';
import { isPassword, passwordHash } from '../../../scripts/host/handler/passwordHash';
import { realmPassword } from '../../../scripts/cli/realmPassword';
import { RealmLibrary } from '../../../scripts/host/RealmLibrary';
import { build, demo, demoPictures, handlerWith, installed, request, siteOf } from './hostFixture';
import { realmFolder } from './realmFolder';

const ringside = demo('ringside');
const hosted = (hosting: NonNullable<CheckedRealm['hosting']>) =>
  handlerWith({
    site: async () =>
      siteOf({ ...ringside, realm: { ...ringside.realm, hosting } }, { pictures: demoPictures('ringside') }),
    asset: async () => ({ body: 'export {};', type: 'text/javascript; charset=utf-8' }),
  });
const basic = (user: string, password: string) => ({
  authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
});
const paths = [
  '/',
  '/video/7',
  // An address of one language, which caches may store where a realm is open.
  '/historial',
  '/images/logo.svg',
  '/assets/first.js',
  '/realm-messages/en.json',
  '/realm-data/plugin-details.json',
  '/embed.js',
  '/favicon.ico',
  '/none',
];

/** Ringside, closed by a password that the command made. */
async function closed() {
  const { output } = await realmPassword('preview', { json: true });
  const { user, password, hosting } = JSON.parse(output) as {
    user: string;
    password: string;
    hosting: NonNullable<CheckedRealm['hosting']>;
  };
  return { handle: hosted(hosting), user, password, hosting };
}

test.each(paths)('%s of an unlisted realm is open, and not for search engines', async (path) => {
  const { status, headers } = await hosted({ unlisted: true })(request(`http://ringside.localhost${path}`));
  expect(status).not.toBe(401);
  expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
});

test.each(['unlisted', 'closed'])(
  'robots.txt of a realm that is %s excludes everything, and is public',
  async (kind) => {
    const handle = kind === 'closed' ? (await closed()).handle : hosted({ unlisted: true });
    const response = await handle(request('http://ringside.localhost/robots.txt'));
    expect([response.status, await response.text()]).toEqual([200, 'User-agent: *\nDisallow: /\n']);
  },
);

test.each(paths)('%s of a closed realm needs the password', async (path) => {
  const { handle, user, password } = await closed();
  const address = `http://ringside.localhost${path}`;
  const wrong = [
    {},
    basic(user, 'wrong'),
    basic('other', password),
    basic(user, ''),
    { authorization: 'Basic' },
    { authorization: 'Basic ====' },
    { authorization: `Bearer ${password}` },
  ];
  for (const headers of wrong) {
    const refusal = await handle(request(address, headers));
    expect([
      refusal.status,
      refusal.headers.get('www-authenticate'),
      refusal.headers.get('cache-control'),
      refusal.headers.get('x-robots-tag'),
    ]).toEqual([401, 'Basic realm="ringside", charset="UTF-8"', 'no-store', 'noindex, nofollow']);
    expect(await refusal.text()).not.toContain('Ringside');
  }
  const open = await handle(request(address, basic(user, password)));
  expect(open.status).not.toBe(401);
  expect(open.headers.get('cache-control')).not.toMatch(/public|s-maxage/);
});

test.each([
  ['en', 'This site is not open yet'],
  ['ar', 'هذا الموقع غير متاح بعد'],
])('a browser shows a readable page when the viewer gives up (%s)', async (language, text) => {
  const { handle } = await closed();
  const refusal = await handle(
    request('http://ringside.localhost/', { accept: 'text/html', 'accept-language': language }),
  );
  expect([refusal.status, refusal.headers.get('content-type')]).toEqual([401, 'text/html; charset=utf-8']);
  expect(await refusal.text()).toContain(text);
});

test('neither the password nor its hash reaches a page', async () => {
  const { hosting, password } = await closed();
  const folder = realmFolder();
  folder.write('velvet', (document) => (document['hosting'] = hosting));
  const problems: unknown[] = [];
  const library = new RealmLibrary({
    root: folder.root,
    build,
    installed,
    onProblems: (_realm, found) => problems.push(...found),
  });
  const site = library.realm('velvet');
  expect(problems).toEqual([]);
  expect(site?.realm.hosting).toMatchObject({ ...hosting, hsts: 'host', unlisted: false });
  const page = JSON.stringify(await site?.page('en'));
  expect(page).toContain('velvet');
  for (const secret of [password, hosting.password?.hash ?? '', 'hosting'])
    expect(page).not.toContain(secret);
  folder.dispose();
});

test('a hash is of one user, one password and one salt', async () => {
  const salt = 'a'.repeat(22);
  const hash = await passwordHash('preview', 'pass:word ü', salt);
  expect(hash).toMatch(/^sha256\$a{22}\$[A-Za-z0-9_-]{43}$/);
  expect(await isPassword(hash, 'preview', 'pass:word ü')).toBe(true);
  expect(await isPassword(hash, 'preview:pass', 'word ü')).toBe(false);
  expect(await passwordHash('preview', 'pass:word ü', 'b'.repeat(22))).not.toContain(hash.slice(-43));
});

test('the command makes another password each time, and refuses user names that browsers cannot send', async () => {
  expect((await closed()).password).not.toBe((await closed()).password);
  expect(await realmPassword('a:b', { json: false })).toMatchObject({ code: 1 });
  expect((await realmPassword('preview', { json: false })).output).toContain('"hosting": {');
});
