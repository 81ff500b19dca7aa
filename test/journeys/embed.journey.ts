/** The player on a page of another site: two origins that speak by messages, and strangers who are not heard. */
import type { Frame, Page } from 'playwright-core';
import { partnerAddress } from '../../scripts/sandbox/partner/partnerRoutes';
import { addressOf, stage } from './support/addresses';
import { axe } from './support/axe';
import { journey } from './support/journey';
import { allow } from './support/notes';
import { rawPage } from './support/rawPage';
import { ringside } from './support/realms';

const site = () => new URL(addressOf('ringside')).origin;
const lines = (page: Page) => page.locator('.lines li');
/** What the page's log has said of this, the latest first. */
const said = (page: Page, words: string) => lines(page).filter({ hasText: words }).first();

/** The player's frame, once its film has moved. */
async function playing(page: Page): Promise<Frame> {
  await page.frameLocator('proscenium-player iframe').locator('video').waitFor({ state: 'attached' });
  const [, player] = page.frames();
  if (player === undefined) throw new Error('There is no frame.');
  await player.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.3);
  return player;
}

journey('BRG-001 BRG-010 BRG-012 BRG-013 BRG-018 a page of another site plays, pauses and seeks a film, and is told what happens', async ({ open }) => {
  const page = await open(ringside, { path: null });
  await page.goto(partnerAddress(stage.sandbox, site()));
  const player = await playing(page);
  expect(await player.locator('header[role=banner], nav').count()).toBe(0);
  const paused = () => player.locator('video').evaluate((film: HTMLVideoElement) => film.paused);

  await page.getByRole('button', { name: 'Pause' }).click();
  await said(page, '← pause').or(lines(page).filter({ has: page.locator('b', { hasText: /^pause$/ }) })).first().waitFor();
  await player.waitForFunction(() => document.querySelector('video')?.paused === true);
  await page.getByRole('button', { name: 'On 10 s' }).click();
  await said(page, 'seeked').waitFor();
  expect(await player.locator('video').evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(10);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await player.waitForFunction(() => document.querySelector('video')?.paused === false);

  allow(page, /404/);
  await page.getByRole('combobox', { name: 'Bout' }).selectOption('rs-000');
  await said(page, 'VOD does not exist (-32000)').waitFor();
  expect(await paused()).toBe(false);
  await page.getByRole('combobox', { name: 'Bout' }).selectOption('rs-402');
  await player.waitForURL(/rs-402/);
  await page.getByText(/^rs-402: playing/).waitFor();
  await axe(page);
});

journey('BRG-003 BRG-004 BRG-007 a stranger in a frame beside the player is not answered, and changes nothing', async ({ open }) => {
  const page = await open(ringside, { path: null });
  // The same server by another name is another origin.
  const stranger = new URL(stage.sandbox);
  stranger.hostname = '127.0.0.1';
  allow(page, /127\.0\.0\.1/, /frame-src/);
  await page.route(`${stage.sandbox}/beside`, (route) => route.fulfill({ contentType: 'text/html', body: `<title>Beside</title><iframe src="${site()}/video/rs-103" allow="autoplay"></iframe><iframe src="${stranger.origin}/quiet"></iframe>` }));
  await page.route(`${stranger.origin}/quiet`, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Quiet</title>' }));
  await page.goto(`${stage.sandbox}/beside`);
  const film = page.frames().find((frame) => frame.url().startsWith(site()));
  const other = page.frames().find((frame) => frame.url().startsWith(stranger.origin));
  if (film === undefined || other === undefined) throw new Error('The frames are not there.');
  await film.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.3);

  await other.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(globalThis, { heard });
    addEventListener('message', ({ data }) => heard.push(data));
    for (const method of ['pause', 'getState', 'dance']) parent.frames[0]?.postMessage({ jsonrpc: '2.0', id: method, method }, '*');
  });
  // The page around is heard, and it alone hears the answer; what was said before has then been read.
  const answer = await page.evaluate(async (origin) => {
    const hearing = new Promise((resolve) => addEventListener('message', ({ data, origin: from }: MessageEvent<{ id?: unknown }>) => data.id === 1 && resolve([from, data])));
    frames[0]?.postMessage({ jsonrpc: '2.0', id: 1, method: 'dance' }, origin);
    return hearing;
  }, site());
  expect(answer).toEqual([site(), { jsonrpc: '2.0', id: 1, error: { code: -32601, message: 'Method not found' } }]);
  expect(await other.evaluate(() => (globalThis as unknown as { heard: unknown[] }).heard)).toEqual([]);
  expect(await film.locator('video').evaluate((element: HTMLVideoElement) => element.paused)).toBe(false);
});

journey('BRG-004 a stranger cannot frame the player, and nobody any other page', async ({ open }) => {
  const headers = { 'sec-fetch-dest': 'iframe' };
  const ancestors = async (path: string) => /frame-ancestors ([^;]*)/.exec(String((await rawPage('ringside', path, { headers })).headers['content-security-policy']))?.[1];
  expect(await ancestors('/video/rs-103')).toBe(`'self' ${stage.sandbox}`);
  for (const path of ['/', '/login', '/purchase', '/account']) expect(await ancestors(path)).toBe("'self'");

  const page = await open(ringside, { path: null });
  const stranger = new URL(stage.sandbox);
  stranger.hostname = '127.0.0.1';
  allow(page, /127\.0\.0\.1/, /frame-ancestors/, /chrome-error/, /request failed/, /Refused to frame/, /404/);
  await page.route(`${stranger.origin}/alone`, (route) => route.fulfill({ contentType: 'text/html', body: `<title>Alone</title><iframe src="${site()}/video/rs-103"></iframe>` }));
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await page.goto(`${stranger.origin}/alone`);
  await refused;
  expect(page.frames().some((frame) => frame.url().startsWith(site()))).toBe(false);
});
