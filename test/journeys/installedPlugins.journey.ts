/** Three packages of plugins are added to a running host, used, updated and removed: without a build, without a restart. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { pluginAdd, pluginRemove } from '../../scripts/cli/pluginStore';
import type { Outcome } from '../../scripts/cli/outcome';
import { realmPublish } from '../../scripts/cli/realmPublish';
import { proxyList } from '../../scripts/host/nodeServer';
import { openStore } from '../../scripts/releases/openStore';
import { startService, type Service } from '../../scripts/serve/startService';
import { copyPackage, installSdk, packVersion, type PackageName } from '../scripts/package/authorsProject';
import { stack } from './support/addresses';
import { assertClean } from './support/assertClean';
import { axe } from './support/axe';
import { eventually, PATIENCE } from './support/eventually';
import { allow, watch } from './support/notes';
import { ringside } from './support/realms';
import { resetSandbox } from './support/sandbox';
import { shop } from './support/shop';
import { arriveSignedIn } from './support/signIn';
import { text } from './support/texts';

const root = process.cwd();
const home = mkdtempSync(path.join(tmpdir(), 'installed-'));
const store = path.join(home, 'store');

let sdk: string;
let service: Service;
let browser: Browser;

const folders = new Map<PackageName, string>();
const pack = (name: PackageName, version: string) => packVersion(sdk, folders.get(name) ?? '', version);

/** Expects the command to succeed; returns what it printed. */
async function succeed(running: Promise<Outcome>): Promise<string> {
  const { output, errors, code } = await running;
  if (code !== 0) throw new Error(errors);
  return output;
}

interface Site {
  readonly id: string;
  /** Plugins beside those of ringside. */
  readonly plugins?: object;
  /** What its document says instead of that of ringside. */
  readonly more?: object;
}

/** The path of a realm's document. */
function documentOf({ id, plugins = {}, more = {} }: Site): string {
  const folder = path.join(home, id);
  cpSync(path.join(root, 'realms/ringside'), folder, { recursive: true });
  const file = path.join(folder, 'realm.json');
  const demo = JSON.parse(readFileSync(file, 'utf8')) as { readonly plugins: object };
  const own = {
    id,
    hosts: [`${id}.localhost`],
    platform: { url: stack.sandbox, apiKey: `${id}.prepaid-web` },
  };
  writeFileSync(file, JSON.stringify({ ...demo, ...own, ...more, plugins: { ...demo.plugins, ...plugins } }));
  return file;
}

const publish = (site: Site): Promise<Outcome> =>
  realmPublish(root, [documentOf(site)], { store, allowPrivatePlatform: true, by: 'journey' });
const address = (id: string, at = '/') => `http://${id}.localhost:${service.port}${at}`;
/** The page as a client gets it; the sandbox's times of events are not part of it. */
const htmlOf = async (id: string) => {
  const answer = await fetch(`http://127.0.0.1:${service.port}/search`, {
    headers: { host: `${id}.localhost` },
  });
  return answer.text();
};

const withPlugins = {
  id: 'arena',
  plugins: { 'section/poll': { choices: 2 }, 'route/club': { members: 7 } },
  more: {
    paymentProviders: [{ name: 'prepaid' }, { name: 'zero-balance' }],
    menus: {
      WEB: {
        layout: 'top',
        items: [
          { type: 'section', data: { id: 'home' }, title: { en: 'Tonight', es: 'Esta noche' } },
          { type: 'plugin-item', data: { id: 'club' } },
        ],
      },
    },
    pages: {
      home: {
        rows: [
          { type: 'poll', bucket: 'home-archive' },
          { type: 'default', bucket: 'home-next' },
        ],
      },
    },
  },
};

/** Opens the site in a browser of its own. */
async function open(at: string | null, locale = 'en'): Promise<Page> {
  const context = await browser.newContext({ locale });
  context.setDefaultTimeout(PATIENCE);
  await watch(context, new Set([address('arena').slice(0, -1), stack.sandbox]));
  const page = await context.newPage();
  if (at !== null) await page.goto(address('arena', at));
  return page;
}

const question = (page: Page, words = 'Which one do you watch first?') =>
  page.getByRole('radiogroup', { name: words });

beforeAll(async () => {
  sdk = await installSdk(home);
  for (const name of ['poll', 'prepaid', 'club'] as const) folders.set(name, copyPackage(home, name));
  await succeed(publish({ id: 'arena' }));
  await succeed(publish({ id: 'neighbour' }));
  service = await startService({
    store: openStore(store),
    hostname: '127.0.0.1',
    port: 0,
    proxies: proxyList(''),
    assets: path.join(root, 'dist/assets'),
    contentTimeout: PATIENCE,
    log: () => undefined,
  });
  browser = await chromium.connect(stack.browser);
}, 600_000);

afterAll(async () => {
  await browser?.close();
  await service?.stop(Promise.resolve(), 0);
  rmSync(home, { recursive: true, force: true });
});

