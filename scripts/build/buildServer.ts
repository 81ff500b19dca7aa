/** Builds the production server into a folder that needs no packages: `node server.js`. */
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { RENDERER } from './rendererVersion';

/**
 * Writes `<root>/dist/node`: the server, the renderer of pages, and the assets of the last build, without source maps.
 * Returns the folder.
 */
export async function buildServer(root: string): Promise<string> {
  const folder = path.join(root, 'dist/node');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await bundleServer(root, path.join(folder, 'server.js'));
  await writeFile(path.join(folder, 'package.json'), `${JSON.stringify({ type: 'module' })}\n`);
  await cp(path.join(root, RENDERER), path.join(folder, path.basename(RENDERER)));
  await cp(path.join(root, 'dist/assets'), path.join(folder, 'assets'), {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  });
  return folder;
}

/** Writes the server without its assets: one module that needs no packages. */
export async function bundleServer(root: string, outfile: string): Promise<void> {
  await build({
    ...forNode,
    absWorkingDir: root,
    entryPoints: ['scripts/serve/main.ts'],
    outfile,
  });
}

/** Modules for Node that need no packages. */
export const forNode = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  // Packages in CommonJS require Node's modules; a module has no `require` of its own.
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
  logLevel: 'silent',
} as const satisfies BuildOptions;
