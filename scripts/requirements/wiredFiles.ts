/** Finds the source files reachable from the entries that browsers load. */
import path from 'node:path';
import { build } from 'esbuild';

const entries = ['core/boot/main.tsx', 'core/boot/early.ts', 'core/embed/client/main.ts'];

/**
 * Returns a predicate for files, named relative to the root, with or without their extension; a folder means
 * its `index`.
 */
export async function wiredFiles(root: string): Promise<(file: string) => boolean> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: entries,
    outdir: path.join(root, '.cache/wired'),
    bundle: true,
    splitting: true,
    format: 'esm',
    write: false,
    metafile: true,
    packages: 'external',
    loader: { '.css': 'empty', '.json': 'json' },
    logLevel: 'silent',
  });
  const reached = new Set(
    Object.keys(metafile.inputs).flatMap((file) => [
      file,
      file.replace(/\.tsx?$/, ''),
      file.replace(/\/index\.tsx?$/, ''),
    ]),
  );
  return (file) => reached.has(file);
}
