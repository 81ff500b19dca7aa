/** Bundles the modules of one plugin by itself. What the site shares stays an import; all else is included. */
import path from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';
import type { InstalledPlugin } from '../plugins/installedPlugins';
import { contributionModules, resolvedModule } from '../plugins/moduleReference';
import { isRefusedName, isSharedName } from '../plugins/sharedNames';
import { bundlerMessages } from './bundlerMessages';
import { cssModules } from './cssModules';

/**
 * `beside`: modules import their CSS modules, which the site's build compiles, as a package contains them.
 * `embedded`: modules contain their styles compiled, as browsers run them.
 */
export type PluginStyles = 'beside' | 'embedded';

export interface BundledModule {
  /** Without folders, such as `row.js`. */
  readonly name: string;
  readonly contents: Uint8Array<ArrayBuffer>;
  readonly exports: readonly string[];
  /** Modules that it imports statically: names of other modules, or what the site shares. */
  readonly imports: readonly string[];
}

export interface BundledPlugin {
  readonly modules: readonly BundledModule[];
  /** CSS modules beside them, relative to the manifest's folder. */
  readonly styles: readonly string[];
}

/** `reasons` is text with the places of the mistakes. */
export type PluginBundle = BundledPlugin | { readonly reasons: string };

/** The name of a bundled module, for a contribution's file in the manifest: `./pages/shop` is in `pages-shop.js`. */
export const bundledName = (file: string): string =>
  `${file
    .replace(/^\.\//, '')
    .replace(/\.[jt]sx?$|\.mjs$/, '')
    .replaceAll('/', '-')}.js`;

/** For `plugin dev`, where edits are taken over by open pages. */
export interface PluginDevelopment {
  /** Before other plugins of the bundler. */
  readonly plugin: Plugin;
  /** At the beginning of each module. */
  readonly banner: string;
  finished(metafile: Metafile): void;
}

/** `plugin` is in `folder`, to which messages are relative. Writes nothing. */
export async function bundlePlugin(
  folder: string,
  plugin: InstalledPlugin,
  styles: PluginStyles,
  development?: PluginDevelopment,
): Promise<PluginBundle> {
  const base = path.join(folder, plugin.folder);
  const contributed = contributionModules(plugin.manifest);
  const entryPoints = Object.fromEntries(
    contributed.map(({ file }) => [
      bundledName(file).replace(/\.js$/, ''),
      resolvedModule(base, file) ?? path.join(base, file),
    ]),
  );
  const beside = new Set<string>();
  try {
    const { metafile, outputFiles } = await build({
      absWorkingDir: folder,
      entryPoints,
      outdir: folder,
      write: false,
      bundle: true,
      splitting: true,
      format: 'esm',
      target: 'es2022',
      jsx: 'automatic',
      minify: styles === 'embedded' && development === undefined,
      banner: { js: development?.banner ?? '' },
      legalComments: 'none',
      define: { 'process.env.NODE_ENV': '"production"' },
      conditions: ['production'],
      chunkNames: 'shared-[hash]',
      metafile: true,
      logLevel: 'silent',
      plugins: [
        ...(development === undefined ? [] : [development.plugin]),
        sharedImports(),
        styles === 'beside'
          ? stylesBeside(base, beside)
          : cssModules(folder, () => 'chunk', undefined, plugin.manifest.id),
      ],
    });
    development?.finished(metafile);
    const modules = outputFiles.map(({ path: file, contents }) => {
      const name = path.basename(file);
      const output = metafile.outputs[name];
      return {
        name,
        contents: new Uint8Array(contents),
        exports: output?.exports ?? [],
        imports: staticImports(output),
      };
    });
    const missing = contributed.find(
      ({ file, exported }) =>
        modules.find(({ name }) => name === bundledName(file))?.exports.includes(exported) !== true,
    );
    if (missing !== undefined) {
      const file = resolvedModule(base, missing.file) ?? missing.file;
      return { reasons: `${path.relative(folder, file)} has no ${exportText(missing.exported)}.` };
    }
    const copied = modules.find(({ contents }) => containsReact(contents));
    if (copied !== undefined)
      return {
        reasons: `${copied.name} contains a copy of React. Import it as "react": the site has the only one.`,
      };
    return { modules, styles: [...beside] };
  } catch (error) {
    return { reasons: await bundlerMessages(error) };
  }
}

const exportText = (exported: string): string =>
  exported === 'default' ? 'default export' : `export "${exported}"`;

const staticImports = (output: Metafile['outputs'][string] | undefined): readonly string[] =>
  (output?.imports ?? []).flatMap(({ path: wanted, kind, external }) =>
    kind !== 'import-statement' ? [] : [external === true ? wanted : path.basename(wanted)],
  );

/** A name that React and React DOM contain, and no module that only uses them. */
const containsReact = (contents: Uint8Array): boolean =>
  Buffer.from(contents).includes('__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');

const REQUIRED = 'required';

/** Leaves what the site shares as imports, also where a library requires it, and refuses second copies of it. */
function sharedImports(): Plugin {
  return {
    name: 'shared-imports',
    setup(bundler) {
      bundler.onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) => {
        if (isSharedName(name))
          return kind === 'require-call'
            ? { path: name, namespace: REQUIRED }
            : { path: name, external: true };
        return isRefusedName(name)
          ? {
              errors: [
                {
                  text: `The site does not share "${name}", and a plugin must not bring a copy of it.`,
                },
              ],
            }
          : null;
      });
      bundler.onLoad({ filter: /./, namespace: REQUIRED }, ({ path: name }) => ({
        contents: `export * from ${JSON.stringify(name)};`,
        loader: 'js',
      }));
    },
  };
}

/** Leaves imports of CSS modules, relative to the folder of the output. */
function stylesBeside(base: string, found: Set<string>): Plugin {
  return {
    name: 'styles-beside',
    setup(bundler) {
      bundler.onResolve({ filter: /\.module\.css$/ }, ({ path: wanted, resolveDir }) => {
        const style = path.relative(base, path.resolve(resolveDir, wanted)).split(path.sep).join('/');
        found.add(style);
        return { path: `./${style}`, external: true };
      });
    },
  };
}
