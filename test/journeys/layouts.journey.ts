/** The site layout of each realm at each width: the menu's position, opening and closing. */
import type { Page } from 'playwright-core';
import { addressOf } from './support/addresses';
import { eventually } from './support/eventually';
import { frame } from './support/frame';
import { journey } from './support/journey';
import { plays } from './support/playing';
import { lanterna, noor, realms, ringside, type DemoRealm } from './support/realms';
import { text } from './support/texts';

const menu = (page: Page, realm: DemoRealm) =>
  page.getByRole('navigation', { name: text(realm.locales[0], 'mainMenu') });
const opener = (page: Page, realm: DemoRealm) =>
  page.getByRole('button', { name: text(realm.locales[0], 'openMenu') });

describe('the menu', () => {
  journey('NAV-012 ringside shows it inline in the top bar', async ({ open }) => {
    const page = await open(ringside);
    await menu(page, ringside).waitFor();
    const tops = await menu(page, ringside)
      .locator('> ul > li')
      .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)));
    expect(tops.length).toBeGreaterThanOrEqual(5);
    expect(new Set(tops).size).toBe(1);
    expect(await opener(page, ringside).count()).toBe(0);
  });

  journey('NAV-014 lanterna shows it as a sidebar at the inline start', async ({ open }) => {
    const page = await open(lanterna);
    await menu(page, lanterna).waitFor();
    const lefts = await menu(page, lanterna)
      .locator('> ul > li')
      .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().left)));
    expect(lefts.length).toBeGreaterThanOrEqual(4);
    expect(new Set(lefts).size).toBe(1);
    const bar = await page.getByRole('banner').boundingBox();
    const main = await page.locator('#main').boundingBox();
    expect(bar?.x).toBe(0);
    expect((bar?.width ?? 0) <= (main?.x ?? 0) + 1).toBe(true);
  });

  journey('NAV-015 noor has it in a drawer at every width', async ({ open }) => {
    const page = await open(noor);
    await opener(page, noor).waitFor();
    expect(await menu(page, noor).count()).toBe(0);
    await opener(page, noor).click();
    await menu(page, noor).getByRole('link').first().waitFor();
  });

  for (const realm of realms)
    journey(
      `NAV-016, RLM-059 ${realm.id} on a phone opens it as a drawer; Escape closes it and restores focus`,
      async ({ open }) => {
        const page = await open(realm, { width: 'phone' });
        await opener(page, realm).click();
        const drawer = page.getByRole('dialog', { name: text(realm.locales[0], 'mainMenu') });
        await drawer.waitFor();
        await eventually(() => drawer.evaluate((element) => element.contains(document.activeElement)), true);
        expect(await drawer.getByRole('listitem').count()).toBeGreaterThanOrEqual(4);
        await page.keyboard.press('Escape');
        await drawer.waitFor({ state: 'detached' });
        await eventually(
          () => opener(page, realm).evaluate((element) => element === document.activeElement),
          true,
        );
      },
    );

  for (const realm of realms)
    journey(`ROU-113 a link in the drawer of ${realm.id} navigates and closes it`, async ({ open }) => {
      const page = await open(realm, { width: 'phone' });
      await opener(page, realm).click();
      const drawer = page.getByRole('dialog', { name: text(realm.locales[0], 'mainMenu') });
      const entry = drawer.getByRole('navigation').getByRole('link').nth(1);
      const path = await entry.getAttribute('href');
      await entry.click();
      await page.waitForURL((url) => url.pathname === path);
      await drawer.waitFor({ state: 'detached' });
      await page.locator('main h2, main h1').first().waitFor();
    });

  for (const width of [1024, 1025])
    journey(
      `RLM-059, RLM-060 at ${width} px ringside ${width === 1024 ? 'shows it in a drawer' : 'shows it inline'}`,
      async ({ open }) => {
        const page = await open(ringside);
        await page.setViewportSize({ width, height: 800 });
        await (width === 1024 ? opener(page, ringside) : menu(page, ringside)).waitFor();
        await eventually(() => opener(page, ringside).count(), width === 1024 ? 1 : 0);
      },
    );

  journey(
    'NAV-018, NAV-019 the top bar hides on scrolling down and reappears on scrolling up',
    async ({ open }) => {
      const page = await open(ringside, { reducedMotion: true });
      await page.locator('main section ul a').first().waitFor();
      await page.mouse.move(700, 500);
      const hidden = () =>
        page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().bottom <= 0);
      expect(await hidden()).toBe(false);
      // In one gesture each; the way back is longer than any shift by rows rendered meanwhile, and the bar
      // samples the scroll position a few times a second (NAV-020).
      await page.mouse.wheel(0, 800);
      await eventually(hidden, true);
      await page.mouse.wheel(0, -400);
      await eventually(hidden, false);
    },
  );
});

