/** The production server: serves the releases of a store on Node, without sandbox, compiler or source files. */
import type { BlockList } from 'node:net';
import { assetLibrary } from '../host/assetLibrary';
import { createHandler } from '../host/handler/createHandler';
import { nodeCompressor } from '../host/nodeCompressor';
import { startNodeServer } from '../host/nodeServer';
import type { ReleaseStore } from '../releases/ReleaseStore';
import { withHealth } from './health';
import { accessEntry, errorEntry } from './logEntries';
import { storeSources } from './storeSources';

export interface ServiceOptions {
  readonly store: ReleaseStore;
  readonly hostname: string;
  /** 0 selects a free port. */
  readonly port: number;
  /** Proxies whose `x-forwarded-proto` is believed. */
  readonly proxies: BlockList;
  /** The folder of the build that is deployed with this server; files of other builds come from the store. */
  readonly assets: string | null;
  /** The longest time that a page waits for the platform, in milliseconds; 400 by default. */
  readonly contentTimeout?: number | undefined;
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

/** Rejects when the port is taken. */
export async function startService({
  store,
  hostname,
  port,
  proxies,
  assets,
  contentTimeout,
  log,
  now = () => performance.now(),
}: ServiceOptions): Promise<Service> {
  const report = (error: unknown) => log(errorEntry(error));
  const handler = createHandler({
    ...storeSources({
      store,
      now,
      report,
      contentTimeout,
      compressor: nodeCompressor,
      local: assets === null ? null : assetLibrary(assets),
    }),
    observe: (facts) => log(accessEntry(facts)),
  });
  let isStopping = false;

  const server = await startNodeServer({
    hostname,
    port,
    proxies,
    handler: withHealth(handler, { store, now, isStopping: () => isStopping }),
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
