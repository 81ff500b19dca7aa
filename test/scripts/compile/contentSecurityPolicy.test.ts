/** The content security policy of a realm, and what plugins add to it. */
import { compileRealm } from '../../../scripts/compile/compileRealm';
import { compileChanged, fileOf, installed, set, sources, type JsonObject } from './demoRealms';

describe('the content security policy', () => {
  const { csp, thirdPartyCsp } = compileRealm({ sources, file: fileOf('ringside') }, installed);

  test('allows nothing that is not named', () => {
    expect(csp).toMatchObject({
      'default-src': ["'none'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'self'"],
      'require-trusted-types-for': ["'script'"],
    });
    expect(JSON.stringify(csp)).not.toMatch(/unsafe|\*"/);
  });

  test('names the platform for calls, images and streams', () => {
    for (const directive of ['connect-src', 'img-src', 'media-src'])
      expect(csp?.[directive]).toContain('http://localhost:8090');
    expect(csp?.['media-src']).toContain('blob:');
  });

  test('has the origins of the enabled plugins, and of no others', () => {
    expect(thirdPartyCsp?.['payment/stripe']?.['frame-src']).toContain('https://js.stripe.com');
    expect(thirdPartyCsp).not.toHaveProperty('payment/adyen');
  });

  test('has those of paying and of signing in separately: only the pages that need them get them', () => {
    expect(csp?.['script-src']).toEqual(["'self'"]);
    expect(csp?.['frame-src']).toEqual(["'self'"]);
  });

  test('lets the site frame itself only where a plugin previews it', () => {
    const unstaged = compileChanged('ringside', (document) => {
      set(document, ['plugins', 'route/admin'], undefined);
      set(document, ['paymentProviders'], [{ name: 'zero-balance' }]);
      for (const menu of Object.values(
        document['menus'] as Readonly<Record<string, { items: { type: string }[] }>>,
      ))
        menu.items = menu.items.filter(({ type }) => type !== 'plugin-item');
    }).csp;
    expect(unstaged).toMatchObject({ 'frame-src': ["'none'"], 'frame-ancestors': ["'none'"] });
  });

  test('lets no other site frame every page: embeddable pages declare it themselves', () => {
    const embedded = compileChanged('ringside', (document) =>
      set(document, ['settings', 'trustedEmbedOrigins'], ['https://partner.example']),
    );
    expect(embedded.csp?.['frame-ancestors']).toEqual(["'self'"]);
  });

  test.each([
    ['https://partner.example', true],
    ['http://localhost:8091', true],
    ['{platform}', true],
    ['https://*.partner.example', false],
    ['*', false],
    ['https://Partner.example', false],
    ['https://partner.example/', false],
    ['https://partner.example/path', false],
    ['https://partner.example:443', false],
    ['https://partner.example:65536', false],
    ['partner.example', false],
    ['null', false],
  ])('BRG-004 as a trusted embedder, %s is right: %p', (origin, isRight) => {
    const { problems } = compileChanged('ringside', (document) =>
      set(document, ['settings', 'trustedEmbedOrigins'], [origin]),
    );
    expect(problems.every(({ severity }) => severity === 'warning')).toBe(isRight);
    if (!isRight)
      expect(problems).toEqual([
        expect.objectContaining({ code: 'bad-format', pointer: '/settings/trustedEmbedOrigins/0' }),
      ]);
  });

  test('includes further media origins', () => {
    const wide = compileChanged('ringside', (document) =>
      set(document, ['platform', 'mediaOrigins'], ['https://cdn.example.com']),
    );
    for (const directive of ['connect-src', 'img-src', 'media-src'])
      expect(wide.csp?.[directive]).toContain('https://cdn.example.com');
  });
});

describe('L10 an address adds an origin to the policy, and nothing else', () => {
  const share = (address: string) =>
    compileChanged('ringside', (document) =>
      Object.assign(document['logos'] as JsonObject, { share: address }),
    );

  test.each([
    'https://a;script-src-elem',
    "https://a;script-src-elem'unsafe-inline'/x.png",
    'https://a,b.example/x.png',
  ])('%s is refused', (address) => {
    expect(share(address).problems.map(({ code, pointer }) => [code, pointer])).toContainEqual([
      'bad-format',
      '/logos/share',
    ]);
  });

  test('an address with a port and punctuation in its path is not', () => {
    const { problems, csp } = share('https://cdn.example:8443/a;b,c.png');
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(csp?.['img-src']).toContain('https://cdn.example:8443');
  });
});
