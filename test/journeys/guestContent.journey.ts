/** Pages that arrive with their content: before any script has loaded, and when the browser takes them over. */
import type { Page } from 'playwright-core';
import { addressOf } from './support/addresses';
import { eventually } from './support/eventually';
import { frame } from './support/frame';
import { journey } from './support/journey';
import { lanterna, noor, ringside, type Width } from './support/realms';
import { signInOverPanel } from './support/signIn';
import { text } from './support/texts';

/** Holds the scripts of the next page back until the result is called. */
async function withoutScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const hydrated = (page: Page) => page.locator('html:not([data-rendered])').waitFor({ state: 'attached' });
/** The calls for what a page is about. */
const contentCalls = (page: Page): string[] => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/api\/v\d\/(content|vod|series|season|vod\/playlist|news|fighters)\/[^/]+$/.test(pathname))
      calls.push(pathname);
  });
  return calls;
};

const pages = [
  ...(['phone', 'desktop'] as const).flatMap((width) =>
    [ringside, lanterna, noor].map((realm) => ({ realm, width, path: '/', name: 'home page' })),
  ),
  { realm: ringside, width: 'phone' as Width, path: `/video/${ringside.free}`, name: 'film page' },
  { realm: ringside, width: 'phone' as Width, path: '/playlist/sixty-nights', name: 'playlist page' },
  { realm: ringside, width: 'phone' as Width, path: '/news', name: 'news page' },
  { realm: ringside, width: 'phone' as Width, path: '/fighters', name: 'page of fighters' },
  { realm: ringside, width: 'desktop' as Width, path: '/search', name: 'search page' },
  { realm: noor, width: 'phone' as Width, path: '/?utm_source=mail', name: 'home page that a mail links to' },
  ...(['phone', 'desktop'] as const).map((width) => ({
    realm: lanterna,
    width,
    path: '/series/vizinhos-de-baixo',
    name: 'series page',
  })),
];

for (const { realm, width, path, name } of pages)
  journey(
    `the ${name} of ${realm.id} on a ${width} shows its content before any script, and asks for nothing again`,
    async ({ open }) => {
      const page = await open(realm, { width, path: null });
      const calls = contentCalls(page);
      const release = await withoutScripts(page);
      await page.goto(addressOf(realm.id, path), { waitUntil: 'commit' });
      const heading = page.getByRole('heading', { level: 1 });
      await heading.waitFor();
      const title = await heading.innerText();
      await heading.evaluate((element) => element.setAttribute('data-same', ''));
      release();
      await hydrated(page);
      // The same element: React attached to it, and drew nothing anew.
      await page.locator('h1[data-same]').waitFor();
      expect(await heading.innerText()).toBe(title);
      expect(calls).toEqual([]);
    },
  );

journey('a guest who returns sees the content as well, before any script', async ({ open }) => {
  const page = await open(ringside);
  await eventually(() => page.evaluate(() => localStorage.getItem('signin.guest') !== null), true);
  const calls = contentCalls(page);
  const release = await withoutScripts(page);
  await page.reload({ waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1 });
  await heading.waitFor();
  await heading.evaluate((element) => element.setAttribute('data-same', ''));
  release();
  await hydrated(page);
  await page.locator('h1[data-same]').waitFor();
  expect(calls).toEqual([]);
});

