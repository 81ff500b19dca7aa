/** The host on one machine: the fetch handler behind Node's HTTP server. */
import path from 'node:path';
import { serve, type ServerType } from '@hono/node-server';
import type { CheckedRealm } from '../../core/realm/checkedRealm';
import { contributionScripts, type BuildManifest } from '../build/BuildManifest';
import type { Environment, EnvironmentOf } from '../compile/compileRealm';
import type { Problem } from '../compile/problem';
import { assetLibrary } from './assetLibrary';
import { ContentLookup } from './handler/ContentLookup';
import { createHandler } from './handler/createHandler';
import { mediaType } from './mediaType';
import { RealmLibrary } from './RealmLibrary';

export interface HostOptions {
  readonly root: string;
  /** 0 takes a free one. */
  readonly port: number;
  readonly build: BuildManifest;
  readonly environment?: Environment | EnvironmentOf;
  /** The pages are for who works on the site: they tell mistakes in texts loudly. */
  readonly development?: boolean | undefined;
  readonly onProblems: (realm: string, problems: readonly Problem[], keptLastGood: boolean) => void;
  /** Told of a request that could not be answered; on the console when left out. */
  readonly onError?: ((error: unknown) => void) | undefined;
}

export interface RunningHost {
  readonly port: number;
  /** Publishes every realm now rather than at its first visit; gives the ids of those that have a page. */
  publishAll(): readonly string[];
  /** A realm as its pages carry it; null when it has none. */
  realm(id: string): CheckedRealm | null;
  /** Stops taking requests and ends those under way. */
  stop(): Promise<void>;
}

/** Rejects when the port is taken. */
export async function startHost({ root, port, build, environment = {}, development, onProblems, onError = console.error }: HostOptions): Promise<RunningHost> {
  const library = new RealmLibrary({ root, build, environment, development, onProblems });
  const handler = createHandler({
    realm: async (hostname) => library.forHost(hostname),
    asset: assetLibrary(path.join(root, 'dist/assets')),
    embed: build.embed ?? null,
    realmFile: async (id, file) => {
      const body = library.picture(id, file);
      return body === null ? null : { body, type: mediaType(file) };
    },
    scripts: {
      module: (source) => build.modules[source] ?? [],
      contribution: (plugin, point) => contributionScripts(build, plugin, point),
    },
    contents: new ContentLookup({ fetch: (address, init) => fetch(address, init), now: Date.now }),
    report: onError,
  });
  const server = await new Promise<ServerType>((resolve, reject) => {
    const starting = serve({ fetch: handler, port, hostname: '127.0.0.1' }, () => resolve(starting));
    starting.once('error', reject);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    publishAll: () => library.all(),
    realm: (id) => library.realm(id)?.realm ?? null,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}
