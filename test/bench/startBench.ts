/** The site with one modified realm, and a browser, for pages that no demo realm has. */
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import type { BuildManifest } from '../../scripts/build/BuildManifest';
import { startHost } from '../../scripts/host/startHost';
import { startSandbox } from '../../scripts/sandbox/startSandbox';
import { launchMeasured } from './launchMeasured';

/** The part of a realm document that benches change. */
export interface RealmDocument {
  pages?: Record<string, { readonly rows: readonly unknown[] }>;
  readonly plugins: Record<string, unknown>;
  readonly menus: { readonly WEB: { readonly items: { data: unknown }[] } };
}

export interface Bench {
  /** Base URL of the realm, without a path. */
  readonly address: string;
  /** URL of its platform. */
  readonly sandboxUrl: string;
  readonly browser: Browser;
  stop(): Promise<void>;
}

/** Shares everything but the realms with `root`. */
export async function startBench(
  root: string,
  build: BuildManifest,
  realm: string,
  change: (document: RealmDocument) => void,
): Promise<Bench> {
  const copy = await changedTree(root, realm, change);
  const sandbox = await startSandbox({ port: 0, dataFolder: 'memory' });
  // Removes the platform's menu, which would link to the platform's home.
  await fetch(`${sandbox.url}/__sandbox/faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify([{ path: '/api/v2/menu', status: 503 }]),
  });
  const host = await startHost({
    root: copy,
    port: 0,
    build,
    environment: { '/platform/url': sandbox.url },
    onProblems: () => undefined,
  });
  const server = await launchMeasured(root);
  const browser = await chromium.connect(server.wsEndpoint());
  return {
    address: `http://${realm}.localhost:${host.port}`,
    sandboxUrl: sandbox.url,
    browser,
    stop: async () => {
      await browser.close();
      await server.close();
      await host.stop();
      await sandbox.stop();
      await rm(copy, { recursive: true, force: true });
    },
  };
}

/** Makes a platform section the realm's home, with the platform's rows. */
export function homeIs(section: string): (document: RealmDocument) => void {
  return (document) => {
    delete document.pages;
    const [first] = document.menus.WEB.items;
    if (first !== undefined) first.data = { id: section };
  };
}

async function changedTree(
  root: string,
  realm: string,
  change: (document: RealmDocument) => void,
): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'proscenium-bench-'));
  await Promise.all(
    ['core', 'dist', 'node_modules', 'package.json', 'plugins', 'schemas'].map((name) =>
      symlink(path.join(root, name), path.join(copy, name)),
    ),
  );
  await cp(path.join(root, 'realms'), path.join(copy, 'realms'), { recursive: true });
  const file = path.join(copy, 'realms', realm, 'realm.json');
  const document = JSON.parse(await readFile(file, 'utf8')) as RealmDocument;
  change(document);
  await writeFile(file, JSON.stringify(document));
  return copy;
}
