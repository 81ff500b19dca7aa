/** dist/workerd as it is deployed: at Cloudflare, simulated by miniflare, and with workerd alone. */
import { spawn, type ChildProcess } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { parse } from 'jsonc-parser';
import { Miniflare } from 'miniflare';
import { buildWorker, bundleWorker } from '../../../scripts/build/buildWorker';
import { openRemoteStore } from '../../../scripts/releases/openRemoteStore';
import { root } from '../host/hostFixture';
import { credentials, startS3Service } from '../releases/s3Service';
import { send } from '../serve/engines';
import { publishDemos } from '../serve/publishDemos';

const MIB = 1024 * 1024;
let project: string;
let folder: string;
beforeAll(async () => {
  project = mkdtempSync(path.join(tmpdir(), 'proscenium-workerd-'));
  for (const shared of ['core', 'node_modules', 'scripts', 'package.json', 'tsconfig.json'])
    symlinkSync(path.join(root, shared), path.join(project, shared));
  mkdirSync(path.join(project, 'dist/assets/messages'), { recursive: true });
  for (const file of ['new-1.js', 'new-1.js.br', 'new-1.js.map', 'messages/en-1.json'])
    writeFileSync(path.join(project, 'dist/assets', file), file);
  folder = await buildWorker(project);
});
afterAll(() => rmSync(project, { recursive: true }));

const textOf = (file: string) => readFileSync(path.join(folder, file), 'utf8');

test('the folder contains the worker, its configurations and the assets', () => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  expect(files.sort()).toEqual([
    'README.md',
    'config.capnp',
    'static/_headers',
    'static/assets/messages/en-1.json',
    'static/assets/new-1.js',
    'worker.js',
    'wrangler.jsonc',
  ]);
});

test('the worker has at most 1 MB compressed, and uses nothing from Node', async () => {
  const { outputFiles, metafile } = await bundleWorker(root);
  const [{ contents, text } = { contents: new Uint8Array(), text: '' }] = outputFiles;
  expect(contents.length).toBeGreaterThan(0);
  expect(gzipSync(contents).length).toBeLessThan(MIB);
  expect(Object.values(metafile.outputs).flatMap(({ imports }) => imports)).toEqual([]);
  // React calls `process.emit` where it exists.
  expect(text).not.toMatch(/["'`]node:|(?<![.\w\s])require\(|\bprocess\.(?!env\b|emit\b)|\bBuffer\b/);
  expect(textOf('wrangler.jsonc') + textOf('config.capnp')).not.toContain('nodejs_compat');
});

interface WranglerConfig {
  readonly main: string;
  readonly compatibility_date: string;
  readonly assets: { readonly directory: string };
  readonly r2_buckets: readonly { readonly binding: string }[];
}

test('at Cloudflare, static files are served before the worker, with the headers that it would send', async () => {
  const config = parse(textOf('wrangler.jsonc')) as WranglerConfig;
  const directory = path.join(project, 'static');
  cpSync(path.join(folder, config.assets.directory), directory, { recursive: true });
  // In Jest, miniflare takes the absence of these optional files for an error.
  for (const file of ['.assetsignore', '_redirects']) writeFileSync(path.join(directory, file), '');
  const miniflare = new Miniflare({
    modules: true,
    script: textOf(config.main),
    compatibilityDate: config.compatibility_date,
    r2Buckets: config.r2_buckets.map(({ binding }) => binding),
    assets: {
      directory,
      routerConfig: { has_user_worker: true },
    },
    handleRuntimeStdio: (stdout: Readable) => stdout.resume(),
  });
  try {
    const asset = await miniflare.dispatchFetch('https://site.example/assets/new-1.js');
    expect([asset.status, await asset.text()]).toEqual([200, 'new-1.js']);
    expect(Object.fromEntries(asset.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(asset.headers.get('strict-transport-security')).toBeNull();
    const others = ['/assets/gone-1.js', '/worker.js', '/_headers', '/healthz'].map(
      async (address) => (await miniflare.dispatchFetch(`https://site.example${address}`)).status,
    );
    expect(await Promise.all(others)).toEqual([404, 404, 404, 200]);
  } finally {
    await miniflare.dispose();
  }
});

interface Serving {
  readonly server: ChildProcess;
  readonly port: number;
}

/** `workerd serve` in the folder; resolves when it listens. `onError` is called with the lines of its log of errors. */
function serve(
  env: Readonly<Record<string, string>>,
  onError: (line: string) => void = (line) => process.stderr.write(`${line}\n`),
): Promise<Serving> {
  const ofMiniflare = createRequire(require.resolve('miniflare'));
  const { default: binary } = ofMiniflare('workerd') as { readonly default: string };
  const server = spawn(
    binary,
    ['serve', 'config.capnp', '--socket-addr', 'http=127.0.0.1:0', '--control-fd', '3'],
    { cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe', 'pipe'] },
  );
  createInterface(server.stdio[2] as Readable).on('line', onError);
  return new Promise((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`workerd ended with ${code}.`)));
    createInterface(server.stdio[3] as Readable).on('line', (line) => {
      const { event, port } = JSON.parse(line) as { readonly event: string; readonly port: number };
      if (event === 'listen') resolve({ server, port });
    });
  });
}

test('workerd alone serves a store in object storage, behind a proxy that terminates TLS', async () => {
  const service = await startS3Service();
  const { bucket } = await service.newBucket();
  const env = {
    PROSCENIUM_STORE: `s3://${bucket}/sites?endpoint=${service.endpoint}&region=auto`,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  };
  await publishDemos(
    openRemoteStore(env.PROSCENIUM_STORE, env),
    { ringside: { hsts: 'subdomains' } },
    'http://127.0.0.1:9',
  );
  const { server, port } = await serve(env);
  const workerd = { port };
  try {
    const page = await send(workerd, { path: '/', headers: { 'x-forwarded-proto': 'https' } });
    expect([page.status, page.body.toString()]).toEqual([
      200,
      expect.stringContaining('<link rel="canonical" href="https://ringside.localhost/">'),
    ]);
    expect(page.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    const script = await send(workerd, { path: '/assets/first-1.js', headers: { 'accept-encoding': 'br' } });
    expect([script.status, script.headers['content-encoding']]).toEqual([200, 'br']);
    expect((await send(workerd, { path: '/readyz' })).status).toBe(200);
  } finally {
    server.kill('SIGKILL');
    await service.close();
  }
});

test('without a store, answers fail and the log says why', async () => {
  const messages: string[] = [];
  let logged = () => {};
  const isLogged = new Promise<void>((resolve) => (logged = resolve));
  const { server, port } = await serve({}, (line) => {
    if (messages.push(line) === 1) logged();
  });
  try {
    expect((await send({ port }, { path: '/' })).status).toBe(500);
    await isLogged;
    expect(messages[0]).toContain('No store is configured: bind RELEASES (R2)');
  } finally {
    server.kill('SIGKILL');
  }
});
