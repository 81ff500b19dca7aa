import { embeddersOf, frameOptions } from '../../../scripts/host/handler/headers';
import { build, demo, handlerWith, request, siteOf } from './hostFixture';

const site = 'http://ringside.localhost';
const handle = handlerWith({
  site: async () =>
    siteOf(demo('ringside'), {
      build: { ...build, embed: { script: 'embed-1.js', types: 'embed-1.d.ts' } },
    }),
  asset: async (name) => ({ body: `// ${name}`, type: 'text/javascript; charset=utf-8' }),
});

describe('BRG-004 who may frame a page', () => {
  const listed = {
    ...demo('ringside').realm,
    settings: { ...demo('ringside').realm.settings, trustedEmbedOrigins: ['https://partner.example'] },
  };
  const withData = {
    ...listed,
    plugins: listed.plugins.map((plugin) =>
      plugin.id === 'route/admin'
        ? { ...plugin, options: { ...plugin.options, dataOrigins: ['https://cms.example'] } }
        : plugin,
    ),
  };

  test.each([
    ['VOD', ['https://partner.example']],
    ['LIVE', ['https://partner.example']],
    ['HOME', []],
    ['LOGIN', []],
    ['PURCHASE', []],
    ['PAY', []],
    ['ADMIN_PREVIEW', ['https://cms.example']],
    ['ADMIN_DRAFT', []],
    [undefined, []],
  ])('%s: %j', (role, origins) => {
    expect(embeddersOf(withData, role)).toEqual(origins);
  });

  test.each([
    ["'none'", { 'x-frame-options': 'DENY' }],
    ["'self'", { 'x-frame-options': 'SAMEORIGIN' }],
    ["'self' https://partner.example", {}],
    ['https://partner.example', {}],
  ])('%s for browsers that know no frame-ancestors', (ancestors, headers) => {
    expect(frameOptions(ancestors.split(' '))).toEqual(headers);
  });

  test('the headers of a page contain it', async () => {
    const ancestors = async (path: string) => {
      const { headers } = await handle(request(site + path));
      return [
        /frame-ancestors ([^;]+)/.exec(headers.get('content-security-policy') ?? '')?.[1],
        headers.get('x-frame-options'),
      ];
    };
    expect(await ancestors('/video/v1')).toEqual(["'self' https://platform.test", null]);
    expect(await ancestors('/')).toEqual(["'self'", 'SAMEORIGIN']);
    expect(await ancestors('/login')).toEqual(["'self'", 'SAMEORIGIN']);
  });
});

describe('BRG-018 the script that other sites import', () => {
  test.each([
    ['/embed.js', '// embed-1.js'],
    ['/embed.d.ts', '// embed-1.d.ts'],
  ])('%s may be read by any page, and is revalidated after a while', async (path, body) => {
    const answer = await handle(request(site + path));
    expect([answer.status, await answer.text()]).toEqual([200, body]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=300',
    });
    const again = await handle(request(site + path, { 'if-none-match': answer.headers.get('etag') ?? '' }));
    expect(again.status).toBe(304);
  });

  test('without a build there is none', async () => {
    expect((await handlerWith()(request(`${site}/embed.js`))).status).toBe(404);
  });
});
