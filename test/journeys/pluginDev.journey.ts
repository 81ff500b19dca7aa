/** The author of a plugin, who has nothing but the packed SDK and the packed site: from nothing to a row that follows edits. */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { chromium, type Browser } from 'playwright-core';
import { buildDevPackage } from '../../scripts/package/buildDevPackage';
import { launchOptions } from '../kit/browser';
import { installSdk, proscenium } from '../scripts/package/authorsProject';
import { stack } from './support/addresses';
import { eventually, PATIENCE } from './support/eventually';

const home = mkdtempSync(path.join(tmpdir(), 'author-'));
const folder = path.join(home, 'quiz');

let sdk: string;
let browser: Browser;
let site: ChildProcess | undefined;

beforeAll(async () => {
  sdk = await installSdk(home);
  await buildDevPackage(process.cwd(), path.join(home, 'node_modules/proscenium-dev'));
  expect(proscenium(sdk, home, 'new', 'section/quiz').status).toBe(0);
  symlinkSync(path.join(home, 'node_modules'), path.join(folder, 'node_modules'));
  browser = await chromium.connect(stack.browser);
}, 600_000);
afterAll(async () => {
  await browser?.close();
  rmSync(home, { recursive: true, force: true });
});
afterEach(async () => {
  if (site === undefined || site.exitCode !== null) return;
  const ended = once(site, 'exit');
  site.kill('SIGTERM');
  await ended;
});

/** Starts `plugin dev`, and returns the address that it prints. */
async function start(...options: readonly string[]): Promise<string> {
  const command = path.join(sdk, 'modules/scripts/author/main.js');
  const started = spawn(process.execPath, [command, 'plugin', 'dev', '--port', '0', ...options], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  site = started;
  for await (const line of createInterface(started.stdout)) {
    const [, address] = /^Published in \d+ ms: (.+)$/.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error('The site ended before it was published.');
}

/** `plugin check`, with the browser of the journeys. */
async function check(): Promise<string> {
  const { executablePath = '', env } = await launchOptions(path.join(process.cwd(), '.cache/browser'));
  const command = path.join(sdk, 'modules/scripts/author/main.js');
  const run = promisify(execFile)(
    process.execPath,
    [command, 'plugin', 'check', '--browser', executablePath],
    { cwd: folder, env: { ...process.env, ...env } },
  );
  return run.then(
    ({ stdout }) => stdout,
    ({ stderr }: { readonly stderr: string }) => stderr,
  );
}

const edit = (file: string, change: (text: string) => string): void => {
  const place = path.join(folder, file);
  writeFileSync(place, change(readFileSync(place, 'utf8')));
};

test('a new row is seen in a realm, follows edits, and shows its mistakes at their places', async () => {
  const address = await start();
  const context = await browser.newContext({ locale: 'en' });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const violations: string[] = [];
  await page.exposeFunction('violated', (what: string) => violations.push(what));
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      (globalThis as unknown as { violated(what: string): void }).violated(
        `${violatedDirective} ${blockedURI}`,
      ),
    ),
  );
  await page.goto(address);
  await page.locator('h2').filter({ hasText: 'On the canvas now' }).waitFor();

  edit('Quiz.tsx', (text) => text.replace('{row.title}</h2>', 'Quiz: {row.title}</h2>'));
  await page.locator('h2').filter({ hasText: 'Quiz: On the canvas now' }).waitFor();

  edit('Quiz.tsx', (text) => `${text}\nconst broken = ;\n`);
  const mistakes = page.getByRole('alert');
  await mistakes.filter({ hasText: /Quiz\.tsx:\d+:\d+/ }).waitFor();
  // The page keeps the last version that worked.
  await page.locator('h2').filter({ hasText: 'Quiz: On the canvas now' }).waitFor();
  edit('Quiz.tsx', (text) => text.replace('\nconst broken = ;\n', ''));
  await mistakes.waitFor({ state: 'detached' });

  writeFileSync(path.join(folder, 'dev.json'), '{ "options": { "limit": "all" } }');
  await mistakes.filter({ hasText: '/plugins/section~1quiz/limit' }).waitFor();
  writeFileSync(path.join(folder, 'dev.json'), '{ "options": { "limit": 1 } }');
  await mistakes.waitFor({ state: 'detached' });
  expect(violations).toEqual([]);
  await context.close();
});

