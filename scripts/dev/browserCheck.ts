/** Looks at a plugin in a real browser, where viewers meet it: on three widths, from left to right and from right to left. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { InstalledPlugin } from '../plugins/installedPlugins';
import { axeViolations } from './axeViolations';
import { pluginPlace } from './pluginPlace';
import { measurePlugin } from './pluginTime';
import { startDev, type RunningDev } from './startDev';

export interface BrowserCheckInput {
  /** The package with the site: the working directory. */
  readonly home: string;
  /** The repository of the plugin, which has axe-core. */
  readonly folder: string;
  readonly browser: Browser;
}

/** A realm from left to right, and one from right to left. */
const realms = [
  { id: 'ringside', locale: 'en' },
  { id: 'noor', locale: 'ar' },
] as const;
const widths = [390, 1024, 1920] as const;
const HEIGHT = 900;

/** Milliseconds in which no request begins or ends, after which a page is complete, and the most that a page gets. */
const QUIET = 1500;
const LONGEST = 20_000;

export interface BrowserFindings {
  /** One line each and each once; none for a plugin without mistakes. */
  readonly findings: readonly string[];
  /** How long its code ran until a page on a phone was complete, at a quarter of this machine's speed. */
  readonly milliseconds: number;
}

/** Rejects when a realm cannot be published. */
export async function browserCheck({ home, folder, browser }: BrowserCheckInput): Promise<BrowserFindings> {
  let milliseconds = 0;
  const found = new Map<string, string[]>();
  for (const { id, locale } of realms) {
    const site = await startDev({ home, folder, realm: id, port: 0, isEdited: false });
    try {
      const mistakes = await site.refresh();
      if (mistakes !== null || site.plugin() === null) throw new Error(mistakes ?? 'There is no plugin.');
      for (const width of widths) {
        const seen = await visit({ home, folder, browser }, site, id, locale, width);
        milliseconds = Math.max(milliseconds, seen.milliseconds);
        for (const finding of seen.findings)
          found.set(finding, [...(found.get(finding) ?? []), `${id} at ${width} px`]);
      }
    } finally {
      await site.stop();
    }
  }
  return {
    findings: [...found].map(([finding, places]) => `${finding} (${places.join(', ')})`),
    milliseconds,
  };
}

async function visit(
  { folder, browser }: BrowserCheckInput,
  site: RunningDev,
  realm: string,
  locale: string,
  width: (typeof widths)[number],
): Promise<BrowserFindings> {
  const plugin = site.plugin() as InstalledPlugin;
  const place = pluginPlace(realm, plugin.manifest);
  const findings: string[] = [];
  let milliseconds = 0;
  const context = await browser.newContext({ locale, viewport: { width, height: HEIGHT } });
  try {
    await watchContext(context, plugin, findings);
    if (place.account !== null) await signIn(context, site, place.account);
    const page = await context.newPage();
    const isLoaded = watchPage(page, site, plugin, findings);
    // The browser may change the process between sites, and forgets then what it measures.
    await page.goto(new URL('/robots.txt', site.address).href);
    const measured = width === widths[0] ? await measurePlugin(page, modulesOf(plugin)) : null;
    await page.goto(new URL(place.path, site.address).href);
    const settled = requestsOf(page);
    await settled();
    if (place.isPayment) {
      await goToPayment(page);
      await settled();
    }
    milliseconds = (await measured?.()) ?? 0;
    if (!isLoaded()) findings.push(`${place.path} does not load it: there, viewers would meet it.`);
    findings.push(...(await axeFindings(page, folder)));
  } finally {
    await context.close();
  }
  return { findings: [...new Set(findings)], milliseconds };
}

/** The beginning of the paths of its modules. */
const modulesOf = ({ manifest }: InstalledPlugin): string =>
  `/assets/plugins/${manifest.id.replace('/', '.')}-`;

/** Reports what its code does that its manifest does not declare. The functions run in the page. */
async function watchContext(
  context: BrowserContext,
  { manifest }: InstalledPlugin,
  findings: string[],
): Promise<void> {
  await context.exposeBinding('pluginFinding', (_source, finding: string) => void findings.push(finding));
  await context.addInitScript(
    ({ declared }) => {
      const report = (globalThis as unknown as { readonly pluginFinding: (finding: string) => void })
        .pluginFinding;
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
        report(
          `The security policy refused ${blockedURI || 'something inline'} (${effectiveDirective})${sourceFile.includes('/assets/plugins/') ? '' : ', on its page'}: declare the origin under "origins" in the manifest, with the reason.`,
        ),
      );
      const setItem = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')?.value as (
        this: Storage,
        key: string,
        value: string,
      ) => void;
      Storage.prototype.setItem = function set(key: string, value: string) {
        const isPlugins = (new Error('who').stack ?? '').includes('/assets/plugins/');
        const isDeclared = declared.some((name) =>
          name.endsWith('*') ? key.startsWith(name.slice(0, -1)) : key === name,
        );
        if (isPlugins && !isDeclared)
          report(`It stores "${key}", which its manifest does not declare under "storage".`);
        setItem.call(this, key, value);
      };
    },
    { declared: manifest.storage ?? [] },
  );
}

/** Reports failures of its code; returns whether a module of it was loaded. */
function watchPage(page: Page, site: RunningDev, plugin: InstalledPlugin, findings: string[]): () => boolean {
  let loaded = false;
  const modules = new URL(modulesOf(plugin), site.address).href;
  page.on('response', (response) => {
    if (response.url().startsWith(modules) && response.ok()) loaded = true;
  });
  page.on('pageerror', (error) => {
    if (error.stack?.includes('/assets/plugins/') === true) findings.push(`It throws: ${error.message}`);
  });
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && text.startsWith(`[${plugin.manifest.id}]`))
      findings.push(`It fails: ${text}`);
  });
  return () => loaded;
}

/** A function that waits until no request has begun or ended for a while: those for streams stay open. */
function requestsOf(page: Page): () => Promise<void> {
  let last = performance.now();
  const note = () => void (last = performance.now());
  for (const name of ['request', 'requestfinished', 'requestfailed'] as const)
    page.on(name as 'request', note);
  return async () => {
    const end = performance.now() + LONGEST;
    note();
    while (performance.now() < end && performance.now() - last < QUIET) await page.waitForTimeout(QUIET / 5);
  };
}

async function signIn(context: BrowserContext, site: RunningDev, account: string): Promise<void> {
  const answer = await fetch(`${site.platform}/api/v2/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': site.apiKey(), 'accept-language': 'en' },
    body: JSON.stringify({ id: account, secret: 'Proscenium1!' }),
  });
  const { authorisationToken, refreshToken } = (await answer.json()) as Readonly<Record<string, string>>;
  await context.addInitScript(
    ([access = '', refresh = '']) => {
      localStorage.setItem('authToken', access);
      localStorage.setItem('refreshToken', refresh);
      localStorage.setItem('signin.provider', 'id');
    },
    [authorisationToken, refreshToken],
  );
}

/** Chooses the first licence that costs something. */
async function goToPayment(page: Page): Promise<void> {
  await page.locator('input[type=radio]:enabled:not([value*=free])').first().press(' ');
  await page.locator('main form button[type=submit]').click();
  await page.locator('form[aria-busy]').waitFor();
}

async function axeFindings(page: Page, folder: string): Promise<readonly string[]> {
  const file = createRequire(path.join(folder, 'package.json')).resolve('axe-core/axe.min.js');
  return (await axeViolations(page, readFileSync(file, 'utf8'))).map((violation) => `axe ${violation}`);
}
