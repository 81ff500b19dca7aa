/** Plugins that do not load. */
import { addressOf } from './support/addresses';
import { chunkOf } from './support/build';
import { countLoads } from './support/countLoads';
import { frame } from './support/frame';
import { journey } from './support/journey';
import { allow } from './support/notes';
import { lanterna, ringside } from './support/realms';
import { text } from './support/texts';

describe('a plugin that fails to load', () => {
  journey('only loses its own row, with a message and a retry', async ({ open }) => {
    const page = await open(lanterna, { path: null });
    const file = chunkOf('plugins/section/poster/section.tsx');
    const chunk = `**/assets/${file}*`;
    allow(page, new RegExp(file), /Failed to fetch dynamically imported module/);
    await page.route(chunk, (route) => route.abort());
    await page.goto(addressOf('lanterna', '/explorar'));
    const lost = page.locator('[data-plugin="section/poster"]').first();
    await lost.waitFor();
    await lost.getByText(text('pt', 'partFailed')).waitFor();
    await page.locator('main section:has(ul a)').first().waitFor();
    await frame(page, lanterna).menu.waitFor();
    await page.unroute(chunk);
    await lost.getByRole('button', { name: text('pt', 'tryAgain') }).click();
    await lost.waitFor({ state: 'detached' });
    await page.locator('main section:has(ul a)').nth(1).waitFor();
  });

  journey(
    'comes by itself when the connection that it lacked returns, and nothing is reported',
    async ({ open }) => {
      const page = await open(lanterna, { path: null });
      const chunk = `**/assets/${chunkOf('plugins/section/poster/section.tsx')}*`;
      allow(page, /^request failed/, /Failed to load resource/);
      let release: () => void = () => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(chunk, async (route) => {
        await released;
        await route.abort('internetdisconnected');
      });
      // With a hash, the page's own scripts have drawn the row. A page that loses the connection before they have
      // arrived loads itself again instead.
      await page.goto(addressOf('lanterna', '/explorar#main'));
      await page.locator('main section:has(ul a)').first().waitFor();
      await page.context().setOffline(true);
      release();
      const lost = page.locator('[data-plugin="section/poster"]').first();
      await lost.getByText(text('pt', 'partFailed')).waitFor();
      await page.unroute(chunk);
      await page.context().setOffline(false);
      await lost.waitFor({ state: 'detached' });
      await page.locator('main section:has(ul a)').nth(1).waitFor();
    },
  );

  journey(
    'an optional part of the page that lacked the connection starts when it returns',
    async ({ open }) => {
      const page = await open(lanterna, { path: null });
      const file = chunkOf('core/boot/ScrollRestoration.ts');
      const chunk = `**/assets/${file}*`;
      allow(page, /^request failed/, /Failed to load resource/);
      let release: () => void = () => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(chunk, async (route) => {
        await released;
        await route.abort('internetdisconnected');
      });
      const requested = page.waitForRequest(chunk);
      await page.goto(addressOf('lanterna'));
      await requested;
      await page.context().setOffline(true);
      const failed = page.waitForEvent('requestfailed', (request) => request.url().includes(`${file}?again`));
      release();
      await failed;
      await page.unroute(chunk);
      const loaded = page.waitForResponse((response) => response.url().includes(file) && response.ok());
      await page.context().setOffline(false);
      await loaded;
    },
  );

  journey('a sign-in method that fails to load has its own retry', async ({ open }) => {
    const page = await open(ringside, { path: null });
    const file = chunkOf('plugins/sign-in/id/provider.tsx');
    const chunk = `**/assets/${file}*`;
    allow(page, new RegExp(file), /Failed to fetch dynamically imported module/);
    await page.route(chunk, (route) => route.abort());
    await page.goto(addressOf('ringside'));
    const { signIn, panel } = frame(page, ringside);
    await signIn.click();
    await panel
      .getByRole('alert')
      .filter({ hasText: text('en', 'signInUnavailable') })
      .waitFor();
    await page.unroute(chunk);
    await panel.getByRole('button', { name: text('en', 'signInTryAgain') }).click();
    await panel.getByLabel(text('en', 'accountEmail')).waitFor();
  });

  journey(
    'a page chunk that fails to load shows an error inside the layout after one reload',
    async ({ open }) => {
      const page = await open(ringside);
      await frame(page, ringside).cards.first().waitFor();
      const file = chunkOf('core/pages/signIn/SignUpPage.tsx');
      allow(page, new RegExp(file), /Failed to fetch dynamically imported module/);
      await page.route(`**/assets/${file}*`, (route) => route.abort());
      const loads = countLoads(page);
      await page
        .getByRole('banner')
        .getByRole('link', { name: text('en', 'signUp') })
        .click();
      await page
        .getByRole('alert')
        .filter({ hasText: text('en', 'pageFailedTitle') })
        .waitFor();
      expect(loads()).toBe(1);
      await page.unrouteAll();
      await page.getByRole('button', { name: text('en', 'tryAgain') }).click();
      await page.getByLabel(text('en', 'accountEmail')).waitFor();
    },
  );
});
