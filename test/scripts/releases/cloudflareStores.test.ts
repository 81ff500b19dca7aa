import { builtinModules } from 'node:module';
import path from 'node:path';
import type { KVNamespace, R2Bucket } from '@cloudflare/workers-types';
import { buildSync } from 'esbuild';
import { Miniflare } from 'miniflare';
import { kvStore, type KVBinding } from '../../../scripts/releases/kvStore';
import { r2Store, type R2Binding } from '../../../scripts/releases/r2Store';
import { collect } from './collect';
import { releaseStoreContract, type OpenStore } from './releaseStoreContract';
import { credentials, startS3Service } from './s3Service';
import { storeInWorker } from './storeCall';

/** One binding for each test, so that its store is empty. */
const bindings = (kind: string) => Array.from({ length: 60 }, (_, index) => `${kind}_${index}`);
const unused = { R2: bindings('R2'), KV: bindings('KV') };

function nextBinding(kind: 'R2' | 'KV'): string {
  const binding = unused[kind].pop();
  if (binding === undefined) throw new Error('There are more tests than bindings.');
  return binding;
}

let miniflare: Miniflare;
let worker: string;
beforeAll(async () => {
  const { outputFiles, metafile } = buildSync({
    entryPoints: [path.join(__dirname, 'storeWorker.ts')],
    bundle: true,
    format: 'esm',
    platform: 'browser',
    conditions: ['worker'],
    external: builtinModules.flatMap((name) => [name, `node:${name}`]),
    metafile: true,
    write: false,
  });
  worker = outputFiles[0]?.text ?? '';
  expect(Object.values(metafile.outputs).flatMap(({ imports }) => imports)).toEqual([]);
  miniflare = new Miniflare({
    modules: true,
    script: worker,
    compatibilityDate: '2026-04-01',
    r2Buckets: bindings('R2'),
    kvNamespaces: bindings('KV'),
    bindings: {
      AWS_ACCESS_KEY_ID: credentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    },
  });
  await miniflare.ready;
});
afterAll(() => miniflare.dispose());

const send = async (body: Blob): Promise<ArrayBuffer> =>
  (
    await miniflare.dispatchFetch('http://worker/', { method: 'POST', body: await body.arrayBuffer() })
  ).arrayBuffer();

function opened(binding: string, tamper: OpenStore['tamper']): OpenStore {
  const store = storeInWorker(binding, send);
  return {
    store,
    reopen: (now) => storeInWorker(binding, send, now()),
    tamper,
    fill: (names) => store.fill(names),
    close: async () => undefined,
  };
}

/** What the methods of a binding do while its service is down. */
const failing = async (): Promise<never> => {
  throw new Error('Internal error (10001)');
};

releaseStoreContract('R2 on workerd', {
  open: async () => {
    const binding = nextBinding('R2');
    return opened(binding, async (kind, name, change) => {
      const bucket: R2Binding = await miniflare.getR2Bucket(binding);
      const stored = await bucket.get(`${kind}/${name}`);
      const bytes = new Uint8Array((await stored?.arrayBuffer()) ?? []);
      await bucket.put(`${kind}/${name}`, change(bytes));
    });
  },
  unreachable: () => r2Store({ get: failing, head: failing, put: failing, list: failing, delete: failing }),
  many: 1100,
  hasCompareAndSwap: true,
});

releaseStoreContract('KV on workerd', {
  open: async () => {
    const binding = nextBinding('KV');
    return opened(binding, async (kind, name, change) => {
      const namespace: KVBinding = await miniflare.getKVNamespace(binding);
      const stored = await namespace.getWithMetadata(`${kind}/${name}`, { type: 'arrayBuffer' });
      const bytes = change(new Uint8Array(stored.value ?? []));
      const { writtenAt } = stored.metadata as { readonly writtenAt: number };
      const metadata = { size: bytes.length, writtenAt };
      await namespace.put(`${kind}/${name}`, bytes, { metadata });
    });
  },
  unreachable: () => kvStore({ getWithMetadata: failing, put: failing, list: failing, delete: failing }),
  many: 1100,
  hasCompareAndSwap: false,
});

describe('stores on workerd', () => {
  it('accept the bindings as Cloudflare types them', () => {
    const accept = (bucket: R2Bucket, namespace: KVNamespace) => [r2Store(bucket), kvStore(namespace)];
    expect(accept).toHaveLength(2);
  });

  it('read and write S3 with web standards alone', async () => {
    const service = await startS3Service();
    try {
      const { bucket } = await service.newBucket();
      const store = storeInWorker(`s3://${bucket}/brands?endpoint=${service.endpoint}&region=auto`, send);
      const hash = await store.write(new TextEncoder().encode('page'));
      expect(Buffer.from((await store.read(hash)) ?? []).toString()).toBe('page');
      expect((await store.swapPointer('realm/ringside', '1', null)).swapped).toBe(true);
      expect((await store.swapPointer('realm/ringside', '2', null)).swapped).toBe(false);
      const { version = '' } = (await store.readPointer('realm/ringside')) ?? {};
      expect((await store.swapPointer('realm/ringside', '2', version)).swapped).toBe(true);
      expect((await store.swapPointer('realm/ringside', '3', version)).swapped).toBe(false);
      expect(await collect(store.listPointers('realm/'))).toEqual(['realm/ringside']);
    } finally {
      await service.close();
    }
  });
});