beforeEach(() => resetSandbox());

/** Adds all three and publishes the realm with them. */
async function install(): Promise<void> {
  for (const name of folders.keys())
    await succeed(pluginAdd(root, pack(name, '1.0.0'), { store, by: 'journey' }));
  await succeed(publish(withPlugins));
}

test('a realm with a plugin that the store does not have is refused, and the site stands', async () => {
  const { code, errors } = await publish(withPlugins);
  expect(code).toBe(1);
  expect(errors).toContain('section/poll');
  const page = await open('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await question(page).count()).toBe(0);
  await assertClean(page);
  await page.context().close();
});

test('added plugins are used by viewers of the realm that names them; other realms keep their bytes', async () => {
  const before = await htmlOf('neighbour');
  const early = await open('/');
  await install();
  await succeed(publish({ id: 'neighbour' }));
  expect(await htmlOf('neighbour')).toBe(before);

  const page = await open('/');
  await eventually(async () => {
    await page.reload();
    return question(page).count();
  }, 1);
  await question(page).getByRole('radio').nth(1).press(' ');
  await page.getByText('Thank you for your vote.').waitFor();
  await page.reload();
  await eventually(() => question(page).getByRole('radio').nth(1).isChecked(), true);
  await axe(page);

  await page.getByRole('navigation').getByRole('link', { name: 'The club' }).click();
  await page.getByRole('heading', { level: 1, name: 'The club' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/club');
  await page.getByText('7 members.').waitFor();
  await axe(page);

  const spanish = await open('/el-club', 'es');
  await spanish.getByText('7 miembros.').waitFor();
  // A tab that was opened before goes on.
  await early
    .getByRole('link', { name: 'Search' })
    .or(early.getByRole('button', { name: 'Search' }))
    .first()
    .click();
  await early.getByRole('searchbox').or(early.getByRole('textbox')).first().waitFor();
  for (const each of [page, spanish, early]) {
    await assertClean(each);
    await each.context().close();
  }
});

test('a viewer pays with an added payment method', async () => {
  await install();
  const page = await open(null);
  await arriveSignedIn(page, ringside, 'viewer', stack.sandbox, new URL(address('arena')).origin);
  await page.goto(address('arena', `/video/${ringside.locked}`));
  const { choose, licences, goOn, consent, pay, done } = shop(page, 'en');
  await choose.click();
  await licences.first().press(' ');
  await goOn.click();
  await page.getByLabel('Number of the card').fill('7000 0002');
  await consent.press(' ');
  allow(page, /answer 402: POST .*\/pay/, /Failed to load resource.*402/, /\[commerce\]/);
  await pay.click();
  await page.getByRole('alert').first().waitFor();
  expect(await done.count()).toBe(0);
  await page.getByLabel('Number of the card').fill('7000 0001');
  await pay.click();
  await done.waitFor();
  await assertClean(page);
  await page.context().close();
});

test('the page that checks drafts knows the added plugins', async () => {
  await install();
  const page = await open(null);
  await arriveSignedIn(page, ringside, 'staff', stack.sandbox, new URL(address('arena')).origin);
  await page.goto(address('arena', '/_admin/draft'));
  const area = page.getByRole('textbox', { name: text('en', 'adminDraftText') });
  const document = readFileSync(documentOf(withPlugins), 'utf8');
  await area.fill(document.replace('"choices":2', '"choices":"two"'));
  await page.getByRole('button', { name: /\/plugins\/section~1poll\/choices/ }).waitFor();
  await area.fill(document);
  await page.getByText(text('en', 'adminNoProblems')).waitFor();
  // The words of the document are no texts of the page.
  await area.fill('');
  await assertClean(page);
  await page.context().close();
});

test('a new version takes the place of the old one; a removed plugin leaves the site whole', async () => {
  await install();
  const folder = folders.get('poll') ?? '';
  writeFileSync(
    path.join(folder, 'messages/en.json'),
    JSON.stringify({ pollQuestion: 'And your favourite?', pollThanks: 'Noted.' }),
  );
  const added = await succeed(pluginAdd(root, pack('poll', '1.1.0'), { store, by: 'journey' }));
  expect(added).toContain('@acme/poll 1.1.0, before 1.0.0');
  await succeed(publish(withPlugins));
  const page = await open('/');
  await eventually(async () => {
    await page.reload();
    return question(page, 'And your favourite?').count();
  }, 1);

  for (const id of ['section/poll', 'route/club', 'payment/prepaid'])
    await succeed(pluginRemove(root, id, { store }));
  // The current release still contains the plugin; only a publish removes it.
  await page.reload();
  await question(page, 'And your favourite?').waitFor();
  await succeed(publish({ id: 'arena' }));
  await eventually(async () => {
    await page.reload();
    return question(page, 'And your favourite?').count();
  }, 0);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await assertClean(page);
  await page.context().close();
});
