/** Bundles the service workers (core/boot/offline), which pages do not import. */
import { createHash } from 'node:crypto';
import { build } from 'esbuild';
import type { OfflineBuild } from './BuildManifest';
import type { BuiltFile } from './draftCompiler';

export interface OfflineWorkers {
  readonly worker: BuiltFile;
  readonly removal: BuiltFile;
}

/** Rejects when the code does not build. */
export async function buildOfflineWorkers(root: string): Promise<OfflineWorkers> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: {
      'offline-worker': 'core/boot/offline/worker.ts',
      'offline-removal': 'core/boot/offline/removal.ts',
    },
    outdir: '/',
    entryNames: '[name]-[hash]',
    write: false,
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    logLevel: 'silent',
  });
  const named = (name: string): BuiltFile => {
    const file = outputFiles.find(({ path }) => path.includes(name));
    if (file === undefined) throw new Error(`The build wrote no ${name}.`);
    return { name: file.path.replace(/^.*[\\/]/, ''), contents: file.contents };
  };
  return { worker: named('offline-worker'), removal: named('offline-removal') };
}

/** What hosts need of them; `scripts` are those of the first page. */
export const offlineBuild = (
  { worker, removal }: OfflineWorkers,
  scripts: readonly string[],
): OfflineBuild => ({
  worker: worker.name,
  removal: removal.name,
  version: createHash('sha256')
    .update([...scripts, worker.name].join())
    .digest('hex')
    .slice(0, 12),
});