test('an edit of a component or of styles keeps the state of the page; any other edit loads it again', async () => {
  writeFileSync(path.join(folder, 'dev.json'), '{ "options": { "limit": 1 } }');
  const address = await start();
  const context = await browser.newContext({ locale: 'en' });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') failures.push(message.text());
  });
  await page.goto(address);
  const row = page.locator('section').filter({ has: page.locator('h2', { hasText: 'On the canvas now' }) });
  const more = row.getByRole('button', { expanded: false });
  const fewer = row.getByRole('button', { expanded: true });
  await more.click();
  await fewer.waitFor();
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  const isSamePage = () => page.evaluate(() => Object.hasOwn(globalThis, 'isSamePage'));

  edit('Quiz.tsx', (text) => text.replace('{row.title}</h2>', 'Again: {row.title}</h2>'));
  await row.filter({ hasText: 'Again: On the canvas now' }).waitFor();
  await fewer.waitFor();

  const outline = () => row.evaluate((element) => getComputedStyle(element).outlineColor);
  edit('Quiz.module.css', (text) => text.replace('.row {', '.row {\n    outline-color: rgb(1, 2, 3);'));
  await eventually(outline, 'rgb(1, 2, 3)');
  edit('Quiz.module.css', (text) => text.replace('\n    outline-color: rgb(1, 2, 3);', ''));
  await eventually(async () => (await outline()) === 'rgb(1, 2, 3)', false);
  await fewer.waitFor();

  // Another order of hooks: React begins anew with the component.
  edit('Quiz.tsx', (text) =>
    text.replace('const t = useText();', "const t = useText();\n  useState('new');"),
  );
  await more.click();
  expect(await isSamePage()).toBe(true);

  edit('section.tsx', (text) => text.replace('position < 2', 'position < 3'));
  await more.waitFor();
  await eventually(isSamePage, false);
  expect(failures).toEqual([]);
  await context.close();
});

test('it is seen from right to left as well', async () => {
  const address = await start('--realm', 'noor');
  const context = await browser.newContext({ locale: 'ar' });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('[dir="rtl"] h2').filter({ hasText: 'يستحق مساءك' }).waitFor();
  await context.close();
});

test('its check looks at it in a browser: nothing is found in a new plugin', async () => {
  expect(await check()).toMatch(
    /on three widths and in both directions, nothing was found\. Its code ran for \d+ ms .*; the budget is 250\./,
  );
});

test('its check finds what only a browser shows', async () => {
  const before = readFileSync(path.join(folder, 'Quiz.tsx'), 'utf8');
  edit('Quiz.tsx', (text) =>
    text
      .replace(
        '  const Card =',
        // The check of the files knows an address that is written as one text.
        `  void fetch('https://' + 'tracker.example/seen').catch(() => undefined);
  for (const end = performance.now() + 400; performance.now() < end; );
  globalThis['localStorage'].setItem('quiz-seen', 'yes');
  const Card =`,
      )
      .replace('<ul', '<img src="/favicon.ico" />\n      <ul'),
  );
  const found = await check();
  writeFileSync(path.join(folder, 'Quiz.tsx'), before);
  expect(found).toContain(
    'The security policy refused https://tracker.example/seen (connect-src): declare the origin under "origins"',
  );
  expect(found).toContain('It stores "quiz-seen", which its manifest does not declare under "storage".');
  const [, milliseconds] = /Its code ran for (\d+) ms .*the budget is 250\. "proscenium"/.exec(found) ?? [];
  expect(Number(milliseconds)).toBeGreaterThanOrEqual(350);
  expect(found).toMatch(/axe image-alt: .* \(ringside at 390 px, .*noor at 1920 px\)/);
});
