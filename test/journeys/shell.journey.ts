/** Browser-only behaviour of the site layout: overflow of the bar, overlays, and the toast of a new event. */
import type { Page, Route } from 'playwright-core';
import { addressOf, platformOf } from './support/addresses';
import { eventually } from './support/eventually';
import { frame } from './support/frame';
import { journey } from './support/journey';
import { allow } from './support/notes';
import { realmDocument } from './support/realmDocument';
import { noor, ringside } from './support/realms';
import { arriveSignedIn } from './support/signIn';
import { text } from './support/texts';

const inRow = (page: Page) =>
  frame(page, ringside)
    .menu.locator('> ul > li[data-entry]')
    .evaluateAll((items) => items.filter((item) => getComputedStyle(item).visibility === 'visible').length);

journey(
  'NAV-017, NAV-052, NAV-054 entries that do not fit the bar move to More, and return when the window grows',
  async ({ open }) => {
    const page = await open(ringside);
    await page.setViewportSize({ width: 1920, height: 800 });
    const more = page.getByRole('button', { name: text('en', 'menuMore'), exact: true });
    await frame(page, ringside).menu.waitFor();
    await more.waitFor({ state: 'detached' });
    const all = await inRow(page);
    await page.setViewportSize({ width: 1040, height: 800 });
    await more.waitFor();
    const moved = all - (await inRow(page));
    expect(moved).toBeGreaterThan(0);
    await more.click();
    const panel = frame(page, ringside).menu.locator('[data-more] ul').first().locator('xpath=../..');
    await eventually(
      async () => Math.round((await panel.boundingBox())?.height ?? 0),
      Math.min(moved * 75, 475) + 100,
    );
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1920, height: 800 });
    await more.waitFor({ state: 'detached' });
    await eventually(() => inRow(page), all);
  },
);

journey('NAV-050 a sub-menu in the drawer closes with Escape before the drawer does', async ({ open }) => {
  const page = await open(noor, { width: 'phone' });
  const { openMenu, drawer } = frame(page, noor);
  await openMenu.click();
  const opener = drawer.locator('nav button[aria-expanded]').first();
  await opener.click();
  await eventually(() => opener.getAttribute('aria-expanded'), 'true');
  await page.keyboard.press('Escape');
  await eventually(() => opener.getAttribute('aria-expanded'), 'false');
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
});

/** Omits one event from the list; the channel announces it after the list was read. Returns how many are live then. */
async function withholdOne(page: Page): Promise<() => number> {
  type Card = { readonly eventId: string; readonly thumbnailUrl?: string | null };
  let withheld: Card | null = null;
  let isAnnounced = false;
  let listed = 0;
  await page.route('**/api/v2/event/live*', async (route: Route) => {
    const response = await route.fetch();
    const list = (await response.json()) as { events: Card[]; totalResults: number };
    withheld ??= list.events.find(({ thumbnailUrl }) => thumbnailUrl != null) ?? null;
    listed = list.totalResults;
    if (isAnnounced) return route.fulfill({ response, json: list });
    const events = list.events.filter(({ eventId }) => eventId !== withheld?.eventId);
    return route.fulfill({ response, json: { events, totalResults: listed - 1 } });
  });
  await page.route('**/api/v2/channel/live-events*', async (route: Route) => {
    const preflight = route.request().method() === 'OPTIONS';
    if (preflight) return route.continue();
    await eventually(() => Promise.resolve(withheld !== null), true);
    const message = {
      channel: 'live-events',
      type: 'STARTED',
      eventId: withheld?.eventId,
      event: withheld,
      sentAt: Date.now(),
    };
    isAnnounced = true;
    return route.fulfill({
      contentType: 'text/event-stream',
      headers: { 'access-control-allow-origin': '*' },
      body: `data: ${JSON.stringify(message)}\n\n`,
    });
  });
  return () => listed;
}

journey(
  'NAV-029, NAV-070, NAV-071 a viewer sees the number of live events and a toast for a new one',
  async ({ open }) => {
    const page = await open(ringside, { path: null });
    // A completed stream counts as a lost connection for the site, which logs it.
    allow(page, /message channel/);
    await arriveSignedIn(page, ringside, 'viewer', platformOf('site'));
    const listed = await withholdOne(page);
    await page.goto(addressOf('ringside', '/home'));
    const toast = page.getByRole('status').filter({ hasText: text('en', 'livePanel') });
    await toast.waitFor();
    expect(
      await toast.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).toBeGreaterThan(0);
    await page
      .getByRole('banner')
      .locator('button[data-live]')
      .filter({ hasText: String(listed()) })
      .waitFor();
    await toast.getByRole('button', { name: text('en', 'closeToast') }).click();
    await toast.getByRole('button').first().waitFor({ state: 'detached' });
  },
);

for (const width of [767, 768])
  journey(
    `NAV-007 at ${width} px the sign-in links are ${width < 768 ? 'icons' : 'text'}`,
    async ({ open }) => {
      const page = await open(noor);
      await page.setViewportSize({ width, height: 800 });
      const { signIn } = frame(page, noor);
      await signIn.waitFor();
      await eventually(() => signIn.locator('svg').isVisible(), width < 768);
      expect((await signIn.getByText(text('ar', 'signIn')).boundingBox())?.width ?? 0).toBeLessThan(
        width < 768 ? 2 : 200,
      );
      expect((await signIn.getByText(text('ar', 'signIn')).boundingBox())?.width ?? 0).toBeGreaterThan(
        width < 768 ? 0 : 20,
      );
    },
  );

journey('NAV-015, NAV-064, RLM-076 the drawer takes 200 ms, the side panel 600', async ({ open }) => {
  const page = await open(noor);
  const { openMenu, drawer, signIn, panel } = frame(page, noor);
  const durationOf = (dialog: typeof drawer) =>
    dialog.evaluate((element) => getComputedStyle(element).animationDuration);
  await openMenu.click();
  await eventually(() => durationOf(drawer), '0.2s');
  await page.keyboard.press('Escape');
  await signIn.click();
  await eventually(() => durationOf(panel), '0.6s');
});

journey('NAV-088 the title of the page follows the route', async ({ open }) => {
  const page = await open(ringside);
  for (const path of ['/browse', `/video/${ringside.free}`]) {
    await page.goto(addressOf('ringside', path));
    const heading = (await page.locator('main h1').first().textContent()) ?? '';
    expect(heading).not.toBe('');
    await eventually(() => page.title(), `${heading} · Ringside`);
  }
});

describe('a top menu', () => {
  const document_ = realmDocument('ringside');
  let original = '';
  beforeAll(async () => {
    original = await document_.read();
  });
  afterEach(() => document_.write(original));

  const besideLogo = async (page: Page) => {
    const { menu } = frame(page, ringside);
    await menu.waitFor();
    const logo = await page.getByRole('banner').getByRole('link', { name: 'Ringside' }).boundingBox();
    const first = await menu.locator('li').first().boundingBox();
    return (first?.x ?? 0) - (logo?.x ?? 0) - (logo?.width ?? 0) < 60;
  };

  journey('NAV-013 is centred; top-left starts next to the logo', async ({ open }) => {
    const page = await open(ringside, { site: 'workshop' });
    await page.setViewportSize({ width: 1800, height: 900 });
    await eventually(() => besideLogo(page), false);
    await document_.write(original.replace('"layout": "top"', '"layout": "top-left"'));
    await page.reload();
    await eventually(() => besideLogo(page), true);
  });
});
