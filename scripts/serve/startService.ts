/** The production server: serves the releases of a store on Node, without sandbox, compiler or source files. */
import type { BlockList } from 'node:net';
import { assetFile, assetLibrary } from '../host/assetLibrary';
import { ContentLookup } from '../host/handler/ContentLookup';
import { createHandler } from '../host/handler/createHandler';
import { nodeCompressor } from '../host/nodeCompressor';
import { startNodeServer } from '../host/nodeServer';
import { ReleaseLibrary } from '../host/ReleaseLibrary';
import type { ReleaseStore } from '../releases/ReleaseStore';

export interface ServiceOptions {
  readonly store: ReleaseStore;
  readonly hostname: string;
  /** 0 selects a free port. */
  readonly port: number;
  /** Proxies whose `x-forwarded-proto` is believed. */
  readonly proxies: BlockList;
  /** The folder of the build that is deployed with this server; files of other builds come from the store. */
  readonly assets: string | null;
  /** Writes one entry of the log. */
  readonly log: (entry: Readonly<Record<string, unknown>>) => void;
  /** Milliseconds. */
  readonly now?: () => number;
}

export interface Service {
  readonly port: number;
  /**
   * Answers `/readyz` with 503 from now on, so that a load balancer sends no more requests; when `noticed` resolves, it
   * stops accepting connections, and finishes the requests in progress for at most `grace` milliseconds.
   */
  stop(noticed: Promise<void>, grace: number): Promise<void>;
}

/** How long the answer of the store for `/readyz` is used, in milliseconds. */
const STORE_CHECK = 5000;

/** Rejects when the port is taken. */
export async function startService({
  store,
  hostname,
  port,
  proxies,
  assets,
  log,
  now = () => performance.now(),
}: ServiceOptions): Promise<Service> {
  const report = (error: unknown) =>
    log({ level: 'error', message: error instanceof Error ? error.message : String(error) });
  const library = new ReleaseLibrary({ store, now, report });
  const local = assets === null ? null : assetLibrary(assets);
  const handler = createHandler({
    site: (name) => library.forHost(name),
    compressor: nodeCompressor,
    asset: async (file, accepts, name) =>
      (await local?.(file, accepts)) ?? assetFile(file, accepts, (each) => library.asset(name, each)),
    contents: new ContentLookup({ fetch: (address, init) => fetch(address, init), now: Date.now }),
    report,
    observe: ({ milliseconds, ...facts }) => log({ level: 'info', ...facts, ms: Math.round(milliseconds) }),
  });
  const answers = storeCheck(store, now);
  let isStopping = false;

  const server = await startNodeServer({
    hostname,
    port,
    proxies,
    handler: async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/healthz') return plainText(200, 'ok');
      if (pathname !== '/readyz') return handler(request);
      if (isStopping) return plainText(503, 'stopping');
      return (await answers()) ? plainText(200, 'ready') : plainText(503, 'the store does not answer');
    },
  });
  return {
    port: server.port,
    stop: async (noticed, grace) => {
      isStopping = true;
      await noticed;
      await server.stop(grace);
    },
  };
}

/** Whether the store answers; asked at most every {@link STORE_CHECK}. */
function storeCheck(store: ReleaseStore, now: () => number): () => Promise<boolean> {
  let last: { readonly until: number; readonly answer: Promise<boolean> } | null = null;
  return () => {
    if (last === null || last.until <= now())
      last = {
        until: now() + STORE_CHECK,
        // The pointer need not exist.
        answer: store.readPointer('host/readiness.invalid').then(
          () => true,
          () => false,
        ),
      };
    return last.answer;
  };
}

const plainText = (status: number, text: string): Response =>
  new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
