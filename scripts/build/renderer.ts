/** Bundles the renderer of pages, for Node and for edge runtimes alike. */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import { builtInPages } from '../../core/pageKit/builtInPages';
import { readInstalledPlugins } from '../plugins/installedPlugins';
import { moduleReference } from '../plugins/moduleReference';
import { cssModules } from './cssModules';
import { leanInversify } from './leanInversify';
import { leanRouter } from './leanRouter';
import { RENDERER, rendererVersion } from './rendererVersion';

/**
 * Writes {@link RENDERER}. Returns what names it: also the script that the build inlines into pages, since it has to know
 * the markup that the host of the same build writes. A host renders no page with the inlined script of another build.
 */
export async function buildRenderer(root: string, inlined: string): Promise<string> {
  const file = path.join(root, RENDERER);
  const text = `${await bundleRenderer(root)}// Inlined script: ${rendererVersion(inlined)}\n`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
  return rendererVersion(text);
}

/**
 * One CommonJS module that exports `renderPage`, as text: Node evaluates it from a file, and worker bundles include it.
 * Its class names are those of the browser's build.
 */
async function bundleRenderer(root: string): Promise<string> {
  const { outputFiles } = await build({
    ...rendererOptions(
      root,
      cssModules(root, () => 'nowhere'),
    ),
    format: 'cjs',
    // An edge runtime refuses a module that could import any other.
    supported: { 'dynamic-import': false },
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
    plugins: [leanInversify(), leanRouter(), styles, withoutLazyModules(root), hostVariants()],
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
    ['core/platform/reading/readAnswer', ...hostedModules(root)].map((module) => path.resolve(root, module)),
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

/** Replaces a module that needs a browser by its variant for the host: `x.host.ts` beside `x.ts`. */
function hostVariants(): Plugin {
  return {
    name: 'host-variants',
    setup(bundler) {
      bundler.onResolve({ filter: /^\.{1,2}\// }, ({ resolveDir, path: wanted }) => {
        const variant = path.resolve(resolveDir, `${wanted}.host.ts`);
        return existsSync(variant) ? { path: variant } : null;
      });
    },
  };
}

/** The modules that render on the host, without their extension. */
export const hostedModules = (root: string): readonly string[] => [
  ...hostedPages(),
  ...hostedContributions(root),
];

const hostedPages = (): readonly string[] =>
  Object.values(builtInPages).flatMap((page) => ('rendersOnHost' in page ? [`core/${page.module}`] : []));

/** Modules of row renderers and of plugins' pages, relative to the root, without their extension. */
function hostedContributions(root: string): readonly string[] {
  return [...readInstalledPlugins(root).plugins.values()].flatMap(({ folder, manifest: { contributes } }) =>
    [...(contributes.section ?? []), ...(contributes.route ?? [])].flatMap(({ module, rendersOnHost }) =>
      rendersOnHost === true ? [path.join(folder, moduleReference(module).file)] : [],
    ),
  );
}
