/** What viewers do on a television with five keys: buy, choose subtitles, use the guide, sign in. */
import type { Locator } from 'playwright-core';
import { addressOf, stack } from './support/addresses';
import { eventually, settled } from './support/eventually';
import { frame } from './support/frame';
import { journey } from './support/journey';
import { plays, video } from './support/playing';
import { noor, PASSWORD, realms, ringside } from './support/realms';
import { resetSandbox } from './support/sandbox';
import { cardFrames, cards, shop } from './support/shop';
import { arriveSignedIn } from './support/signIn';
import { walkByArrows } from './support/arrowWalk';
import { arrowKeysWork, asTelevision, moveTo } from './support/television';
import { text } from './support/texts';

/** Whole pixels. */
const boxOf = async (place: Locator): Promise<readonly number[]> => {
  const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return [x, y, width, height].map(Math.round);
};

beforeEach(() => resetSandbox());

for (const realm of realms) {
  const [locale] = realm.locales;

  journey(`on a television, a viewer of ${realm.id} buys a locked title`, async ({ open }) => {
    const page = await open(realm, { path: null, reducedMotion: true });
    await asTelevision(page);
    await arriveSignedIn(page, realm, 'viewer', stack.sandbox);
    await page.goto(addressOf(realm.id, `/video/${realm.locked}`));
    await arrowKeysWork(page);
    const { choose, licences, goOn, consent, pay, done } = shop(page, locale);
    await moveTo(page, choose);
    await page.keyboard.press('Enter');
    await arrowKeysWork(page);
    await moveTo(page, licences.first());
    await page.keyboard.press('Enter');
    await eventually(() => licences.first().isChecked(), true);
    await moveTo(page, goOn);
    await page.keyboard.press('Enter');
    await consent.waitFor();
    await arrowKeysWork(page);
    await moveTo(page, consent);
    await page.keyboard.press('Enter');
    await eventually(() => consent.isChecked(), true);
    await moveTo(page, pay);
    // The provider's frames are passed by, and Enter goes into them; a complete one leads out again.
    const isInFrame = () => page.evaluate(() => document.activeElement?.tagName === 'IFRAME');
    const frames = page.locator(cardFrames);
    const values = [cards.good, '1234', '123'];
    const entries = (await frames.count()) === 1 ? [values.join('')] : values;
    for (const [index, entry] of entries.entries()) {
      await moveTo(page, frames.nth(index));
      // What has the focus, and shows it, lies over the frame.
      expect(await boxOf(page.locator(':focus'))).toEqual(await boxOf(frames.nth(index)));
      await page.keyboard.press('Enter');
      const field = frames.nth(index).contentFrame().getByRole('textbox').first();
      await eventually(() => field.evaluate((input) => input === document.activeElement), true);
      await page.keyboard.type(entry.replaceAll(' ', ''));
      await eventually(isInFrame, false);
    }
    await moveTo(page, pay);
    await page.keyboard.press('Enter');
    await done.waitFor();
  });

  journey(`on a television, a viewer of ${realm.id} chooses subtitles`, async ({ open }) => {
    const page = await open(realm, { path: null, reducedMotion: true });
    await asTelevision(page);
    await page.goto(addressOf(realm.id, `/video/${realm.free}`));
    await arrowKeysWork(page);
    await plays(page);
    await page.keyboard.press('Enter');
    await eventually(async () => (await video(page)).paused, true);
    await moveTo(page, page.getByRole('button', { name: text(locale, 'playerSubtitles'), exact: true }));
    await page.keyboard.press('Enter');
    const items = page.getByRole('menuitemradio');
    const chosen = items.and(page.locator('[aria-checked=true]'));
    const before = await chosen.first().textContent();
    await moveTo(page, items.and(page.locator('[aria-checked=false]')).first());
    await page.keyboard.press('Enter');
    await moveTo(page, page.getByRole('button', { name: text(locale, 'playerSubtitles'), exact: true }));
    await page.keyboard.press('Enter');
    await chosen.first().waitFor();
    expect(await chosen.first().textContent()).not.toBe(before);
  });
}

journey('on a television, the guide leads to what is on', async ({ open }) => {
  const page = await open(noor, { path: null, reducedMotion: true });
  await asTelevision(page);
  await page.goto(addressOf('noor', '/epg'));
  await arrowKeysWork(page);
  const running = page.locator('[role=grid] [role=gridcell][aria-current=time]').first();
  await running.waitFor();
  await moveTo(page, page.getByRole('grid'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').or(page.locator('[data-keeps-arrows=player]')).first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('grid').waitFor();
});

journey('on a television, a viewer signs in by the panel', async ({ open }) => {
  const page = await open(ringside, { path: null, reducedMotion: true });
  await asTelevision(page);
  await page.goto(addressOf('ringside'));
  await settled(page);
  await arrowKeysWork(page);
  const { signIn, panel } = frame(page, ringside);
  await moveTo(page, signIn);
  await page.keyboard.press('Enter');
  await panel.waitFor();
  await settled(page);
  expect(await walkByArrows(page)).toEqual({ missed: [], lost: [] });
  const email = panel.locator('input[type=email]').first();
  await moveTo(page, email);
  await page.keyboard.type('viewer@ringside.example');
  await moveTo(page, panel.locator('input[type=password]').first());
  await page.keyboard.type(PASSWORD);
  await moveTo(page, panel.locator('button[type=submit]').first());
  await page.keyboard.press('Enter');
  await panel.waitFor({ state: 'hidden' });
});
