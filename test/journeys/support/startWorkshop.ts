/** A second host over an editable copy of the realms, with its own platform. */
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BuildManifest } from '../../../scripts/build/buildAssets';
import { startHost } from '../../../scripts/host/startHost';
import { startSandbox } from '../../../scripts/sandbox/startSandbox';

export interface Workshop {
  readonly port: number;
  readonly sandboxUrl: string;
  readonly root: string;
  stop(): Promise<void>;
}

/** Entries that the copy shares with the repository: everything but its realms. */
const shared = ['core', 'dist', 'node_modules', 'package.json', 'plugins', 'schemas'];

export async function startWorkshop(root: string, build: BuildManifest): Promise<Workshop> {
  const copy = await mkdtemp(path.join(tmpdir(), 'proscenium-workshop-'));
  await Promise.all(shared.map((name) => symlink(path.join(root, name), path.join(copy, name))));
  await cp(path.join(root, 'realms'), path.join(copy, 'realms'), { recursive: true });
  const sandbox = await startSandbox({ port: 0, dataFolder: 'memory' });
  const host = await startHost({
    root: copy,
    port: 0,
    build,
    environment: { '/platform/url': sandbox.url },
    // The workshop is meant for invalid documents.
    onProblems: () => undefined,
  });
  return {
    port: host.port,
    sandboxUrl: sandbox.url,
    root: copy,
    async stop() {
      await host.stop();
      await sandbox.stop();
      await rm(copy, { recursive: true, force: true });
    },
  };
}
