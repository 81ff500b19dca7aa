/** Files that other services read at fixed addresses. */
import { hostedFilePaths } from '../../../scripts/compile/hostedFiles';
import { compileChanged } from '../compile/demoRealms';
import { demo, handlerWith, request, siteOf } from './hostFixture';

const ringside = demo('ringside');
const links = { applinks: { details: [{ appIDs: ['A1.example'], components: [{ '/': '/video/*' }] }] } };
const statements = [
  { relation: ['delegate_permission/common.handle_all_urls'], target: { namespace: 'web' } },
];
const files = {
  'ads.txt': ['ads.example, 1, DIRECT', '# ü'],
  'app-ads.txt': ['ads.example, 2, DIRECT'],
  'security.txt': ['Contact: https://ringside.example/security', 'Expires: 2027-12-31T00:00:00Z'],
  'apple-app-site-association': links,
  'assetlinks.json': statements,
};
const handle = handlerWith({
  site: async () => siteOf({ ...ringside, realm: { ...ringside.realm, hosting: { files } } }),
});
const get = (path: string, headers: Record<string, string> = {}) =>
  handle(request(`http://ringside.localhost${path}`, headers));

test.each([
  ['/ads.txt', 'text/plain; charset=utf-8', 'ads.example, 1, DIRECT\n# ü\n'],
  ['/app-ads.txt', 'text/plain; charset=utf-8', 'ads.example, 2, DIRECT\n'],
  ['/security.txt', 'text/plain; charset=utf-8', `${files['security.txt'].join('\n')}\n`],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8', `${files['security.txt'].join('\n')}\n`],
  ['/apple-app-site-association', 'application/json', JSON.stringify(links)],
  ['/.well-known/apple-app-site-association', 'application/json', JSON.stringify(links)],
  ['/.well-known/assetlinks.json', 'application/json', JSON.stringify(statements)],
])('%s', async (path, type, body) => {
  const response = await get(path);
  expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
    200,
    type,
    body,
  ]);
  const again = await get(path, { 'if-none-match': response.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
});

test('a realm without them has pages at these addresses, which do not exist', async () => {
  const plain = handlerWith();
  for (const path of Object.values(hostedFilePaths).flat()) {
    const response = await plain(request(`http://ringside.localhost${path}`));
    expect([path, response.status]).toEqual([path, 404]);
  }
});

test('a file never takes the address of a page', () => {
  const { problems, realm } = compileChanged('ringside', (document) => {
    document['hosting'] = { files };
    document['routes'] = { memberAreaPath: '/ads.txt' };
  });
  expect(problems).toContainEqual(
    expect.objectContaining({
      code: 'route-collision',
      pointer: '/hosting/files/ads.txt',
      message: '/ads.txt is the address of the page MEMBER_AREA.',
    }),
  );
  expect(realm).toBeUndefined();
});

test('a realm with all files is published', () => {
  const { problems, realm } = compileChanged('ringside', (document) => (document['hosting'] = { files }));
  expect(problems).toEqual([]);
  expect(realm?.hosting?.files).toEqual(files);
});