journey('a signed-in viewer sees the skeleton, and never the page of a guest', async ({ open }) => {
  const page = await open(ringside);
  await signInOverPanel(page, ringside, 'viewer');
  const calls = contentCalls(page);
  const release = await withoutScripts(page);
  await page.route(/\/media\//, () => new Promise(() => undefined));
  await page.goto(addressOf('ringside'), { waitUntil: 'commit' });
  await page.locator('#skeleton').waitFor();
  expect(await page.locator('#root').isVisible()).toBe(false);
  // Its scripts do not wait for the pictures of a guest's page.
  expect(await page.locator('link[rel=modulepreload]').first().getAttribute('href')).not.toBeNull();
  release();
  await frame(page, ringside).signedIn.waitFor();
  await frame(page, ringside).cards.first().waitFor();
  expect(await page.locator('#skeleton').count()).toBe(0);
  expect(calls.length).toBeGreaterThan(0);
});

journey('a viewer who chose another language sees no other one first', async ({ open }) => {
  const page = await open(ringside, { path: '/news' });
  await page.evaluate(() => localStorage.setItem('selectedLanguage', 'es'));
  const release = await withoutScripts(page);
  await page.goto(addressOf('ringside'), { waitUntil: 'commit' });
  await page.locator('#skeleton').waitFor();
  expect(await page.locator('#root').isVisible()).toBe(false);
  release();
  await page
    .getByRole('button', { name: text('es', 'signIn') })
    .first()
    .waitFor();
});

journey('a button that is pressed before the scripts have loaded acts when they have', async ({ open }) => {
  const page = await open(ringside, { path: null });
  const release = await withoutScripts(page);
  await page.goto(addressOf('ringside'), { waitUntil: 'commit' });
  await frame(page, ringside).signIn.click();
  release();
  await frame(page, ringside).panel.waitFor();
});

for (const realm of [ringside, lanterna, noor])
  journey(`the scripts of ${realm.id} are requested after the pictures at its head`, async ({ open }) => {
    const page = await open(realm, { width: 'phone' });
    const { pictures, scripts, limit } = await page.evaluate(() => {
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return {
        pictures: entries
          .filter(({ initiatorType, name }) => initiatorType === 'link' && name.includes('/media/'))
          .map(({ responseEnd }) => responseEnd),
        scripts: entries.filter(({ name }) => name.endsWith('.js')).map(({ startTime }) => startTime),
        limit: (navigation?.domContentLoadedEventStart ?? 0) + 2000,
      };
    });
    expect(pictures.length).toBeGreaterThan(0);
    expect(Math.min(...scripts)).toBeGreaterThanOrEqual(Math.min(Math.max(...pictures), limit));
  });

journey('the browser draws the content, then reads what it needs to format dates', async ({ open }) => {
  const page = await open(ringside, { width: 'phone', path: null });
  const release = await withoutScripts(page);
  await page.addInitScript(() => {
    const events: string[] = [];
    Object.assign(globalThis, { events });
    requestAnimationFrame(() => events.push('frame'));
    Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
      construct(formats, words) {
        events.push('format');
        return Reflect.construct(formats, words) as object;
      },
    });
  });
  await page.goto(addressOf('ringside', '/'), { waitUntil: 'commit' });
  await page.waitForFunction(() => (globalThis as { events?: string[] }).events?.includes('format'));
  expect(await page.evaluate(() => (globalThis as { events?: string[] }).events?.[0])).toBe('frame');
  release();
  await hydrated(page);
});

journey('a press starts the scripts, however long a picture takes', async ({ open }) => {
  const page = await open(ringside, { path: null });
  await page.route(/\/media\/ringside\/heroes\//, () => new Promise(() => undefined));
  await page.goto(addressOf('ringside'), { waitUntil: 'commit' });
  await frame(page, ringside).signIn.click();
  await frame(page, ringside).panel.waitFor();
});

journey('what is typed before the scripts have loaded is searched when they have', async ({ open }) => {
  const page = await open(ringside, { path: null });
  const release = await withoutScripts(page);
  await page.goto(addressOf('ringside', '/search'), { waitUntil: 'commit' });
  const field = page.getByRole('main').getByRole('searchbox');
  await field.click();
  await page.keyboard.type('vance');
  release();
  await hydrated(page);
  await page.waitForURL(/query=vance/);
  expect(await field.inputValue()).toBe('vance');
  await page.getByRole('main').getByRole('listitem').first().waitFor();
});

journey('a link leads on before any script has loaded', async ({ open }) => {
  const page = await open(ringside, { path: null });
  const release = await withoutScripts(page);
  await page.goto(addressOf('ringside'), { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('link', { name: 'News' }).click();
  await page.waitForURL(addressOf('ringside', '/news'), { waitUntil: 'commit' });
  release();
  await eventually(() => page.getByRole('heading', { level: 1 }).innerText(), 'NEWS');
});

/** Presses the first match of `selector` when React listens, before it has hydrated anything. */
const pressOnceReactListens = (page: Page, selector: string) =>
  page.addInitScript((pressed) => {
    const { addEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (...[type, ...rest]) {
      addEventListener.call(this, type, ...rest);
      if (!(this instanceof HTMLElement) || this.id !== 'root' || type !== 'click') return;
      EventTarget.prototype.addEventListener = addEventListener;
      queueMicrotask(() => document.querySelector<HTMLElement>(pressed)?.click());
    };
  }, selector);

for (const isPressedBefore of [false, true])
  journey(
    `a button that is pressed while the page is hydrated${isPressedBefore ? ', and before,' : ''} acts once`,
    async ({ open }) => {
      const page = await open(ringside, { width: 'phone', path: null });
      const { openMenu, drawer } = frame(page, ringside);
      await pressOnceReactListens(page, `[aria-label="${text('en', 'openMenu')}"]`);
      const release = await withoutScripts(page);
      await page.goto(addressOf('ringside'), { waitUntil: 'commit' });
      await openMenu.waitFor();
      if (isPressedBefore) await openMenu.click();
      release();
      await hydrated(page);
      await drawer.waitFor();
    },
  );

journey('a button of the side bar that is pressed while the page is hydrated acts once', async ({ open }) => {
  const page = await open(lanterna, { path: null });
  await pressOnceReactListens(page, 'nav button[aria-expanded]');
  const release = await withoutScripts(page);
  await page.goto(addressOf('lanterna'), { waitUntil: 'commit' });
  const submenu = page.locator('nav button[aria-expanded]').first();
  await submenu.waitFor();
  release();
  await hydrated(page);
  await eventually(() => submenu.getAttribute('aria-expanded'), 'true');
});
