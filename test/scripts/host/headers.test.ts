import type { CheckedRealm } from '../../../core/realm/checkedRealm';
import { demo, demoIds, handlerWith, request, siteOf } from './hostFixture';

const handle = handlerWith();

test.each(demoIds)('a page of %s carries these headers', async (id) => {
  const { headers } = await handle(request(`https://${id}.localhost/`));
  expect(Object.fromEntries(headers)).toMatchObject({
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
  });
  const permissions = headers.get('permissions-policy') ?? '';
  for (const feature of ['camera', 'microphone', 'geolocation', 'usb'])
    expect(permissions).toContain(`${feature}=()`);
  for (const feature of ['autoplay', 'fullscreen', 'picture-in-picture', 'encrypted-media'])
    expect(permissions).toContain(`${feature}=(self)`);
});

describe('SGN-099 an address with a secret', () => {
  const get = async (path: string, language = 'en') => {
    const response = await handle(
      request(`https://ringside.localhost${path}`, { 'accept-language': language }),
    );
    return {
      referrer: response.headers.get('referrer-policy'),
      robots: response.headers.get('x-robots-tag'),
      page: await response.text(),
    };
  };

  test.each([
    ['/impersonate/once-9', 'once-9'],
    ['/confirm-reset/once-9', 'once-9'],
    ['/confirmar-reposicao/once-9', 'once-9'],
    ['/resetpwd?token=once-9', 'once-9'],
    ['/login/resetpwd?token=once-9', 'once-9'],
    ['/oidc/reset-password?token=once-9', 'once-9'],
    ['/email-confirmation?token=once-9', 'once-9'],
    ['/gift/redeem/once-9/login', 'once-9'],
    ['/gift/redeem/once-9/register', 'once-9'],
    ['/gift/redeem/once-9/login/openid/stagedoor', 'once-9'],
    ['/login/openid/stagedoor?code=once-9&state=s', 'once-9'],
    ['/oidc/login?code=once-9&state=s', 'once-9'],
    ['/oauth/stagedoor?code=once-9&state=s', 'once-9'],
    ['/oauth/stagedoor/com.ringside?code=once-9&state=s', 'once-9'],
    ['/gift/login/redirect?code=once-9', 'once-9'],
    ['/login/magic-link?token=once-9', 'once-9'],
  ])('%s is sent with no request as a referrer, and occurs nowhere in the page', async (path, secret) => {
    const { referrer, robots, page } = await get(path);
    expect(['no-referrer', 'strict-origin']).toContain(referrer);
    expect([robots, page.includes(secret)]).toEqual(['noindex', false]);
  });

  test('GFT-005 a page with a code in its query is listed without it, and sent as no referrer', async () => {
    const { referrer, robots, page } = await get('/redeem?redeemCode=once-9');
    expect([referrer, robots, page.includes('once-9')]).toEqual(['no-referrer', null, false]);
    expect(page).toContain('<link rel="canonical" href="https://ringside.localhost/redeem"');
  });

  test('a page whose third party needs the origin sends that, and never the path', async () => {
    expect((await get('/login/google')).referrer).toBe('strict-origin');
    expect((await get('/login/openid/stagedoor')).referrer).toBe('no-referrer');
  });

  test('no other page is changed', async () => {
    expect((await get('/video/rs-101')).referrer).toBe('strict-origin-when-cross-origin');
  });
});

test.each([
  ['https', {}, true],
  ['http', {}, false],
  ['http', { 'x-forwarded-proto': 'https' }, false],
  ['https', { 'x-forwarded-proto': 'http' }, true],
])('over %s with %j, whether HSTS is sent: %s', async (scheme, headers, promised) => {
  for (const path of ['/', '/images/logo.svg', '/none/such/page/here/at/all', '/assets/none.js']) {
    const response = await handle(request(`${scheme}://ringside.localhost${path}`, headers));
    expect(response.headers.has('strict-transport-security')).toBe(promised);
  }
});

/** The handler over ringside with these hosting options. */
const hosted = (hosting: NonNullable<CheckedRealm['hosting']>) => {
  const ringside = demo('ringside');
  return handlerWith({ site: async () => siteOf({ ...ringside, realm: { ...ringside.realm, hosting } }) });
};

