/** The production server: serves the releases of a store on Node, without sandbox, compiler or source files. */
import type { BlockList } from 'node:net';
import { assetLibrary } from '../host/assetLibrary';
import { createHandler } from '../host/handler/createHandler';
import type { PageRenderer } from '../host/handler/GuestPages';
import { nodeCompressor } from '../host/nodeCompressor';
import { startNodeServer } from '../host/nodeServer';
import type { ReleaseStore } from '../releases/ReleaseStore';
import { storeCheck, withHealth } from './health';
import { accessEntry, errorEntry } from './logEntries';
import { ServiceMetrics, type MetricsOptions } from './ServiceMetrics';
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
  /** Renders the pages of its build; null, as by default, for a server that renders none. */
  readonly renderer?: PageRenderer | null;
  /** The longest time that a page waits for the platform, in milliseconds; 400 by default. */
  readonly contentTimeout?: number | undefined;
  /** Where Prometheus reads metrics; null, as by default, for a server without metrics. */
  readonly metrics?: MetricsOptions | null;
  /** Writes one entry of the log. */
  readonly log: (entry: Readonly<Record<string, unknown>>) => void;
  /** Milliseconds. */
  readonly now?: () => number;
}

export interface Service {
  readonly port: number;
  /** The port of the metrics; null without them. */
  readonly metricsPort: number | null;
  /**
   * Answers `/readyz` with 503 from now on, so that a load balancer sends no more requests, and every request with
   * `connection: close`; when `noticed` resolves, it stops accepting connections, and finishes the requests in progress
   * for at most `grace` milliseconds.
   */
  stop(noticed: Promise<void>, grace: number): Promise<void>;
}

/** Rejects when a port is taken. */
export async function startService({
  store,
  hostname,
  port,
  proxies,
  assets,
  renderer = null,
  contentTimeout,
  metrics: metricsOptions = null,
  log,
  now = () => performance.now(),
}: ServiceOptions): Promise<Service> {
  const report = (error: unknown) => {
    metrics?.failed(error);
    log(errorEntry(error));
  };
  const check = storeCheck({ store, now, report, log });
  const metrics = metricsOptions === null ? null : new ServiceMetrics(metricsOptions, check);
  const handler = createHandler({
    ...storeSources({
      store,
      now,
      report,
      contentTimeout,
      renderer,
      compressor: nodeCompressor,
      local: assets === null ? null : assetLibrary(assets),
    }),
    observe: (facts) => {
      metrics?.answered(facts);
      log(accessEntry(facts));
    },
  });
  let isStopping = false;

  const server = await startNodeServer({
    hostname,
    port,
    proxies,
    handler: withHealth(handler, { check, isStopping: () => isStopping }),
  });
  const metricsServer = await metrics?.listen().catch(async (error: unknown) => {
    await server.stop(0);
    throw error;
  });
  // Reports a store that does not answer, before somebody asks.
  void check();
  return {
    port: server.port,
    metricsPort: metricsServer?.port ?? null,
    stop: async (noticed, grace) => {
      isStopping = true;
      await server.stop(grace, noticed);
      await metricsServer?.stop(0);
    },
  };
}
