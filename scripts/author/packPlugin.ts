/** Writes a plugin's package as operators install it: compiled modules beside the manifest, styles and texts. */
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bundledName, type BundledPlugin } from '../build/bundlePlugin';
import type { InstalledPlugin } from '../plugins/installedPlugins';
import { contributionModules, moduleReference } from '../plugins/moduleReference';

/** Writes `<folder>/dist`, which `npm pack` packs, and returns its path. `bundle` has its styles beside it. */
export async function writePackage(
  folder: string,
  plugin: InstalledPlugin,
  { modules, styles }: BundledPlugin,
): Promise<string> {
  const base = path.join(folder, plugin.folder);
  const target = path.join(folder, 'dist');
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  const { manifest } = plugin;
  await Promise.all([
    ...modules.map(({ name, contents }) => writeFile(path.join(target, name), contents)),
    ...[...declarations(plugin)].map(([name, text]) => writeFile(path.join(target, name), text)),
    ...styles.map((style) => cp(path.join(base, style), path.join(target, style))),
    writeJson(path.join(target, 'plugin.json'), compiledManifest(plugin)),
    writeJson(path.join(target, 'package.json'), await publishedDescription(folder)),
    ...[manifest.options, manifest.preview, manifest.messages ?? 'messages'].map((beside) =>
      beside === undefined ? null : copyIfPresent(path.join(base, beside), path.join(target, beside)),
    ),
    ...['README.md', 'LICENSE'].map((file) =>
      copyIfPresent(path.join(folder, file), path.join(target, file)),
    ),
  ]);
  return target;
}

/** Types of the modules, for sites that compile the plugin with their own code. */
function declarations({ manifest }: InstalledPlugin): ReadonlyMap<string, string> {
  const files = new Map<string, string[]>();
  for (const [index, { point, file, exported }] of contributionModules(manifest).entries()) {
    const name = bundledName(file).replace(/\.js$/, '.d.ts');
    const local = `activate${index}`;
    const lines = files.get(name) ?? ["import type { Activate } from 'proscenium/sdk';"];
    const before = lines.some((line) => line.endsWith(` as ${exported} };`));
    if (!before)
      lines.push(
        `declare const ${local}: Activate<'${point}', never>;`,
        `export { ${local} as ${exported} };`,
      );
    files.set(name, lines);
  }
  return new Map([...files].map(([name, lines]) => [name, `${lines.join('\n')}\n`]));
}

/** The manifest with the names of the compiled modules. */
function compiledManifest({ manifest }: InstalledPlugin): object {
  const compiled = (module: string) => {
    const { file, exported } = moduleReference(module);
    return `./${bundledName(file)}${exported === 'default' ? '' : `#${exported}`}`;
  };
  return {
    ...manifest,
    contributes: Object.fromEntries(
      Object.entries(manifest.contributes).map(([point, list]) => [
        point,
        (list ?? []).map((each) => ('module' in each ? { ...each, module: compiled(each.module) } : each)),
      ]),
    ),
  };
}

/** The package.json without what only its own repository needs: all that it imports is in its modules. */
async function publishedDescription(folder: string): Promise<object> {
  const {
    scripts: _scripts,
    dependencies: _included,
    devDependencies: _development,
    files: _files,
    jest: _jest,
    ...published
  } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as Readonly<
    Record<string, unknown>
  >;
  return { ...published, proscenium: { plugin: 'plugin.json' } };
}

const writeJson = (file: string, value: object): Promise<void> =>
  writeFile(file, `${JSON.stringify(value, null, 2)}\n`);

async function copyIfPresent(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}
