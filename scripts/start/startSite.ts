/**
 * Builds and starts everything on one machine: sandbox platform and host. Used by `npm start`, the journeys
 * and the benchmark.
 */
import { buildAssets } from '../build/buildAssets';
import { readBuild, SHARING_BUILD_FOLDER } from '../build/readBuild';
import type { BuildManifest } from '../build/BuildManifest';
import { isStale } from '../build/isStale';
import type { Problem } from '../compile/problem';
import { menuSections, unknownSections, type MenuSection } from '../contract/probe/menuSections';
import { startHost } from '../host/startHost';
import { startSandbox } from '../sandbox/startSandbox';
import { portTrouble } from './ports';
import { sandboxEnvironment } from './sandboxEnvironment';

export interface SiteOptions {
  readonly root: string;
  /** 0 selects free ports. */
  readonly port: number;
  readonly sandboxPort: number;
  readonly databaseUrl?: string | undefined;
  /** The folder of the embedded database; `memory` stores nothing. */
  readonly dataFolder: string;
  /** Reports mistakes in texts visibly in the browser; without it pages are as in production. */
  readonly development?: boolean;
  /** Whether to build for plugins of a store too. */
  readonly isSharing?: boolean;
  /** The longest time that a page waits for the platform, in milliseconds; the host's by default. */
  readonly contentTimeout?: number;
  /** Called at each step, for a progress display. */
  readonly onStep?: (step: 'build' | 'sandbox' | 'host') => void;
  readonly onProblems: (realm: string, problems: readonly Problem[], servesLastGood: boolean) => void;
}

export interface RunningSite {
  readonly port: number;
  readonly sandboxUrl: string;
  readonly build: BuildManifest;
  /** The ids of the realms that have a page. */
  readonly realms: readonly string[];
  /** The address of a realm. */
  address(realm: string): string;
  /** The platform address of a realm; the sandbox's when its document names the sandbox. */
  platformOf(realm: string): string;
  /** Serves another build from now on, and reloads open pages in development. */
  use(build: BuildManifest): void;
  /** Shows mistakes in open pages; in development only. */
  show(mistakes: string): void;
  /** The sections that a realm's menus lead to but its platform does not know. */
  unknownSections(realm: string): Promise<readonly MenuSection[]>;
  stop(): Promise<void>;
}

/**
 * Builds when a source is newer than the last build, then starts both servers. Rejects when the code does not
 * build, or with the port that is taken.
 */
export async function startSite(options: SiteOptions): Promise<RunningSite> {
  const { root, isSharing = false, onStep } = options;
  onStep?.('build');
  const last = await readBuild(root);
  const isMissing = last === null || (isSharing && (await readBuild(root, SHARING_BUILD_FOLDER)) === null);
  return startServers(
    isMissing || (await isStale(root)) ? await buildAssets(root, { isSharing }) : last,
    options,
  );
}

/** Starts the sandbox and the host on top of a build. */
export async function startServers(
  build: BuildManifest,
  {
    root,
    port,
    sandboxPort,
    databaseUrl,
    dataFolder,
    development,
    contentTimeout,
    onStep,
    onProblems,
  }: SiteOptions,
): Promise<RunningSite> {
  onStep?.('sandbox');
  const sandbox = await startSandbox({ port: sandboxPort, databaseUrl, dataFolder }).catch(
    (error: unknown) => {
      throw portTrouble(error, sandboxPort, 'SANDBOX_PORT');
    },
  );
  onStep?.('host');
  try {
    const host = await startHost({
      root,
      port,
      build,
      environment: sandboxEnvironment(sandbox.url),
      development,
      contentTimeout,
      onProblems,
    });
    return {
      port: host.port,
      sandboxUrl: sandbox.url,
      build,
      realms: host.publishAll(),
      address: (realm) => `http://${realm}.localhost:${host.port}`,
      platformOf: (realm) => host.realm(realm)?.platform.url ?? sandbox.url,
      unknownSections: async (id) => {
        const realm = host.realm(id);
        return realm === null ? [] : unknownSections(realm, menuSections(realm), fetch);
      },
      use: (next) => host.use(next),
      show: (mistakes) => host.show(mistakes),
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
