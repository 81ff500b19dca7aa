/** Playback failures: automatic recovery, or a message with an action. */
import type { Page } from 'playwright-core';
import type { Fault } from '../../scripts/sandbox/control/faults';
import { addressOf, stack } from './support/addresses';
import { journey, type Open } from './support/journey';
import { allow } from './support/notes';
import { plays } from './support/playing';
import { lanterna, noor, ringside } from './support/realms';
import { clearFaults, faultsLeft, setFaults } from './support/sandbox';
import { arriveSignedIn } from './support/signIn';
import { text } from './support/texts';

const film = `/video/${ringside.free}`;
const pieces = `/media/ringside/streams/${ringside.free}`;
/** The same fault for one segment, counted from 1, in each rendition of the film. */
const faultsAt = (segment: number, fault: Omit<Fault, 'path'>): readonly Fault[] =>
  ['v360', 'v720', 'a-en', 'a-es'].map((rendition) => ({
    path: `${pieces}/${rendition}/${segment}.m4s`,
    ...fault,
  }));
const stopped = (page: Page) =>
  page.getByRole('alert').filter({ has: page.getByRole('button', { name: text('en', 'playerTryAgain') }) });
/** Nothing but the screen is lost. */
const lost = [/ERR_INTERNET_DISCONNECTED/, /request failed/, /console error/, /answer [45]\d\d/];

afterEach(() => clearFaults());

describe('offline', () => {
  journey('during playback: the page shows that it is waiting, and resumes when online', async ({ open }) => {
    const page = await open(ringside, { path: film });
    allow(page, ...lost);
    await plays(page, 0.3);
    await page.context().setOffline(true);
    // Past the buffered range.
    await page.evaluate(() => {
      const shown = document.querySelector('video');
      if (shown !== null)
        shown.currentTime = Math.min(shown.duration - 3, shown.buffered.end(shown.buffered.length - 1) + 0.5);
    });
    const waits = page.getByText(text('en', 'playerTriesAgain'));
    await waits.waitFor();
    expect(await stopped(page).count()).toBe(0);
    await page.context().setOffline(false);
    await waits.waitFor({ state: 'detached' });
    await plays(page, 0.3);
    expect(await stopped(page).count()).toBe(0);
  });

  journey('before playback: the page shows that, and starts when online', async ({ open }) => {
    const page = await open(ringside, { path: null });
    allow(page, ...lost);
    await page.route('**/*.m3u8', (route) => route.abort('internetdisconnected'));
    await page.goto(addressOf('ringside', film));
    await stopped(page).getByText(text('en', 'playerErrorConnection')).waitFor();
    await page.unroute('**/*.m3u8');
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    await plays(page, 0.3);
    expect(await stopped(page).count()).toBe(0);
  });
});

journey('a dropped segment is retried without an interruption', async ({ open }) => {
  // The browser itself retries the first failure on a new connection.
  const faults = faultsAt(2, { drop: 'before', times: 2 });
  await setFaults(faults);
  const page = await open(ringside, { path: film });
  allow(page, ...lost);
  await plays(page, 2.5);
  expect((await faultsLeft()).length).toBeLessThan(faults.length);
  expect(await stopped(page).count()).toBe(0);
});

journey('a missing segment is skipped', async ({ open }) => {
  // From 12 to 18 seconds.
  await setFaults(faultsAt(3, { status: 404 }));
  const page = await open(ringside, { path: null });
  allow(page, ...lost);
  const missing = page.waitForResponse((answer) => answer.status() === 404 && answer.url().includes(pieces));
  await page.goto(addressOf('ringside', `${film}?progress=10`));
  await missing;
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 18.5);
  expect(await stopped(page).count()).toBe(0);
});

journey('a channel playlist that fails once does not interrupt playback', async ({ open }) => {
  const page = await open(noor, { locale: 'en', path: `/live/${noor.live}` });
  allow(page, ...lost);
  await plays(page, 0.5);
  const refused = page.waitForResponse(
    (answer) => answer.status() === 503 && answer.url().includes('/live/noor/'),
  );
  // One request and its retry. More faults might hit another playlist, whose quality is just being switched
  // to: those are retried eight seconds later.
  await setFaults([{ path: '/live/noor/**', status: 503, times: 2 }]);
  await refused;
  await plays(page, 5);
  expect(await stopped(page).count()).toBe(0);
});

journey('a stream URL that expires during playback is renewed', async ({ open }) => {
  const page = await open(ringside, { path: film });
  allow(page, ...lost);
  await plays(page, 0.5);
  const renewed = page.waitForRequest(/\/manifest\/video\//);
  // The old URL stays refused: how many segments are in flight when the viewer seeks, differs.
  await setFaults([{ path: `${pieces}/*/*.m4s`, status: 403 }]);
  await page.route(/\/manifest\/video\//, async (route) => {
    await clearFaults();
    await route.continue();
  });
  await page.keyboard.press('8');
  await renewed;
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 1584);
  expect(await stopped(page).count()).toBe(0);
});

describe('PLY-066 PLY-077 the encrypted film', () => {
  const encrypted = '/video/ln-24';
  const keys = '/drm/clearkey';
  const opened = async (open: Open) => {
    const page = await open(lanterna, { locale: 'en', path: null });
    allow(page, ...lost);
    await arriveSignedIn(page, lanterna, 'yearly', stack.sandbox);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() === 'POST' && (pathname === keys || pathname.startsWith('/api/v5/manifest/')))
        asked.push(
          pathname === keys ? `key ${request.headers()['authorization']?.split('.').length}` : 'manifest',
        );
    });
    await page.goto(addressOf('lanterna', encrypted));
    return { page, asked };
  };

  journey('an expired licence token is renewed at the platform, and it plays', async ({ open }) => {
    await setFaults([{ method: 'POST', path: keys, status: 401, times: 2 }]);
    const { page, asked } = await opened(open);
    await plays(page, 0.3);
    expect(asked.filter((each) => each === 'manifest')).toHaveLength(2);
    expect(await stopped(page).count()).toBe(0);
  });

  journey('a permanent licence refusal is reported once, as such', async ({ open }) => {
    await setFaults([{ method: 'POST', path: keys, status: 403 }]);
    const { page, asked } = await opened(open);
    await stopped(page).getByText(text('en', 'playerErrorForbidden')).waitFor();
    expect(asked.filter((each) => each === 'manifest')).toHaveLength(2);
    await clearFaults();
    await stopped(page)
      .getByRole('button', { name: text('en', 'playerTryAgain') })
      .click();
    await plays(page, 0.3);
  });
});
