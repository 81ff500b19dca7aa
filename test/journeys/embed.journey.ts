/** The embedded player on another site: two origins exchanging messages, and foreign origins being ignored. */
import type { Frame, Page } from 'playwright-core';
import { partnerAddress } from '../../scripts/sandbox/partner/partnerRoutes';
import { addressOf, stack } from './support/addresses';
import { axe } from './support/axe';
import { eventually } from './support/eventually';
import { journey } from './support/journey';
import { allow } from './support/notes';
import { rawPage } from './support/rawPage';
import { ringside } from './support/realms';

const site = () => new URL(addressOf('ringside')).origin;
const lines = (page: Page) => page.locator('.lines li');
/** The trusted page's server under another host name, which makes it a different origin. */
const stranger = (): string => stack.sandbox.replace('//localhost', '//127.0.0.1');
/** Matching entries of the page's log, the latest first. */
const logged = (page: Page, words: string) => lines(page).filter({ hasText: words }).first();

/** The player's frame, once its film plays. */
async function playing(page: Page): Promise<Frame> {
  await page.frameLocator('proscenium-player iframe').locator('video').waitFor({ state: 'attached' });
  const [, player] = page.frames();
  if (player === undefined) throw new Error('There is no frame.');
  await player.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.3);
  return player;
}

journey(
  'BRG-001 BRG-010 BRG-012 BRG-013 BRG-018 a page of another site plays, pauses and seeks a film, and receives events',
  async ({ open }) => {
    const page = await open(ringside, { path: null });
    await page.goto(partnerAddress(stack.sandbox, site()));
    const player = await playing(page);
    expect(await player.locator('header[role=banner], nav').count()).toBe(0);
    const paused = () => player.locator('video').evaluate((film: HTMLVideoElement) => film.paused);

    await page.getByRole('button', { name: 'Pause' }).click();
    await logged(page, '← pause')
      .or(lines(page).filter({ has: page.locator('b', { hasText: /^pause$/ }) }))
      .first()
      .waitFor();
    await player.waitForFunction(() => document.querySelector('video')?.paused === true);
    await page.getByRole('button', { name: 'On 10 s' }).click();
    await logged(page, 'seeked').waitFor();
    expect(
      await player.locator('video').evaluate((film: HTMLVideoElement) => film.currentTime),
    ).toBeGreaterThan(10);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await player.waitForFunction(() => document.querySelector('video')?.paused === false);

    allow(page, /404/);
    await page.getByRole('combobox', { name: 'Bout' }).selectOption('rs-000');
    await logged(page, 'VOD does not exist (-32000)').waitFor();
    expect(await paused()).toBe(false);
    await page.getByRole('combobox', { name: 'Bout' }).selectOption('rs-402');
    await player.waitForURL(/rs-402/);
    await page.getByText(/^rs-402: playing/).waitFor();
    await axe(page);
  },
);

journey('BRG-003 BRG-004 BRG-007 messages from a foreign frame are ignored', async ({ open }) => {
  const page = await open(ringside, { path: null });
  allow(page, /127\.0\.0\.1/);
  // Any page of the trusted origin that allows frames will do.
  await page.goto(`${stack.sandbox}/partner/partner.css`);
  for (const address of [`${site()}/video/${ringside.free}`, `${stranger()}/partner/partner.css`]) {
    await page.evaluate(
      (src) =>
        new Promise((resolve) => {
          const frame = document.createElement('iframe');
          frame.addEventListener('load', resolve);
          frame.allow = 'autoplay';
          frame.src = src;
          // Browsers throttle frames outside the viewport.
          document.body.prepend(frame);
        }),
      address,
    );
  }
  const film = page.frames().find((frame) => frame.url().startsWith(site()));
  const other = page.frames().find((frame) => frame.url().startsWith(stranger()));
  if (film === undefined || other === undefined) throw new Error('The frames are not there.');
  await film.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.3, undefined, {
    polling: 100,
  });

  await other.evaluate(() => {
    const received: unknown[] = [];
    Object.assign(globalThis, { received });
    addEventListener('message', ({ data }) => received.push(data));
    for (const method of ['pause', 'getState', 'dance'])
      parent.frames[0]?.postMessage({ jsonrpc: '2.0', id: method, method }, '*');
  });
  // Only the parent page is answered; once its answer arrives, all earlier messages have been processed.
  const answer = await page.evaluate(async (origin) => {
    const hearing = new Promise((resolve) =>
      addEventListener(
        'message',
        ({ data, origin: from }: MessageEvent<{ id?: unknown }>) => data.id === 1 && resolve([from, data]),
      ),
    );
    frames[0]?.postMessage({ jsonrpc: '2.0', id: 1, method: 'dance' }, origin);
    return hearing;
  }, site());
  expect(answer).toEqual([
    site(),
    { jsonrpc: '2.0', id: 1, error: { code: -32601, message: 'Method not found' } },
  ]);
  expect(await other.evaluate(() => (globalThis as unknown as { received: unknown[] }).received)).toEqual([]);
  expect(await film.locator('video').evaluate((element: HTMLVideoElement) => element.paused)).toBe(false);
});

journey(
  'BRG-004 a foreign origin cannot frame the player, and no origin any other page',
  async ({ open }) => {
    const headers = { 'sec-fetch-dest': 'iframe' };
    const ancestors = async (path: string) =>
      /frame-ancestors ([^;]*)/.exec(
        String((await rawPage('ringside', path, { headers })).headers['content-security-policy']),
      )?.[1];
    expect(await ancestors(`/video/${ringside.free}`)).toBe(`'self' ${stack.sandbox}`);
    for (const path of ['/', '/login', '/purchase', '/account']) expect(await ancestors(path)).toBe("'self'");

    const page = await open(ringside, { path: null });
    allow(page, /127\.0\.0\.1/, /frame-ancestors/, /chrome-error/, /ERR_BLOCKED_BY_RESPONSE/);
    const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
    await page.goto(partnerAddress(stranger(), site()));
    await refused;
    await eventually(() => page.locator('proscenium-player iframe').count(), 1);
    expect(page.frames().some((frame) => frame.url().startsWith(site()))).toBe(false);
  },
);