describe('the sign-in panel', () => {
  for (const width of ['phone', 'desktop'] as const)
    journey(
      `NAV-011, NAV-065 on a ${width} opens as a dialog, takes focus, closes with Escape and restores focus`,
      async ({ open }) => {
        const page = await open(ringside, { width });
        const button = page.getByRole('banner').getByRole('button', { name: text('en', 'signIn') });
        await button.click();
        const panel = page.getByRole('dialog', { name: text('en', 'signIn') });
        await panel.getByLabel(text('en', 'accountEmail')).waitFor();
        await eventually(() => panel.evaluate((element) => element.contains(document.activeElement)), true);
        await page.keyboard.press('Escape');
        await panel.waitFor({ state: 'detached' });
        await eventually(() => button.evaluate((element) => element === document.activeElement), true);
      },
    );
});

journey('what enters from beyond the edge does not zoom a phone’s page out', async ({ open }) => {
  const page = await open(noor, { width: 'phone' });
  const main = page.locator('#main');
  await main.waitFor();
  for (const side of ['left', 'right'] as const) {
    await main.evaluate((element, edge) => {
      element.style.position = 'relative';
      element.style[edge] = '100px';
    }, side);
    const widths = await page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      return [window.visualViewport?.width, document.documentElement.getBoundingClientRect().x];
    });
    expect(widths).toEqual([390, 0]);
    await main.evaluate((element) => element.removeAttribute('style'));
  }
});

journey(
  'a row of three cards fills a wide window, and one with more shows a part of the next',
  async ({ open }) => {
    const page = await open(ringside, { path: null });
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.goto(addressOf('ringside'));
    /** The right edges of a row's cards in pixels, and that of the room for them. */
    const edges = async (heading: string) => {
      const row = page.locator('main section').filter({ has: page.getByRole('heading', { name: heading }) });
      await row.scrollIntoViewIfNeeded();
      await row.locator('li a').first().waitFor();
      return row.locator('ul').evaluate((list) => ({
        cards: [...list.querySelectorAll('li')].map((item) => item.getBoundingClientRect().right),
        room: list.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(list).paddingInlineEnd),
      }));
    };
    const short = await edges('On the canvas now');
    expect(short.cards).toHaveLength(3);
    expect(Math.abs((short.cards[2] ?? 0) - short.room)).toBeLessThan(1);
    const long = await edges('The archive');
    expect(long.cards[4]).toBeLessThan(long.room);
    expect(long.cards[5]).toBeGreaterThan(1920);
  },
);

for (const realm of [ringside, noor])
  journey(
    `a page of a film of ${realm.id} prints what is read, without player and menus`,
    async ({ open }) => {
      const page = await open(realm, { path: `/video/${realm.free}` });
      const title = page.getByRole('heading', { level: 1 });
      await plays(page, 0.3);
      await page.emulateMedia({ media: 'print' });
      const shown = async () => [
        await title.isVisible(),
        await page.locator('video').isVisible(),
        await page.getByRole('slider').first().isVisible(),
        await page.getByRole('navigation').first().isVisible(),
        await page.getByRole('button').filter({ visible: true }).count(),
      ];
      await eventually(shown, [true, false, false, false, 0]);
      await page.goto(addressOf(realm.id, '/'));
      await frame(page, realm).cards.first().waitFor({ state: 'attached' });
      // The brand, which is no control on paper.
      await eventually(() => page.locator('header a:visible').count(), 1);
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  );
