/** Redirects after login: never out of the realm, whatever the URL contains (no open redirect). */
import { addressOf } from './support/addresses';
import { frame } from './support/frame';
import { journey } from './support/journey';
import { PASSWORD, emailOf, ringside } from './support/realms';
import { fillSignIn } from './support/signIn';

const crafted = [
  'https://evil.example',
  'https://evil.example/home',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '/%09/evil.example',
  '/home/../..//evil.example',
  'http://ringside.localhost@evil.example/',
  'http://ringside.localhost.evil.example/',
  ' https://evil.example',
  '/\t/evil.example',
  '/logout',
  '/login?from=https://evil.example',
];

journey('ROU-108, SGN-044 no crafted target leads out of the realm', async ({ open }) => {
  const page = await open(ringside, { path: null });
  const { origin } = new URL(addressOf('ringside'));
  const left: string[] = [];
  await page.context().route(
    (url) => url.hostname.includes('evil'),
    (route) => {
      left.push(route.request().url());
      return route.abort();
    },
  );
  page.on('dialog', (dialog) => {
    left.push(dialog.message());
    void dialog.dismiss();
  });
  const asked = [
    ...crafted.map((target) => ['from', target] as const),
    ...crafted.slice(0, 3).map((target) => ['entryPage', target] as const),
  ];
  for (const [name, target] of asked) {
    await page.goto(`${addressOf('ringside', '/login')}?${name}=${encodeURIComponent(target)}`, {
      waitUntil: 'commit',
    });
    await fillSignIn(page, 'en', { email: emailOf('viewer', ringside), password: PASSWORD });
    await frame(page, ringside).signedIn.waitFor();
    const { origin: here, pathname } = new URL(page.url());
    expect({ target, here, pathname }).toEqual({ target, here: origin, pathname: '/home' });
    await page.evaluate(() => localStorage.clear());
  }
  expect(left).toEqual([]);
});

journey('ROU-108 a target inside the realm is followed with its query and hash', async ({ open }) => {
  const page = await open(ringside, {
    path: `/login?from=${encodeURIComponent('/section/stories?x=1#row')}`,
  });
  await fillSignIn(page, 'en', { email: emailOf('viewer', ringside), password: PASSWORD });
  await page.waitForURL(addressOf('ringside', '/section/stories?x=1#row'));
});
