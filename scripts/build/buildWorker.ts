/** Builds the production server for workerd: Cloudflare Workers, or `workerd serve` on a server. */
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type BuildResult, type Plugin } from 'esbuild';
import { compressedName } from './BuildManifest';
import { RENDERER, rendererVersion } from './rendererVersion';
import { workerdFiles } from './workerdFiles';

/**
 * Writes `<root>/dist/workerd`: the worker, its configurations, and the assets of the last build, without source maps
 * and compressed copies: Cloudflare compresses them. Returns the folder.
 */
export async function buildWorker(root: string): Promise<string> {
  const folder = path.join(root, 'dist/workerd');
  await rm(folder, { recursive: true, force: true });
  await mkdir(path.join(folder, 'static'), { recursive: true });
  const { outputFiles } = await bundleWorker(root);
  await writeFile(path.join(folder, 'worker.js'), outputFiles[0]?.contents ?? '');
  for (const [file, text] of Object.entries(await workerdFiles()))
    await writeFile(path.join(folder, file), text);
  await cp(path.join(root, 'dist/assets'), path.join(folder, 'static/assets'), {
    recursive: true,
    filter: (file) => !file.endsWith('.map') && !file.endsWith(compressedName('')),
  });
  return folder;
}

/**
 * The worker in memory, with the renderer in the file; without that file, its pages come without content. Rejects with
 * the bundler's messages when it imports a module of Node: workerd has none.
 */
export function bundleWorker(
  root: string,
  renderer = path.join(root, RENDERER),
): Promise<BuildResult<{ write: false; metafile: true }>> {
  return build({
    absWorkingDir: root,
    entryPoints: ['scripts/serve/worker.ts'],
    outfile: 'worker.js',
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['worker', 'browser'],
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    plugins: [withRenderer(renderer)],
    logLevel: 'silent',
  });
}

function withRenderer(file: string): Plugin {
  return {
    name: 'renderer',
    setup(bundler) {
      bundler.onLoad({ filter: /[\\/]scripts[\\/]serve[\\/]workerRenderer\.ts$/ }, async () => {
        const text = await readFile(file, 'utf8').catch(() => null);
        const version = text === null ? null : JSON.stringify(rendererVersion(text));
        return version === null
          ? null
          : {
              // Evaluated lazily, at the first rendered page: it would take most of a worker's start time.
              contents: `export const renderer = { version: ${version}, renderPage: (input) => require(${JSON.stringify(file)}).renderPage(input) };`,
              loader: 'js',
              resolveDir: path.dirname(file),
            };
      });
    },
  };
}