test.each([
  ['host', 'max-age=31536000'],
  ['subdomains', 'max-age=31536000; includeSubDomains'],
  ['preload', 'max-age=31536000; includeSubDomains; preload'],
] as const)('L15 HSTS for %s is the same in every answer of the realm', async (hsts, expected) => {
  for (const path of ['/', '/images/none.svg', '/none', '/assets/none.js', '/robots.txt'])
    expect(
      (await hosted({ hsts })(request(`https://ringside.localhost${path}`))).headers.get(
        'strict-transport-security',
      ),
    ).toBe(expected);
});

test('L15 a host name without realm promises nothing', async () => {
  const { headers } = await handle(request('https://nobody.localhost/'));
  expect(headers.has('strict-transport-security')).toBe(false);
});

test('L15 a realm changes single permissions, and keeps all others', async () => {
  const handler = hosted({
    permissions: {
      geolocation: ['self', 'https://maps.example'],
      fullscreen: [],
      'idle-detection': ['self'],
    },
  });
  const features = (await handler(request('https://ringside.localhost/'))).headers
    .get('permissions-policy')
    ?.split(', ');
  for (const feature of [
    'geolocation=(self "https://maps.example")',
    'fullscreen=()',
    'idle-detection=(self)',
    'camera=()',
    'autoplay=(self)',
    'payment=(self)',
  ])
    expect(features).toContain(feature);
  expect(features?.filter((each) => each.startsWith('geolocation'))).toHaveLength(1);
});

test.each([
  ['http://ringside.localhost/', 'text/html'],
  ['http://ringside.localhost/', '*/*'],
])('L15 an internal failure of %s has the common headers (%s)', async (address, accept) => {
  const broken = handlerWith({
    site: () => Promise.reject(new Error('broken')),
    report: () => undefined,
  });
  const { status, headers } = await broken(request(address, { accept }));
  expect([status, headers.get('x-content-type-options'), headers.get('referrer-policy')]).toEqual([
    500,
    'nosniff',
    'strict-origin-when-cross-origin',
  ]);
});

test('every answer forbids MIME sniffing, also refusals', async () => {
  for (const address of [
    'http://ringside.localhost/',
    'http://nobody.localhost/',
    'http://ringside.localhost/robots.txt',
    'http://ringside.localhost/assets/none.js',
  ])
    expect((await handle(request(address))).headers.get('x-content-type-options')).toBe('nosniff');
});

test.each([
  ['/', null],
  ['/browse', 'noindex'],
  ['/livenow', null],
  ['/video/rs-101', 'noindex'],
  ['/login', 'noindex'],
  ['/purchase', 'noindex'],
  ['/logout', 'noindex'],
  ['/_admin/plugin-preview', 'noindex'],
  ['/schedule', 'noindex'],
  ['/watch-together', 'noindex'],
  ['/no/such/page/here/at/all', 'noindex'],
])('x-robots-tag of %s is %s, when the platform knows no content', async (path, expected) => {
  expect(
    (await handle(request(`http://ringside.localhost${path}`, { 'accept-language': 'en' }))).headers.get(
      'x-robots-tag',
    ),
  ).toBe(expected);
});

describe('payments in frames', () => {
  const permissions = async (path: string) =>
    (await handle(request(`http://ringside.localhost${path}`))).headers.get('permissions-policy');

  test('a realm that sells with Stripe allows payment requests in its frames on paying pages', async () => {
    expect(await permissions('/purchase')).toMatch(/payment=\(self [^)]*"https:\/\/js\.stripe\.com"/);
  });

  test.each(['/', '/login', '/video/rs-101'])('%s allows nobody', async (path) => {
    expect(await permissions(path)).toMatch(/payment=\(self\)$/);
  });
});

test('an SVG opened by itself runs no script', async () => {
  const response = await handle(request('http://ringside.localhost/images/logo.svg'));
  expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
});

test('a page names the origins of its pictures in a header, which a CDN can send ahead of it', async () => {
  const { realm, ...ringside } = demo('ringside');
  const mediaOrigins = [
    'https://cdn.test',
    'https://*.streams.test',
    'https://platform.test',
    'https://third.test',
  ];
  const site = siteOf({ ...ringside, realm: { ...realm, platform: { ...realm.platform, mediaOrigins } } });
  const { headers } = await handlerWith({ site: async () => site })(request('https://ringside.localhost/'));
  expect(headers.get('link')).toBe(
    '<https://cdn.test>; rel=preconnect, <https://platform.test>; rel=preconnect',
  );
});
