/** Builds the command line into modules that start in a fraction of the time that the sources need. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { forNode } from './buildServer';
import { writtenValidators } from './writtenValidators';

/**
 * Writes `main.js` into a folder, `<root>/dist/cli` by default. It works on the repository two levels above its folder.
 * Returns the folder.
 */
export async function buildCommandLine(root: string, folder = path.join(root, 'dist/cli')): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await build({
    ...forNode,
    absWorkingDir: root,
    entryPoints: ['scripts/cli/main.ts', 'scripts/cli/publishProcess.ts'],
    outdir: folder,
    splitting: true,
    // Node compiles it at every start. Names stay, for stack traces.
    minifyWhitespace: true,
    // They come from the repository's packages: the formatter declares what the banner declares, the others consist of
    // programs.
    external: ['prettier', 'esbuild', 'lightningcss', '@resvg/resvg-js'],
    mainFields: ['module', 'main'],
    plugins: [writtenValidators(root)],
  });
  return folder;
}
