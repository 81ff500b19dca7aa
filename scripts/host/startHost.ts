/** Runs the host on one machine: the fetch handler behind Node's HTTP server. */
import path from 'node:path';
import type { CheckedRealm } from '../../core/realm/checkedRealm';
import type { BuildManifest } from '../build/BuildManifest';
import type { Environment, EnvironmentOf } from '../compile/compileRealm';
import type { Problem } from '../compile/problem';
import { assetLibrary } from './assetLibrary';
import { ContentLookup } from './handler/ContentLookup';
import { createHandler } from './handler/createHandler';
import { GuestPages } from './handler/GuestPages';
import { Sitemaps } from './handler/sitemap/Sitemaps';
import { RENDERER } from '../build/rendererVersion';
import { loadRenderer } from './loadRenderer';
import { nodeCompressor } from './nodeCompressor';
import { proxyList, startNodeServer } from './nodeServer';
import { RealmLibrary } from './RealmLibrary';
import { reloading, uncompressed } from './reloading';

export interface HostOptions {
  readonly root: string;
  /** 0 selects a free port. */
  readonly port: number;
  readonly build: BuildManifest;
  readonly environment?: Environment | EnvironmentOf;
  /** Publish pages for development: they report mistakes in texts visibly. */
  readonly development?: boolean | undefined;
  /** The longest time that a page waits for the platform, in milliseconds; 400 by default. */
  readonly contentTimeout?: number | undefined;
  readonly onProblems: (realm: string, problems: readonly Problem[], servesLastGood: boolean) => void;
  /** Called for a request that failed internally; logs to the console by default. */
  readonly onError?: ((error: unknown) => void) | undefined;
}

export interface RunningHost {
  readonly port: number;
  /** Publishes every realm now instead of on its first request; returns the ids of those that have a page. */
  publishAll(): readonly string[];
  /** A realm as its pages carry it; null when it has no page. */
  realm(id: string): CheckedRealm | null;
  /** Serves another build from now on, with the plugins that are installed now; in development, reloads open pages. */
  use(build: BuildManifest): void;
  /** Shows mistakes in open pages; in development only. */
  show(mistakes: string): void;
  /** Stops accepting requests and closes all connections. */
  stop(): Promise<void>;
}

/** Rejects when the port is taken. */
export async function startHost({
  root,
  port,
  build,
  environment = {},
  development,
  contentTimeout,
  onProblems,
  onError = console.error,
}: HostOptions): Promise<RunningHost> {
  const siteOf = (manifest: BuildManifest) => {
    const library = new RealmLibrary({ root, build: manifest, environment, development, onProblems });
    const renderer = loadRenderer([path.join(root, RENDERER)]);
    const handler = createHandler({
      site: async (hostname) => library.forHost(hostname),
      compressor: development === true ? uncompressed : nodeCompressor,
      asset: assetLibrary(path.join(root, 'dist/assets')),
      contents: new ContentLookup({
        fetch: (address, init) => fetch(address, init),
        now: Date.now,
        timeout: contentTimeout,
      }),
      sitemaps: new Sitemaps({ fetch: (address, init) => fetch(address, init), now: Date.now }),
      guestPages:
        renderer === null
          ? undefined
          : new GuestPages({
              renderer,
              fetch: (address, init) => fetch(address, init),
              now: Date.now,
              timeout: contentTimeout,
              // The platform's contents are edited as well.
              fresh: 0,
              report: onError,
            }),
      isEdited: true,
      report: onError,
    });
    return { library, handler };
  };
  let site = siteOf(build);
  const pages = development === true ? reloading((request) => site.handler(request)) : null;
  const server = await startNodeServer({
    handler: pages?.handler ?? ((request) => site.handler(request)),
    hostname: '127.0.0.1',
    port,
    // A proxy on this machine, such as one that adds TLS for a test on a phone.
    proxies: proxyList('127.0.0.1'),
  });
  return {
    port: server.port,
    publishAll: () => site.library.all(),
    realm: (id) => site.library.realm(id)?.realm ?? null,
    use: (manifest) => {
      site = siteOf(manifest);
      pages?.reload();
    },
    show: (mistakes) => pages?.show(mistakes),
    stop: () => server.stop(0),
  };
}
