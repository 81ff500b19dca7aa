/** A journey: a test with pages of its own, all of which must be clean when it ends. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { addressOf, platformOf, stage, type SiteName } from './addresses';
import { assertClean } from './assertClean';
import { watch } from './notes';
import { widths, type DemoRealm, type Locale, type Width } from './realms';

export interface VisitOptions {
  /** The browser's language; the realm's own without it. */
  readonly locale?: Locale;
  readonly width?: Width;
  /** Null: the context is made, but nothing is opened yet. */
  readonly path?: string | null;
  readonly site?: SiteName;
  /** Another tab of the same browser: shares storage and cookies. */
  readonly beside?: Page;
  readonly reducedMotion?: boolean;
}

export type Open = (realm: DemoRealm, options?: VisitOptions) => Promise<Page>;

export interface JourneyTools {
  /** Opens a realm in a fresh browser and waits for the page's document, not for its data. */
  readonly open: Open;
}

let browser: Browser | null = null;

afterAll(async () => {
  await browser?.close();
  browser = null;
});

/** Pages are checked with assertClean at the end and then closed; a failed journey leaves a picture in .cache/journeys. */
export function journey(name: string, run: (tools: JourneyTools) => Promise<void>): void {
  test(name, async () => {
    browser ??= await chromium.connect(stage.browser);
    const contexts: BrowserContext[] = [];
    const open = openIn(browser, contexts);
    try {
      await run({ open });
      for (const context of contexts) for (const page of context.pages()) await assertClean(page);
    } catch (error) {
      await takePictures(name, contexts);
      throw error;
    } finally {
      await Promise.all(contexts.map(leave));
    }
  });
}

/** A page that asks at regular times asks while it is closed as well: what the journey put in between must not complain then, in the next journey's name. */
async function leave(context: BrowserContext): Promise<void> {
  await Promise.all([context, ...context.pages()].map((place) => place.unrouteAll({ behavior: 'ignoreErrors' })));
  await context.close();
}

function openIn(from: Browser, contexts: BrowserContext[]): Open {
  return async (realm, { locale = realm.locales[0], width = 'desktop', path: where = '/', site = 'site', beside, reducedMotion = false } = {}) => {
    let context = beside?.context();
    if (context === undefined) {
      context = await from.newContext({ locale, ...widths[width], reducedMotion: reducedMotion ? 'reduce' : 'no-preference' });
      context.setDefaultTimeout(15_000);
      contexts.push(context);
      await watch(context, new Set([new URL(addressOf(realm.id, '/', site)).origin, platformOf(site)]));
    }
    const page = await context.newPage();
    if (where !== null) await page.goto(addressOf(realm.id, where, site), { waitUntil: 'commit' });
    return page;
  };
}

async function takePictures(name: string, contexts: readonly BrowserContext[]): Promise<void> {
  const folder = path.join(process.cwd(), '.cache/journeys');
  await mkdir(folder, { recursive: true });
  const file = name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 100);
  const pages = contexts.flatMap((context) => context.pages());
  await Promise.all(pages.map((page, index) => page.screenshot({ path: path.join(folder, `${file}-${index}.png`), timeout: 5000 }).catch(() => undefined)));
}
