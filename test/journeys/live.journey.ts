/** Watching live. */
import type { Page } from 'playwright-core';
import { addressOf } from './support/addresses';
import { eventually } from './support/eventually';
import { journey } from './support/journey';
import { plays } from './support/playing';
import { emailOf, lanterna, noor, PASSWORD, realms } from './support/realms';
import { fillSignIn } from './support/signIn';
import { text } from './support/texts';

for (const realm of realms)
  journey(`${realm.id} plays its live channel`, async ({ open }) => {
    // The address of the realm's default language: /live is English in lanterna.
    const page = await open(realm, { path: `/${realm === lanterna ? 'aovivo' : 'live'}/${realm.live}` });
    await plays(page, 1.5);
    await page.getByRole('heading', { level: 1 }).waitFor();
    // The controls, which carry the label, hide by themselves: each movement shows them again.
    let x = 600;
    await eventually(
      async () => {
        await page.mouse.move((x += 5), 300);
        return page.locator('body').innerText();
      },
      expect.stringContaining(text(realm.locales[0], 'playerLive')),
    );
  });

journey(
  'PLY-069 a channel with a DVR window can be rewound, its seek range advances, and one press returns to the live edge',
  async ({ open }) => {
    const page = await open(noor, { locale: 'en', path: null });
    await page.goto(addressOf('noor', `/live/${noor.live}`));
    await plays(page, 0.5);
    const line = page.getByRole('slider', { name: text('en', 'playerTimeline') });
    await page.mouse.move(600, 300);
    await line.waitFor();
    const edge = async () => Number(await line.getAttribute('aria-valuemax'));
    const now = async () => Number(await line.getAttribute('aria-valuenow'));
    const before = await edge();
    await eventually(async () => (await edge()) > before, true);
    await line.focus();
    for (let press = 0; press < 4; press++) await page.keyboard.press('ArrowLeft');
    await eventually(async () => (await edge()) - (await now()) > 25, true);
    await eventually(() => line.getAttribute('aria-valuetext'), expect.stringMatching(/behind live/));
    await plays(page, 0.5);
    await page.mouse.move(620, 320);
    await page.getByRole('button', { name: text('en', 'playerGoToLive') }).click();
    await eventually(async () => (await edge()) - (await now()) < 20, true);
    await plays(page, 0.5);
  },
);

/** Seconds between the playback position and the live edge. */
async function behind(page: Page): Promise<number> {
  const line = page.getByRole('slider', { name: text('en', 'playerTimeline') });
  const [edge, now] = await Promise.all([
    line.getAttribute('aria-valuemax'),
    line.getAttribute('aria-valuenow'),
  ]);
  return Number(edge) - Number(now);
}
const MINUTE = 60_000;

describe('LIV-041 PLY-092 LIV-052 a channel started at a point in time', () => {
  journey('plays from there, and one press returns to the live edge', async ({ open }) => {
    const page = await open(noor, {
      locale: 'en',
      path: `/live/${noor.live}?start=${Date.now() - 40 * MINUTE}`,
    });
    await plays(page, 0.5);
    await page.mouse.move(600, 300);
    await page.getByRole('slider', { name: text('en', 'playerTimeline') }).waitFor();
    await eventually(async () => Math.abs((await behind(page)) - 40 * 60) < 60, true);
    expect(await page.getByText(text('en', 'playerStartPassed')).count()).toBe(0);
    await page.mouse.move(620, 320);
    await page.getByRole('button', { name: text('en', 'playerGoToLive') }).click();
    await eventually(async () => (await behind(page)) < 20, true);
  });

  journey(
    'plays from the earliest available time when that one has expired, with a notice',
    async ({ open }) => {
      const page = await open(noor, {
        locale: 'en',
        path: `/live/${noor.live}?start=${Date.now() - 300 * MINUTE}`,
      });
      await plays(page, 0.3);
      await page.getByText(text('en', 'playerStartPassed')).waitFor();
      await page.mouse.move(600, 300);
      // The channel's two-hour DVR window instead of the ten minutes of its URL.
      await eventually(async () => Math.abs((await behind(page)) - 120 * 60) < 60, true);
    },
  );

  journey('is opened by the guide’s “from the beginning”', async ({ open }) => {
    const page = await open(noor, { locale: 'en', path: '/epg' });
    await page.locator('[role=gridcell][aria-current=time]').first().click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: text('en', 'guideFromStart') })
      .click();
    await page.waitForURL(/\/live\/.*[?&]start=\d{13}/);
    const start = Number(new URL(page.url()).searchParams.get('start'));
    await plays(page, 0.3);
    await page.mouse.move(600, 300);
    await page.getByRole('slider', { name: text('en', 'playerTimeline') }).waitFor();
    const age = Math.min((Date.now() - start) / 1000, 120 * 60);
    await eventually(async () => Math.abs((await behind(page)) - age) < 90, true);
  });

  journey('PLY-043 survives sign-in', async ({ open }) => {
    const page = await open(noor, { locale: 'en', path: `/live/nr-c4?start=${Date.now() - 20 * MINUTE}` });
    await page
      .getByRole('main')
      .getByRole('link', { name: text('en', 'playerSignIn') })
      .click();
    await page.waitForURL(/\/login/);
    await fillSignIn(page.getByRole('main'), 'en', { email: emailOf('viewer', noor), password: PASSWORD });
    await page.waitForURL(/\/live\/nr-c4.*[?&]start=\d{13}/);
    await plays(page, 0.3);
    await page.mouse.move(600, 300);
    await page.getByRole('slider', { name: text('en', 'playerTimeline') }).waitFor();
    await eventually(async () => Math.abs((await behind(page)) - 20 * 60) < 60, true);
  });
});
