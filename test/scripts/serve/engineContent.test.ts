/** The content of pages, rendered by the production server on Node and on workerd: with the same renderer, alike. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { cssModules } from '../../../scripts/build/cssModules';
import { rendererOptions } from '../../../scripts/build/renderer';
import { loadRenderer } from '../../../scripts/host/loadRenderer';
import { memoryStore, type MemoryValues } from '../../../scripts/releases/memoryStore';
import { root } from '../host/hostFixture';
import { send, startNode, startWorkerd, type Engine } from './engines';
import { startHostPlatform, type HostPlatform } from './hostPlatform';
import { publishDemos } from './publishDemos';

/** Longer than the platform of the tests needs on any machine. */
const PATIENT = 60_000;

let folder: string;
let platform: HostPlatform;
let engines: readonly Engine[] = [];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'renderer-'));
  const file = path.join(folder, 'renderer.cjs');
  const styles = cssModules(root, () => 'nowhere');
  const options = {
    format: 'cjs',
    supported: { 'dynamic-import': false },
    minify: true,
    write: false,
  } as const;
  const { outputFiles } = await build({ ...rendererOptions(root, styles), ...options });
  await writeFile(file, outputFiles[0]?.text ?? '');
  const renderer = loadRenderer([file]);
  platform = await startHostPlatform();
  const values: MemoryValues = new Map();
  await publishDemos(memoryStore(values), { noor: {} }, platform.url, {
    version: renderer?.version ?? '',
    sheet: [],
    styles: [],
  });
  engines = await Promise.all([
    startNode(values, PATIENT, renderer),
    startWorkerd(values, PATIENT, 'r2Buckets', file),
  ]);
});
afterAll(async () => {
  await Promise.all(engines.map((engine) => engine.stop()));
  await platform.close();
  await rm(folder, { recursive: true });
});

test('Node and workerd render the same content, escaped', async () => {
  const pages = await Promise.all(
    engines.map(async (engine) => {
      const request = { path: '/browse', hostname: 'noor.localhost', headers: { 'accept-language': 'en' } };
      const { status, headers, body } = await send(engine, request);
      return { status, policy: headers['content-security-policy'], html: body.toString() };
    }),
  );
  const [node, workerd] = pages.map((page) => ({
    ...page,
    html: page.html.replace(/"renderedAt":\d+/, '"renderedAt":0'),
  }));
  expect(node?.status).toBe(200);
  expect(node?.html).toMatch(/^<!doctype html><html[^>]* data-rendered>/);
  expect(node?.html).toMatch(/<h1 [^>]*>The Long Count<\/h1>/);
  expect(node?.html).toContain('Film &quot;a&quot; &lt;em&gt;');
  expect(node?.html).toContain('https://pictures.test/a.webp?width=320 320w');
  expect(workerd).toEqual(node);
});
