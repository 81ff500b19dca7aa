/** Motion at home: a player in the hero and background videos of rows: when they start, pause, and never start. */
import type { Page } from 'playwright-core';
import { addressOf, drawnByBrowser } from './support/addresses';
import { axe } from './support/axe';
import { eventually, quiet } from './support/eventually';
import { journey, type Open, type VisitOptions } from './support/journey';
import { plays, video } from './support/playing';
import { realmDocument } from './support/realmDocument';
import { noor, type DemoRealm } from './support/realms';
import { scrollUntil } from './support/rows';
import { text } from './support/texts';

/** Player scripts that a page has requested. */
function playerScripts(page: Page): readonly string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/\/(shaka-player|ShakaEngine)[^/]*\.js$/.test(request.url())) fetched.push(request.url());
  });
  return fetched;
}

/** Simulates `saveData`. */
const savesData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {
      configurable: true,
      value: Object.assign(new EventTarget(), { saveData: true }),
    }),
  );

/** Cumulative layout shift so far, as the browser reports it. */
const shifts = (page: Page) =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const entries = observer.takeRecords() as (PerformanceEntry & {
      readonly hadRecentInput: boolean;
      readonly value: number;
    })[];
    observer.disconnect();
    return entries.reduce((sum, { hadRecentInput, value }) => sum + (hadRecentInput ? 0 : value), 0);
  });

describe('HOM-027 PLY-098 an embedded player in the hero', () => {
  const document_ = realmDocument('noor');
  let original = '';
  beforeAll(async () => {
    original = await document_.read();
    await document_.write(original.replace('"settings": {', '"settings": { "heroPlayer": true,'));
  });
  afterAll(() => document_.write(original));
  const home = (open: Open, options: VisitOptions = {}) =>
    open(noor, { site: 'workshop', locale: 'en', ...options });

  journey(
    'plays the live event muted without layout shift; a stop button is always visible',
    async ({ open }) => {
      const page = await home(open);
      await plays(page, 0.5);
      expect(await video(page)).toMatchObject({ muted: true, paused: false });
      const stop = page.getByRole('button', { name: text('en', 'playerPauseNamed', { title: 'Noor One' }) });
      await stop.waitFor();
      await eventually(() => page.getByRole('heading', { level: 1 }).count(), 1);
      await eventually(() => page.evaluate(() => document.activeElement === document.body), true);
      expect(await shifts(page)).toBeLessThan(0.02);
      await axe(page);
      await stop.click();
      await eventually(async () => (await video(page)).paused, true);
    },
  );

  journey('pauses outside the viewport and resumes when visible', async ({ open }) => {
    const page = await home(open);
    await plays(page, 0.3);
    await page.evaluate(() => scrollTo({ top: 1600, behavior: 'instant' }));
    await eventually(async () => (await video(page)).paused, true);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await eventually(async () => (await video(page)).paused, false);
  });

  journey('after closing it the hero’s texts are back, and its button plays it again', async ({ open }) => {
    const page = await home(open);
    await plays(page, 0.3);
    await page.mouse.move(600, 400);
    await page.getByRole('button', { name: text('en', 'playerClose') }).click();
    await page
      .getByRole('main')
      .getByRole('link', { name: text('en', 'watchNow') })
      .first()
      .waitFor();
    expect(await page.locator('video').count()).toBe(0);
    await page.getByRole('button', { name: text('en', 'playerPlayHere') }).click();
    await plays(page, 0.3);
  });

  for (const [what, options, prepare] of [
    ['less motion is wanted', { reducedMotion: true }, async () => undefined],
    ['data is to be saved', {}, savesData],
  ] as const)
    journey(`where ${what} no player code is loaded until requested`, async ({ open }) => {
      const page = await home(open, { ...options, path: null });
      await prepare(page);
      const fetched = playerScripts(page);
      await page.goto(addressOf('noor', '/', 'workshop'));
      const start = page.getByRole('button', { name: text('en', 'playerPlayHere') });
      await start.waitFor();
      await quiet(page);
      expect(fetched).toEqual([]);
      await start.click();
      await plays(page, 0.3);
    });

  journey('a realm without it loads no player code', async ({ open }) => {
    const page = await open(noor, { path: null });
    const fetched = playerScripts(page);
    await page.goto(addressOf('noor', '/'), { waitUntil: 'load' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await quiet(page);
    expect(fetched).toEqual([]);
    expect(await page.locator('video').count()).toBe(0);
  });
});

describe('HOM-025 HOM-026 a video behind a row', () => {
  /** The platform's own home with background videos for rows of these types. */
  async function moving(page: Page, realm: DemoRealm, isMoving: (index: number) => boolean): Promise<void> {
    await page.route('**/api/v4/content/home?**', async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as {
        buckets: { type: string; rowTypeData?: { background?: object } }[];
      };
      const buckets = body.buckets.map((bucket, index) =>
        isMoving(index)
          ? {
              ...bucket,
              rowTypeData: {
                ...bucket.rowTypeData,
                background: { ...bucket.rowTypeData?.background, animationType: 'VIDEO' },
              },
            }
          : bucket,
      );
      await route.fulfill({ response, json: { ...body, buckets } });
    });
    await page.goto(addressOf(realm.id, `/${drawnByBrowser}`), { waitUntil: 'commit' });
  }
  const pause = (page: Page) => page.getByRole('button', { name: text('en', 'pauseBackground') });

  journey('plays behind the hero, pauses outside the viewport, and stops on a press', async ({ open }) => {
    const page = await open(noor, { locale: 'en', path: null });
    await moving(page, noor, (index) => index === 0);
    await plays(page, 0.3);
    expect((await video(page)).muted).toBe(true);
    expect(await shifts(page)).toBeLessThan(0.02);
    await page.evaluate(() => scrollTo({ top: 1600, behavior: 'instant' }));
    await eventually(async () => (await video(page)).paused, true);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await eventually(async () => (await video(page)).paused, false);
    await pause(page).first().click();
    await eventually(async () => (await video(page)).paused, true);
  });

  journey('plays behind a highlight only once it is scrolled into view', async ({ open }) => {
    const page = await open(noor, { locale: 'en', path: null });
    const fetched = playerScripts(page);
    // As on core's own home: the trailer of a film that a guest may not watch yet.
    await page.goto(addressOf(noor.id, '/'), { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await quiet(page);
    expect(fetched).toEqual([]);
    const highlight = page.getByRole('region', { name: 'From under the water' });
    await scrollUntil(page, highlight);
    await highlight.scrollIntoViewIfNeeded();
    await plays(page, 0.3);
    await pause(page).waitFor();
    await axe(page);
  });

  for (const [what, options, prepare] of [
    ['less motion is wanted', { reducedMotion: true }, async () => undefined],
    ['data is to be saved', {}, savesData],
  ] as const)
    journey(`RLM-093 remains a still where ${what}`, async ({ open }) => {
      const page = await open(noor, { locale: 'en', path: null, ...options });
      await prepare(page);
      const fetched = playerScripts(page);
      await moving(page, noor, () => true);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await quiet(page);
      expect(fetched).toEqual([]);
      expect(await page.locator('video').count()).toBe(0);
    });
});
