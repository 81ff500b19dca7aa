/** The site on a television: arrow keys, Enter and Back reach and do everything. */
import type { Page } from 'playwright-core';
import { addressOf, stack } from './support/addresses';
import { eventually, settled } from './support/eventually';
import { journey } from './support/journey';
import { allow } from './support/notes';
import { frame } from './support/frame';
import { plays, video } from './support/playing';
import { noor, realms, ringside, type DemoRealm } from './support/realms';
import { resetSandbox } from './support/sandbox';
import { arriveSignedIn } from './support/signIn';
import { text } from './support/texts';
import { walkByArrows } from './support/arrowWalk';
import { arrowKeysWork, asTelevision, loadWhole, pressCode } from './support/television';

/** Codes of keys that browsers of televisions have no name for. */
const LG_BACK = 461;
const PAUSE = 19;

beforeAll(() => resetSandbox());

const guestPages = ({ free, locked, live }: DemoRealm): readonly string[] => [
  '/',
  '/browse',
  '/login/id',
  '/signup',
  `/video/${free}`,
  `/video/${locked}`,
  `/live/${live}`,
  '/search',
  '/no/such/page',
];

const isPlaying = ({ free, live }: DemoRealm, path: string): boolean =>
  path.endsWith(free) || path.endsWith(live);
const viewerPages: readonly string[] = ['/home', '/account', '/profiles', '/purchase'];

/** Playing brings and takes away controls, such as one that skips the intro, and its end leads to another page. */
async function pausedVideo(page: Page): Promise<void> {
  await plays(page);
  await page
    .locator('video')
    .first()
    .evaluate((element: HTMLVideoElement) => element.pause());
}

for (const realm of realms)
  for (const who of ['guest', 'viewer'] as const)
    for (const path of who === 'guest' ? guestPages(realm) : viewerPages)
      journey(
        `on a television, arrow keys reach every control of ${realm.id}${path} as a ${who}`,
        async ({ open }) => {
          const page = await open(realm, { path: null, reducedMotion: true });
          await asTelevision(page);
          allow(page, /no\/such\/page/);
          if (who === 'viewer') await arriveSignedIn(page, realm, 'viewer', stack.sandbox);
          await page.goto(addressOf(realm.id, path), { waitUntil: 'commit' });
          if (who === 'guest' && isPlaying(realm, path)) await pausedVideo(page);
          await page.waitForLoadState();
          await page.locator('h1, h2').first().waitFor();
          await settled(page);
          await arrowKeysWork(page);
          await loadWhole(page);
          expect(await walkByArrows(page)).toEqual({ missed: [], lost: [] });
        },
      );

for (const realm of realms)
  journey(
    `on a television, what surrounds the pages of ${realm.id} keeps 5 % from every edge`,
    async ({ open }) => {
      const page = await open(realm, { path: null, reducedMotion: true });
      await asTelevision(page);
      await page.goto(addressOf(realm.id, '/'));
      await frame(page, realm).cards.first().waitFor();
      const cutOff = () =>
        page.evaluate(() => {
          const [across, down] = [innerWidth * 0.05 - 1, innerHeight * 0.05 - 1];
          return [...document.querySelectorAll(':is(header, aside, nav, h1) :is(svg, img, span, a)')]
            .filter(
              (part) =>
                part.closest('main ul, dialog') === null && part.checkVisibility({ opacityProperty: true }),
            )
            .map((part) => {
              const range = document.createRange();
              range.selectNodeContents(part);
              const box = part.matches('svg, img')
                ? part.getBoundingClientRect()
                : range.getBoundingClientRect();
              return { what: part.outerHTML.slice(0, 120), box };
            })
            .filter(
              ({ box }) =>
                box.width > 1 &&
                (box.left < across ||
                  box.top < down ||
                  box.right > innerWidth - across ||
                  box.bottom > innerHeight - down),
            )
            .map(({ what }) => what);
        });
      await eventually(cutOff, []);
    },
  );

journey('on a television, Enter opens what has the focus, and Escape leads back to it', async ({ open }) => {
  const page = await open(ringside, { path: null, reducedMotion: true });
  await asTelevision(page);
  await page.goto(addressOf('ringside'));
  await settled(page);
  await arrowKeysWork(page);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('href') ?? null);
  const card = page.locator('main section ul a').first();
  await page.keyboard.press('ArrowDown');
  while (!(await card.evaluate((link) => link === document.activeElement))) {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowLeft');
  }
  await page.keyboard.press('ArrowRight');
  const href = (await focused()) ?? '';
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === href.split('?')[0]);
  await page.locator('main h1').first().waitFor();
  await page.keyboard.press('Escape');
  await page.waitForURL(addressOf('ringside'));
  await eventually(focused, href);
});

journey('on a television, the end of a row’s line does not lead to its other line', async ({ open }) => {
  const page = await open(noor, { path: null, reducedMotion: true });
  await asTelevision(page);
  await page.goto(addressOf('noor', '/browse'));
  await arrowKeysWork(page);
  await settled(page);
  await loadWhole(page);
  // Filled column by column: the second card begins the second line.
  const card = await page
    .locator('section', { hasText: 'كل الحلقات' })
    .last()
    .locator('li a')
    .nth(1)
    .elementHandle();
  if (card === null) throw new Error('The row has one card.');
  await card.focus();
  await page.keyboard.press('ArrowRight');
  expect(await card.evaluate((link) => link === document.activeElement)).toBe(true);
});

journey('on a television, the player is driven by five keys', async ({ open }) => {
  const page = await open(noor, { path: null, reducedMotion: true });
  await asTelevision(page);
  await page.goto(addressOf('noor', `/video/${noor.free}`));
  const player = page.locator('[data-keeps-arrows=player]');
  await player.waitFor();
  await arrowKeysWork(page);
  await plays(page);
  await page.keyboard.press('Enter');
  await eventually(async () => (await video(page)).paused, true);
  const before = (await video(page)).time;
  await page.keyboard.press('ArrowRight');
  await eventually(async () => (await video(page)).time > before + 5, true);
  const isFocused = (name: string) =>
    page.getByRole('button', { name, exact: true }).evaluate((button) => button === document.activeElement);
  const menu = text('ar', 'playerSubtitles');
  for (let presses = 0; presses < 30 && !(await isFocused(menu)); presses += 1) {
    await page.keyboard.press(presses < 2 ? 'ArrowDown' : 'ArrowLeft');
  }
  expect(await isFocused(menu)).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByRole('menu').waitFor();
  await page.keyboard.press('ArrowDown');
  expect(await page.locator('[role=menu] :focus').count()).toBe(1);
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'hidden' });
  expect(await isFocused(menu)).toBe(true);
});

journey(
  'on a television, Back closes a dialog, and the remote pauses a video from elsewhere',
  async ({ open }) => {
    const page = await open(ringside, { path: null, reducedMotion: true });
    await asTelevision(page);
    await page.goto(addressOf('ringside'));
    await settled(page);
    await arrowKeysWork(page);
    const { signIn, panel } = frame(page, ringside);
    await signIn.focus();
    await page.keyboard.press('Enter');
    await panel.waitFor();
    await pressCode(page, LG_BACK);
    await panel.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe('/');

    await page.goto(addressOf('ringside', `/video/${ringside.free}`));
    await arrowKeysWork(page);
    await plays(page);
    await page.locator('main a[href]').last().focus();
    await pressCode(page, PAUSE);
    await eventually(async () => (await video(page)).paused, true);
  },
);
