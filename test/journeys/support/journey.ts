/** A journey: a test with its own pages, all of which must be clean at the end. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { addressOf, platformOf, stack, type SiteName } from './addresses';
import { assertClean } from './assertClean';
import { PATIENCE } from './eventually';
import { watch } from './notes';
import { widths, type DemoRealm, type Locale, type Width } from './realms';

export interface VisitOptions {
  /** The browser's language; default: the realm's own. */
  readonly locale?: Locale;
  readonly width?: Width;
  /** Null: creates the context without opening a page. */
  readonly path?: string | null;
  readonly site?: SiteName;
  /** Another tab of the same browser: shares storage and cookies. */
  readonly beside?: Page;
  readonly reducedMotion?: boolean;
  readonly javaScript?: boolean;
  /** The site's service worker runs. By default not: journeys intercept requests, which those of a worker evade. */
  readonly serviceWorker?: boolean;
}

export type Open = (realm: DemoRealm, options?: VisitOptions) => Promise<Page>;

export interface JourneyTools {
  /** Opens a realm in a fresh browser; waits for the document, and until the host's content reacts, not for other data. */
  readonly open: Open;
}

let browser: Browser | null = null;

afterAll(async () => {
  await browser?.close();
  browser = null;
});

/**
 * Checks pages with assertClean at the end and closes them; a failed journey leaves a screenshot in
 * .cache/journeys.
 */
export function journey(name: string, run: (tools: JourneyTools) => Promise<void>): void {
  test(name, async () => {
    browser ??= await chromium.connect(stack.browser);
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

/**
 * A polling page still sends requests while it is closed: the journey's routes must not throw then, during
 * the next journey.
 */
async function leave(context: BrowserContext): Promise<void> {
  await Promise.all(
    [context, ...context.pages()].map((place) => place.unrouteAll({ behavior: 'ignoreErrors' })),
  );
  await context.close();
}

function openIn(from: Browser, contexts: BrowserContext[]): Open {
  return async (
    realm,
    {
      locale = realm.locales[0],
      width = 'desktop',
      path: where = '/',
      site = 'site',
      beside,
      reducedMotion = false,
      javaScript = true,
      serviceWorker = false,
    } = {},
  ) => {
    let context = beside?.context();
    if (context === undefined) {
      context = await from.newContext({
        locale,
        ...widths[width],
        javaScriptEnabled: javaScript,
        reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
        serviceWorkers: serviceWorker ? 'allow' : 'block',
      });
      context.setDefaultTimeout(PATIENCE);
      contexts.push(context);
      await watch(context, new Set([new URL(addressOf(realm.id, '/', site)).origin, platformOf(site)]));
    }
    const page = await context.newPage();
    if (where === null) return page;
    await page.goto(addressOf(realm.id, where, site), { waitUntil: 'commit' });
    // Until then the links of the host's content lead to whole pages, and its buttons wait.
    if (javaScript) await page.locator('html:not([data-rendered=""])').waitFor({ state: 'attached' });
    return page;
  };
}

async function takePictures(name: string, contexts: readonly BrowserContext[]): Promise<void> {
  const folder = path.join(process.cwd(), '.cache/journeys');
  await mkdir(folder, { recursive: true });
  const file = name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 100);
  const pages = contexts.flatMap((context) => context.pages());
  await Promise.all(
    pages.map((page, index) =>
      page
        .screenshot({ path: path.join(folder, `${file}-${index}.png`), timeout: 5000 })
        .catch(() => undefined),
    ),
  );
}
