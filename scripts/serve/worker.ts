/**
 * The production server on workerd: Cloudflare Workers, or `workerd serve` on a server. One isolate serves every realm
 * of the store. `npm run build -- --for workerd` bundles it.
 */
import type { Compressor } from '../host/handler/Compression';
import { createHandler } from '../host/handler/createHandler';
import { kvStore, type KVBinding } from '../releases/kvStore';
import { openRemoteStore } from '../releases/openRemoteStore';
import { r2Store, type R2Binding } from '../releases/r2Store';
import { StoreRefused, type ReleaseStore } from '../releases/ReleaseStore';
import { withHealth } from './health';
import { storeSources } from './storeSources';

/** What the configuration binds; texts are variables and secrets, null when they are not set. */
interface Bindings extends Readonly<Record<string, unknown>> {
  /** The store of releases: a bucket of Cloudflare R2, */
  readonly RELEASES?: R2Binding;
  /** else a namespace of Cloudflare KV, */
  readonly RELEASES_KV?: KVBinding;
  /** else the address of S3-compatible object storage; its credentials are in AWS_ACCESS_KEY_ID and so on. */
  readonly PROSCENIUM_STORE?: string | null;
}

/** An isolate has 128 MB for everything. */
const limits = { memory: 24 * 1024 * 1024, realms: 200 };

/** Compression Streams of workerd do not offer brotli. */
const compressor: Compressor = {
  encodings: ['gzip'],
  compress: async (body) => {
    const compressed = new Blob([body]).stream().pipeThrough(new CompressionStream('gzip'));
    return new Uint8Array(await new Response(compressed).arrayBuffer());
  },
};

let answer: ((request: Request) => Promise<Response>) | null = null;

export default {
  fetch(
    request: Request,
    env: Bindings,
    context: { waitUntil(work: Promise<unknown>): void },
  ): Promise<Response> {
    answer ??= start(env);
    const response = answer(request).then(asCompressed);
    // Requests share what they read. What one reads must arrive even when its client is gone: others wait for it.
    context.waitUntil(response);
    return response;
  },
};

function start(env: Bindings): (request: Request) => Promise<Response> {
  const store = storeOf(env);
  const now = () => Date.now();
  const log = (entry: object) => console.log(JSON.stringify({ time: new Date().toISOString(), ...entry }));
  const report = (error: unknown) =>
    log({ level: 'error', message: error instanceof Error ? error.message : String(error) });
  const handler = createHandler({
    ...storeSources({ store, now, report, compressor, ...limits }),
    observe: ({ milliseconds, ...facts }) => log({ level: 'info', ...facts, ms: Math.round(milliseconds) }),
  });
  return withHealth(handler, { store, now });
}

/** @throws StoreRefused when no store is configured */
function storeOf(env: Bindings): ReleaseStore {
  const { RELEASES: bucket, RELEASES_KV: namespace, PROSCENIUM_STORE: address } = env;
  if (bucket !== undefined) return r2Store(bucket);
  if (namespace !== undefined) return kvStore(namespace);
  if (!address)
    throw new StoreRefused(
      'No store is configured: bind RELEASES (R2) or RELEASES_KV (KV), or set PROSCENIUM_STORE to s3://….',
    );
  const texts = Object.entries(env).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return openRemoteStore(address, Object.fromEntries(texts));
}

/** A body that is compressed already must be sent as it is; workerd compresses bodies of compressed answers itself. */
function asCompressed(response: Response): Response {
  if (response.body === null || !response.headers.has('content-encoding')) return response;
  const { status, headers } = response;
  const init: ResponseInit & { encodeBody: 'manual' } = { status, headers, encodeBody: 'manual' };
  return new Response(response.body, init);
}
