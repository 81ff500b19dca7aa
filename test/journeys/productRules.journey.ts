/**
 * Product-wide rules that need a browser: widths, edge hints, reduced motion, a page without its realm,
 * player parts.
 */
import type { Page } from 'playwright-core';
import { addressOf, drawnByBrowser } from './support/addresses';
import { eventually } from './support/eventually';
import { frame } from './support/frame';
import { journey } from './support/journey';
import { allow } from './support/notes';
import { plays } from './support/playing';
import { rawPage } from './support/rawPage';
import { noor, realms, ringside } from './support/realms';
import { text } from './support/texts';

for (const [width, shown] of [
  [1024, false],
  [1025, true],
] as const)
  journey(
    `RLM-061 at ${width} px a row ${shown ? 'is a carousel with arrows' : 'is a list to swipe'}`,
    async ({ open }) => {
      const page = await open(ringside);
      await page.setViewportSize({ width, height: 800 });
      const row = page
        .locator(`main section:has(ul li${shown ? ':nth-child(4)' : ''} a)`, {
          has: page.getByRole('heading'),
        })
        .first();
      await row.waitFor();
      await row.hover();
      await eventually(() => row.getByRole('button', { name: text('en', 'nextPage') }).isVisible(), shown);
    },
  );

for (const realm of [ringside, noor])
  journey(
    `RLM-092 a tooltip at the window’s edge flips, remains in view, and closes with Escape: ${realm.id}`,
    async ({ open }) => {
      const page = await open(realm, { path: null });
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(addressOf(realm.id, `/video/${realm.free}`));
      await plays(page, 0.1);
      await page.mouse.move(190, 160);
      await page.getByRole('button', { name: text(realm.locales[0], 'playerFullscreen') }).hover();
      const hint = page.locator('[role=tooltip]');
      await hint.waitFor();
      await eventually(() => hint.getAttribute('data-side'), realm === noor ? 'right' : 'left');
      const box = await hint.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
      await page.keyboard.press('Escape');
      await hint.waitFor({ state: 'detached' });
    },
  );

for (const realm of realms)
  journey(
    `RLM-093 with reduced motion nothing of ${realm.id} animates and no background video plays`,
    async ({ open }) => {
      const page = await open(realm, { reducedMotion: true });
      await frame(page, realm).cards.first().waitFor();
      expect(await movements(page)).toEqual([]);
      expect(await page.locator('main video').count()).toBe(0);
    },
  );

journey(
  'RLM-002 a page without its realm shows a full-page error, and a retry recovers',
  async ({ open }) => {
    const page = await open(ringside, { path: null });
    allow(page, /The realm cannot be read|carries no realm/);
    let cut = true;
    await page.route('**/*', async (route) => {
      if (!cut || route.request().resourceType() !== 'document') return route.continue();
      cut = false;
      const { body } = await rawPage('ringside', `/${drawnByBrowser}`);
      return route.fulfill({
        contentType: 'text/html',
        body: body.replace(
          /(<script type="application\/json" id="proscenium">)[\s\S]*?(<\/script>)/,
          '$1{}$2',
        ),
      });
    });
    await page.goto(addressOf('ringside'));
    await page.getByRole('alert').waitFor();
    await page.getByRole('button', { name: text('en', 'tryAgain') }).click();
    await frame(page, ringside).cards.first().waitFor();
  },
);

journey('Shift+D opens the player’s statistics over the playing video', async ({ open }) => {
  const page = await open(ringside, { path: `/video/${ringside.free}`, reducedMotion: true });
  await plays(page, 0.3);
  await page.keyboard.press('Shift+D');
  const panel = page.getByRole('region', { name: text('en', 'statsTitle') });
  await panel.waitFor();
  await eventually(async () => /\d+ × \d+/.test((await panel.textContent()) ?? ''), true);
  await page.getByRole('button', { name: text('en', 'statsTitle') }).click();
  await panel.waitFor({ state: 'detached' });
});

/** Running animations and transitions with a duration. */
function movements(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const seconds = (value: string) =>
      Math.max(
        ...value
          .split(',')
          .map((each) => (each.trim().endsWith('ms') ? parseFloat(each) / 1000 : parseFloat(each))),
      );
    const slow = [...document.querySelectorAll('body *')].filter((element) => {
      const { transitionDuration, animationName, animationDuration } = getComputedStyle(element);
      return (
        seconds(transitionDuration) > 0.001 ||
        (animationName !== 'none' && seconds(animationDuration) > 0.001)
      );
    });
    return slow.map((element) => element.outerHTML.slice(0, 120));
  });
}
