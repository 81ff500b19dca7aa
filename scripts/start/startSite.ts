/** Everything that runs on a laptop: build, sandbox platform, host. Used by `npm start`, by the journeys and by the benchmark. */
import { readBuild, buildAssets } from '../build/buildAssets';
import type { BuildManifest } from '../build/BuildManifest';
import { isStale } from '../build/isStale';
import type { Problem } from '../compile/problem';
import { startHost } from '../host/startHost';
import { startSandbox } from '../sandbox/startSandbox';
import { portTrouble } from './ports';

export interface SiteOptions {
  readonly root: string;
  /** 0 takes free ones. */
  readonly port: number;
  readonly sandboxPort: number;
  readonly databaseUrl?: string | undefined;
  /** Where the embedded database keeps its files; `memory` keeps nothing. */
  readonly dataFolder: string;
  /** Mistakes in texts are told loudly in the browser; without it pages are as on a site in service. */
  readonly development?: boolean;
  /** Told what is being done, for a progress display. */
  readonly onStep?: (step: 'build' | 'sandbox' | 'host') => void;
  readonly onProblems: (realm: string, problems: readonly Problem[], keptLastGood: boolean) => void;
}

export interface RunningSite {
  readonly port: number;
  readonly sandboxUrl: string;
  readonly build: BuildManifest;
  /** The ids of the realms that have a page. */
  readonly realms: readonly string[];
  /** The address of a realm. */
  address(realm: string): string;
  stop(): Promise<void>;
}

/** Builds when a source is newer than the last build, then starts both servers. Rejects when the code does not build, or when a port is taken and says which. */
export async function startSite({ root, port, sandboxPort, databaseUrl, dataFolder, development, onStep, onProblems }: SiteOptions): Promise<RunningSite> {
  onStep?.('build');
  const last = await readBuild(root);
  const build = last === null || (await isStale(root)) ? await buildAssets(root) : last;
  onStep?.('sandbox');
  const sandbox = await startSandbox({ port: sandboxPort, databaseUrl, dataFolder }).catch((error: unknown) => {
    throw portTrouble(error, sandboxPort, 'SANDBOX_PORT');
  });
  onStep?.('host');
  try {
    const host = await startHost({ root, port, build, environment: { '/platform/url': sandbox.url }, development, onProblems });
    return {
      port: host.port,
      sandboxUrl: sandbox.url,
      build,
      realms: host.publishAll(),
      address: (realm) => `http://${realm}.localhost:${host.port}`,
      stop: async () => {
        await host.stop();
        await sandbox.stop();
      },
    };
  } catch (error) {
    await sandbox.stop();
    throw portTrouble(error, port, 'PORT');
  }
}
