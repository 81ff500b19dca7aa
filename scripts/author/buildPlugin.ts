/** Builds a plugin's package as operators install it: compiled modules beside the manifest, styles and texts. */
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  build,
  formatMessages,
  type BuildOptions,
  type Message,
  type OutputFile,
  type Plugin,
} from 'esbuild';
import { cssModules } from '../build/cssModules';
import type { InstalledPlugin } from '../plugins/installedPlugins';
import { moduleReference, resolvedModule } from '../plugins/moduleReference';

/** Either compiled modules, or the bundler's messages. */
export type BuiltPlugin = { readonly files: readonly OutputFile[] } | { readonly failure: string };

/** Contribution modules and what they import of the package's own, in memory. Other packages are not followed. */
export async function buildModules(folder: string, plugin: InstalledPlugin): Promise<BuiltPlugin> {
  const base = path.join(folder, plugin.folder);
  const entries = contributions(plugin).map(
    ({ file }) => resolvedModule(base, file) ?? path.join(base, file),
  );
  const options = {
    absWorkingDir: folder,
    entryPoints: [...new Set(entries)],
    outbase: base,
    outdir: path.join(folder, 'dist'),
    write: false as const,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    packages: 'external',
    chunkNames: 'shared-[hash]',
    logLevel: 'silent',
  } satisfies BuildOptions & { readonly write: false };
  try {
    // The site's build compiles the styles: here they are only checked.
    await build({ ...options, plugins: [cssModules(folder, () => 'chunk')] });
    const { outputFiles } = await build({ ...options, plugins: [stylesBeside(base)] });
    return { files: outputFiles };
  } catch (error) {
    const { errors } = error as { readonly errors?: readonly Message[] };
    if (errors === undefined) throw error;
    const plain = errors.map((message) => ({ ...message, notes: [], pluginName: '' }));
    return { failure: (await formatMessages(plain, { kind: 'error' })).join('').trim() };
  }
}

/** Writes `<folder>/dist`, which `npm pack` packs. */
export async function writePackage(
  folder: string,
  plugin: InstalledPlugin,
  files: readonly OutputFile[],
): Promise<string> {
  const base = path.join(folder, plugin.folder);
  const target = path.join(folder, 'dist');
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  for (const { path: file, contents, text } of files) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, contents);
    for (const [, style = ''] of text.matchAll(/["']\.\/([^"']+\.module\.css)["']/g))
      await cp(path.join(base, style), path.join(target, style));
  }
  for (const { point, file, exported } of contributions(plugin)) {
    const declared = exported === 'default' ? 'activate as default' : `activate as ${exported}`;
    await writeFile(
      path.join(target, file.replace(/\.[jt]sx?$/, '').concat('.d.ts')),
      `import type { Activate } from 'proscenium/sdk';\ndeclare const activate: Activate<'${point}', never>;\nexport { ${declared} };\n`,
    );
  }
  const { manifest } = plugin;
  const compiled = {
    ...manifest,
    contributes: Object.fromEntries(
      Object.entries(manifest.contributes).map(([point, list]) => [
        point,
        (list ?? []).map((each) =>
          'module' in each ? { ...each, module: compiledModule(each.module) } : each,
        ),
      ]),
    ),
  };
  await writeFile(path.join(target, 'plugin.json'), `${JSON.stringify(compiled, null, 2)}\n`);
  for (const beside of [
    manifest.options,
    manifest.preview,
    manifest.messages ?? 'messages',
    'README.md',
    'LICENSE',
  ])
    if (beside !== undefined)
      await cp(path.join(base, beside), path.join(target, beside), { recursive: true }).catch(
        (error: NodeJS.ErrnoException) => {
          if (error.code !== 'ENOENT') throw error;
        },
      );
  const own = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as Readonly<
    Record<string, unknown>
  >;
  const { scripts: _scripts, devDependencies: _development, jest: _jest, ...published } = own;
  await writeFile(
    path.join(target, 'package.json'),
    `${JSON.stringify({ ...published, proscenium: { plugin: 'plugin.json' } }, null, 2)}\n`,
  );
  return target;
}

function contributions({ manifest }: InstalledPlugin) {
  return Object.entries(manifest.contributes).flatMap(([point, list]) =>
    (list ?? []).flatMap((each) => ('module' in each ? [{ point, ...moduleReference(each.module) }] : [])),
  );
}

/** The manifest's name of a module, after it is compiled. */
function compiledModule(module: string): string {
  const { file, exported } = moduleReference(module);
  const compiled = `${file.replace(/\.[jt]sx?$/, '')}.js`;
  return exported === 'default' ? compiled : `${compiled}#${exported}`;
}

/** Leaves imports of CSS modules, relative to the folder of the output. */
function stylesBeside(base: string): Plugin {
  return {
    name: 'styles-beside',
    setup(bundler) {
      bundler.onResolve({ filter: /\.module\.css$/ }, ({ path: wanted, resolveDir }) => ({
        path: `./${path.relative(base, path.resolve(resolveDir, wanted)).split(path.sep).join('/')}`,
        external: true,
      }));
    },
  };
}
