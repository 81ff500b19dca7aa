/** A browser without JavaScript reads the pages, and follows their links. */
import type { Page } from 'playwright-core';
import { addressOf } from './support/addresses';
import { eventually } from './support/eventually';
import { journey } from './support/journey';
import { allow } from './support/notes';
import { lanterna, noor, ringside, type Width } from './support/realms';

/** Scripts that the page preloads are refused. */
const refusedScript = /^request failed: GET .*\.js csp$/;

const widths: readonly Width[] = ['phone', 'desktop'];

/** The line that says what needs JavaScript. Texts and roles leave `noscript` out. */
const line = (page: Page) => page.locator('noscript p').last().innerText();

for (const width of widths) {
  journey(
    `CAT-021 without JavaScript on a ${width} the first page is read, and a card leads to a film`,
    async ({ open }) => {
      const page = await open(lanterna, { width, javaScript: false });
      allow(page, refusedScript);
      expect(await line(page)).toMatch(/^Ative o JavaScript/);
      expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toBe('');
      const card = page.getByRole('main').locator('section ul a').first();
      const address = await card.getAttribute('href');
      await card.click();
      await page.waitForURL(addressOf('lanterna', address ?? ''));
      await page.getByRole('heading', { level: 1 }).waitFor();
      await eventually(
        () =>
          page
            .getByRole('main')
            .locator('img')
            .first()
            .evaluate((img: HTMLImageElement) => img.naturalWidth > 0),
        true,
      );
      expect(await line(page)).toMatch(/^Ative o JavaScript/);
    },
  );

  journey(
    `CAT-021 without JavaScript on a ${width} a page that the host does not render says what it is about`,
    async ({ open }) => {
      const page = await open(ringside, { width, javaScript: false, path: '/livenow' });
      allow(page, refusedScript);
      const shown = page.locator('noscript main');
      expect(await shown.locator('h1').innerText()).not.toBe('');
      expect(await line(page)).toMatch(/^Turn on JavaScript/);
      // The skeleton would wait for ever.
      expect(await page.locator('#root').isVisible()).toBe(false);
      await shown.locator('a', { hasText: 'News' }).click();
      await page.waitForURL(addressOf('ringside', '/news'));
      await page.getByRole('heading', { level: 1, name: 'News' }).waitFor();
      await page.getByRole('main').getByRole('link').first().click();
      await page.getByRole('article').locator('p').first().waitFor();
    },
  );
}

journey('CAT-021 without JavaScript an Arabic page is read from right to left', async ({ open }) => {
  const page = await open(noor, { javaScript: false });
  allow(page, refusedScript);
  expect(await line(page)).toContain('فعّل JavaScript');
  expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe('rtl');
});
