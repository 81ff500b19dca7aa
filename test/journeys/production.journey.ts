/** The way into production: a realm is published and served by the self-contained server behind a proxy with TLS. */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { chromium, type Browser } from 'playwright-core';
import { buildServer } from '../../scripts/build/buildServer';
import { stack } from './support/addresses';
import { assertClean } from './support/assertClean';
import { eventually, PATIENCE } from './support/eventually';
import { watch } from './support/notes';
import { ringside } from './support/realms';
import { rows } from './support/rows';
import { signInOverPanel } from './support/signIn';
import { startTlsProxy, type TlsProxy } from './support/tlsProxy';

const HOST = 'velvet.localhost';
const root = process.cwd();
const run = promisify(execFile);

let folder: string;
let server: ChildProcess;
let proxy: TlsProxy;
let browser: Browser;

/** `proscenium realm …` with the store of this file. */
const cli = async (...command: string[]): Promise<unknown> => {
  const store = ['--store', path.join(folder, 'store'), '--json'];
  const { stdout } = await run(
    path.join(root, 'node_modules/.bin/tsx'),
    ['scripts/cli/main.ts', 'realm', ...command, ...store],
    { cwd: root },
  );
  return JSON.parse(stdout);
};

/** Publishes ringside at the sandbox and at the host name of this file, with another name of the brand. */
function publish(title: string): Promise<unknown> {
  const document = path.join(folder, 'velvet/realm.json');
  const realm = JSON.parse(readFileSync(path.join(root, 'realms/ringside/realm.json'), 'utf8')) as object;
  const platform = { url: stack.sandbox, apiKey: 'ringside-web' };
  writeFileSync(document, JSON.stringify({ ...realm, id: 'velvet', title, hosts: [HOST], platform }));
  return cli('publish', document, '--message', title);
}

/** The port that the server reports when it listens. */
async function listening(started: ChildProcess): Promise<number> {
  if (started.stdout === null) throw new Error('The server has no output.');
  for await (const line of createInterface(started.stdout)) {
    const { message, port } = JSON.parse(line) as { message?: string; port?: number };
    if (message === 'listening' && port !== undefined) return port;
  }
  throw new Error('The server ended before it listened.');
}

/** Starts the server as the example for systemd does, with another store and at a free port. */
function startService(deployed: string, store: string): ChildProcess {
  const unit = readFileSync('scripts/serve/examples/proscenium.service', 'utf8');
  const environment = [...unit.matchAll(/^Environment=(\w+)=(.*)$/gm)].map(([, name, value]) => [
    name,
    value,
  ]);
  const [, command = ''] = /^ExecStart=\/usr\/bin\/env node (.*)$/m.exec(unit) ?? [];
  const changes = { PROSCENIUM_STORE: store, PROSCENIUM_PORT: '0', PROSCENIUM_DRAIN: '0' };
  // The page must not depend on how fast the platform of a busy machine is.
  const patient = { PROSCENIUM_CONTENT_TIMEOUT: '10000' };
  return spawn(process.execPath, command.split(' '), {
    cwd: deployed,
    env: { ...process.env, ...Object.fromEntries(environment), ...changes, ...patient } as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

describe('in production, behind a proxy with TLS', () => {
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'production-'));
    mkdirSync(path.join(folder, 'proxy'));
    cpSync(path.join(root, 'realms/ringside'), path.join(folder, 'velvet'), { recursive: true });
    await publish('Velvet');
    const deployed = path.join(folder, 'node');
    cpSync(await buildServer(root), deployed, { recursive: true });
    server = startService(deployed, path.join(folder, 'store'));
    proxy = await startTlsProxy(path.join(folder, 'proxy'), HOST, await listening(server));
    browser = await chromium.connect(stack.browser);
  });
  afterAll(async () => {
    await browser?.close();
    await proxy?.stop();
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true });
  });

  test('a viewer opens the site, signs in, and sees a new release and a rollback without a restart', async () => {
    const origin = `https://${HOST}:${proxy.port}`;
    const context = await browser.newContext({
      ignoreHTTPSErrors: true,
      locale: 'en',
      // Browsers refuse a service worker of a site without a valid certificate, and say so.
      serviceWorkers: 'block',
    });
    context.setDefaultTimeout(PATIENCE);
    await watch(context, new Set([origin, stack.sandbox]));
    const page = await context.newPage();

    const response = await page.goto(`${origin}/`);
    expect(response?.headers()['strict-transport-security']).toMatch(/^max-age=31536000/);
    expect(response?.headers()['content-encoding']).toBe('br');
    expect(await page.evaluate(() => isSecureContext)).toBe(true);
    expect(await response?.text()).toMatch(/^<!doctype html><html[^>]* data-rendered>/);
    await rows(page).first().waitFor();
    await signInOverPanel(page, ringside, 'viewer');

    const title = async (): Promise<string> => {
      await page.goto(`${origin}/browse`);
      return page.title();
    };
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toContain(origin);
    await publish('Velvet Two');
    await eventually(title, expect.stringContaining('Velvet Two'));
    await cli('rollback', 'velvet');
    await eventually(title, expect.not.stringContaining('Velvet Two'));
    await assertClean(page);
    await context.close();
  });
});
