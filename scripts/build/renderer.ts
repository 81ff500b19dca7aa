/** Bundles the renderer of pages, for Node and for edge runtimes alike. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import { builtInPages } from '../../core/pageKit/builtInPages';
import { readInstalledPlugins } from '../plugins/installedPlugins';
import { moduleReference } from '../plugins/moduleReference';
import { cssModules } from './cssModules';
import { leanInversify } from './leanInversify';
import { leanRouter } from './leanRouter';

/** Writes `<root>/dist/renderer/renderer.js`. Returns the folder. */
export async function buildRenderer(root: string): Promise<string> {
  const folder = path.join(root, 'dist/renderer');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'renderer.js'), await bundleRenderer(root));
  return folder;
}

/** One module that exports `renderPage`, as text. Its class names are those of the browser's build. */
async function bundleRenderer(root: string): Promise<string> {
  const { outputFiles } = await build({
    ...rendererOptions(
      root,
      cssModules(root, () => 'nowhere'),
    ),
    format: 'esm',
    minify: true,
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** `styles` resolves CSS modules to their class names. */
export function rendererOptions(root: string, styles: Plugin) {
  return {
    absWorkingDir: root,
    entryPoints: ['core/boot/server/renderPage.tsx'],
    outfile: 'renderer.js',
    bundle: true,
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['production'],
    target: 'es2022',
    legalComments: 'none',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' },
    plugins: [leanInversify(), leanRouter(), styles, withoutLazyModules(root)],
    logLevel: 'silent',
  } as const satisfies BuildOptions;
}

const LEFT_OUT = 'proscenium-left-out';

/**
 * Leaves out what a page loads later, in browsers only: all dynamic imports except the pages and row renderers
 * that render on the host, and the checks of the platform's answers.
 */
function withoutLazyModules(root: string): Plugin {
  const kept = new Set(
    ['core/platform/reading/readAnswer', ...hostedPages(), ...hostedRenderers(root)].map((module) =>
      path.resolve(root, module),
    ),
  );
  return {
    name: 'without-lazy-modules',
    setup(bundler) {
      bundler.onResolve({ filter: /./ }, ({ kind, resolveDir, path: wanted }) =>
        kind === 'dynamic-import' && !kept.has(path.resolve(resolveDir, wanted))
          ? { path: wanted, namespace: LEFT_OUT }
          : null,
      );
      bundler.onLoad({ filter: /./, namespace: LEFT_OUT }, () => ({
        contents: `throw new Error('The host does not load this module.');`,
        loader: 'js',
      }));
    },
  };
}

const hostedPages = (): readonly string[] =>
  Object.values(builtInPages).flatMap((page) => ('rendersOnHost' in page ? [`core/${page.module}`] : []));

/** Modules of row renderers, relative to the root, without their extension. */
function hostedRenderers(root: string): readonly string[] {
  return [...readInstalledPlugins(root).plugins.values()].flatMap(({ manifest, folder }) =>
    (manifest.contributes.section ?? []).flatMap(({ module, rendersOnHost }) =>
      rendersOnHost === true ? [path.join(folder, moduleReference(module).file)] : [],
    ),
  );
}
