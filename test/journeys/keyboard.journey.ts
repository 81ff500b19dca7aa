/** Home by keyboard alone. */
import { frame } from './support/frame';
import { eventually } from './support/eventually';
import { journey } from './support/journey';
import { currentStop, keyboardWalk } from './support/keyboardWalk';
import { noor, realms, ringside, type DemoRealm } from './support/realms';
import { text } from './support/texts';

for (const realm of realms)
  journey(
    `the first stop in ${realm.id} is the skip link, then the site layout, with visible focus throughout`,
    async ({ open }) => {
      const page = await open(realm, { reducedMotion: true });
      await frame(page, realm).cards.first().waitFor();
      const [skip, ...stops] = await keyboardWalk(page, 20);
      expect(skip?.name).toBe(text(realm.locales[0], 'skipToContent'));
      const entersMain = stops.findIndex(({ inMain }) => inMain);
      expect(entersMain).toBeGreaterThan(2);
      expect(stops.slice(entersMain).every(({ inMain }) => inMain)).toBe(true);
      for (const { name } of stops) expect(name).not.toBe('');
      expect([skip, ...stops].filter((stop) => stop?.visible !== true)).toEqual([]);
    },
  );

journey('the skip link moves focus past the site layout into the page', async ({ open }) => {
  const page = await open(ringside);
  await frame(page, ringside).cards.first().waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect((await currentStop(page)).inMain).toBe(true);
});

const rowKeys: readonly (readonly [DemoRealm, string, string])[] = [
  [ringside, 'ArrowRight', 'ArrowLeft'],
  [noor, 'ArrowLeft', 'ArrowRight'],
];
for (const [realm, forward, back] of rowKeys)
  journey(
    `HOM-034 in a row of ${realm.id} ${forward} moves to the next card and ${back} to the previous one`,
    async ({ open }) => {
      const page = await open(realm);
      const cards = page.locator('main section:has(ul a)').first().locator('ul a');
      await cards.first().focus();
      const current = () =>
        cards.evaluateAll((all) => all.findIndex((card) => card === document.activeElement));
      await page.keyboard.press(forward);
      await eventually(() => current(), 1);
      await page.keyboard.press(forward);
      await eventually(() => current(), 2);
      await page.keyboard.press(back);
      await eventually(() => current(), 1);
    },
  );

journey('the language list opens with Enter, closes with Escape, and restores focus', async ({ open }) => {
  const page = await open(ringside);
  const { language } = frame(page, ringside);
  await language.focus();
  await page.keyboard.press('Enter');
  const spanish = page.getByRole('button', { name: 'Español' });
  await spanish.waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await spanish.waitFor({ state: 'detached' });
  await eventually(() => language.evaluate((element) => element === document.activeElement), true);
});

journey('ROU-113 navigation moves focus to the content and scrolls to the top', async ({ open }) => {
  const page = await open(ringside);
  await frame(page, ringside).cards.first().waitFor();
  await page.mouse.wheel(0, 500);
  await frame(page, ringside).menu.getByRole('link').nth(2).click();
  await page.waitForURL(/\/section|\/browse/);
  await page.waitForFunction(() => document.activeElement?.id === 'main' && scrollY === 0);
});
