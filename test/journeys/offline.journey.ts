/** The site without a connection: what it keeps, what it shows, and how it returns. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { addressOf, stack } from './support/addresses';
import { axe } from './support/axe';
import { eventually, settled } from './support/eventually';
import { frame } from './support/frame';
import { journey } from './support/journey';
import { allow } from './support/notes';
import { plays } from './support/playing';
import { realms, ringside, type DemoRealm } from './support/realms';
import { arriveSignedIn } from './support/signIn';
import { text } from './support/texts';

const disconnected = [/ERR_INTERNET_DISCONNECTED/, /request failed/, /console error/];

/** Paths of everything that the browser has kept of the site. */
const kept = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) {
        const { origin, pathname, search } = new URL(url);
        paths.push((origin === location.origin ? '' : origin) + pathname + search);
      }
    return paths;
  });

/** Waits until the browser keeps a page, and the one without content in the page's language. */
async function keeps(page: Page, { locales: [locale] }: DemoRealm, seen: readonly string[]): Promise<void> {
  await eventually(() => kept(page), expect.arrayContaining([`/_offline/page/${locale}`, ...seen]));
}

const offlineNote = (page: Page, { locales: [locale] }: DemoRealm) =>
  page.locator('[aria-live=polite]').getByText(text(locale, 'offlineTitle'), { exact: true });

for (const realm of realms)
  journey(
    `without a connection, ${realm.id} shows its brand, what was seen, and returns by itself`,
    async ({ open }) => {
      const [locale] = realm.locales;
      const page = await open(realm, { serviceWorker: true });
      allow(page, ...disconnected);
      await settled(page);
      await keeps(page, realm, ['/']);
      const first = page.locator('main section a[href]').first();
      const title = (await page.locator('main h1').first().textContent()) ?? '';
      const href = await first.getAttribute('href');

      await page.context().setOffline(true);
      await offlineNote(page, realm).waitFor();
      await page.reload();
      await page.locator('main h1').first().getByText(title, { exact: true }).waitFor();
      expect(await first.getAttribute('href')).toBe(href);
      await offlineNote(page, realm).waitFor();
      await axe(page);

      // Never seen before: the brand, a sentence, and a way on.
      await page.goto(addressOf(realm.id, `/video/${realm.locked}`));
      const told = page.getByRole('alert').getByText(text(locale, 'offlineTitle'), { exact: true });
      await told.waitFor();
      expect(await offlineNote(page, realm).isVisible()).toBe(false);
      await page
        .getByRole('alert')
        .getByRole('button', { name: text(locale, 'tryAgain') })
        .waitFor();
      expect(await page.locator('header a img, header a svg, nav a img').count()).toBeGreaterThan(0);
      await axe(page);

      await page.context().setOffline(false);
      await told.waitFor({ state: 'detached' });
      await page.locator('html:not([data-offline])').waitFor({ state: 'attached' });
      await page.locator('main h1').first().waitFor();
    },
  );

journey(
  'a page in the address of a language is shown in that language without a connection',
  async ({ open }) => {
    const page = await open(ringside, { serviceWorker: true, locale: 'es' });
    allow(page, ...disconnected);
    await settled(page);
    await eventually(() => kept(page), expect.arrayContaining(['/_offline/page/es']));
    await page.context().setOffline(true);
    await page.goto(addressOf('ringside', '/search'));
    await page.locator('html[lang=es]').waitFor({ state: 'attached' });
  },
);

journey(
  'a viewer stays signed in without a connection, and is back in the account by itself',
  async ({ open }) => {
    for (const realm of realms) {
      const page = await open(realm, { path: null, serviceWorker: true });
      allow(page, ...disconnected);
      await arriveSignedIn(page, realm, 'member', stack.sandbox);
      await page.goto(addressOf(realm.id));
      const { signIn, signedIn } = frame(page, realm);
      await signedIn.waitFor();
      await keeps(page, realm, ['/']);

      await page.context().setOffline(true);
      await page.goto(addressOf(realm.id, '/account'));
      const told = page.getByRole('alert').getByText(text(realm.locales[0], 'offlineTitle'), { exact: true });
      await told.waitFor();
      expect(page.url()).not.toContain('from=');
      expect(await signIn.count()).toBe(0);
      await axe(page);

      await page.context().setOffline(false);
      await page.getByRole('heading', { level: 1, name: text(realm.locales[0], 'accountPage') }).waitFor();
      await signedIn.waitFor();
    }
  },
);

journey('nothing personal, paid or played is kept', async ({ open }) => {
  const page = await open(ringside, { path: null, serviceWorker: true });
  await arriveSignedIn(page, ringside, 'member', stack.sandbox);
  await page.goto(addressOf('ringside'));
  await keeps(page, ringside, ['/']);
  for (const where of ['/account', '/purchase', '/favourites']) {
    await page.goto(addressOf('ringside', where));
    await page.locator('h1').first().waitFor();
  }
  await page.goto(addressOf('ringside', `/video/${ringside.free}`));
  await plays(page, 0.3);
  await eventually(() => kept(page), expect.arrayContaining([`/video/${ringside.free}`]));
  const all = await kept(page);
  expect(
    all.filter((each) => !/^\/(assets|images|realm-messages|_offline\/page)\//.test(each)).sort(),
  ).toEqual(['/', `/video/${ringside.free}`]);
  const token = await page.evaluate(() => localStorage.getItem('authToken') ?? '');
  expect(token).not.toBe('');
  const found = await page.evaluate(
    async (secrets) => {
      const hits: string[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          const body = (await (await cache.match(request))?.text()) ?? '';
          if (secrets.some((secret) => body.includes(secret))) hits.push(request.url);
        }
      }
      return hits;
    },
    [token, 'member@ringside.example'],
  );
  expect(found).toEqual([]);
});

journey('the setting `offline: false` removes what browsers have kept', async ({ open }) => {
  const page = await open(ringside, { serviceWorker: true, site: 'workshop' });
  await keeps(page, ringside, ['/']);
  const file = path.join(stack.workshopRoot, 'realms/ringside/realm.json');
  const before = await readFile(file, 'utf8');
  try {
    await writeFile(file, before.replace('"settings": {', '"settings": {\n    "offline": false,'));
    await page.reload();
    await eventually(() => kept(page), []);
    await eventually(
      () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
      0,
    );
  } finally {
    await writeFile(file, before);
  }
});

journey('the site can be installed, with its own name, icons and colors', async ({ open }) => {
  for (const realm of realms) {
    const page = await open(realm, { serviceWorker: true });
    await keeps(page, realm, ['/']);
    const session = await page.context().newCDPSession(page);
    const { errors, data = '{}' } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const manifest = JSON.parse(data) as Readonly<Record<string, unknown>>;
    expect(manifest).toMatchObject({ id: '/', lang: realm.locales[0], display: 'standalone' });
    expect(manifest['dir']).toBe(realm.id === 'noor' ? 'rtl' : 'ltr');
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    // A window in private mode, as those of journeys are, can install nothing.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
    for (const { url } of manifest['shortcuts'] as readonly { readonly url: string }[]) {
      expect([url, await page.evaluate(async (path) => (await fetch(path)).status, url)]).toEqual([url, 200]);
    }
  }
});
