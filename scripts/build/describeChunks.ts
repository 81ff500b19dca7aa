/**
 * Reads from the bundler's metafile which chunks the first page loads and which further ones each lazy module
 * needs.
 */
import path from 'node:path';
import type { Metafile } from 'esbuild';
import type { InstalledPlugins } from '../plugins/installedPlugins';
import { resolvedModule } from '../plugins/moduleReference';
import type { BuildManifest } from './BuildManifest';

export interface Chunks extends Pick<BuildManifest, 'scripts' | 'modules' | 'contributions' | 'pluginBytes'> {
  /** The first page's style sheet. */
  readonly sheet: string;
  /** Every chunk that is loaded by something. */
  readonly files: ReadonlySet<string>;
}

export interface ChunkSources {
  /** Source path of the entry script. */
  readonly entry: string;
  readonly metafile: Metafile;
  readonly installed: InstalledPlugins;
  readonly root: string;
}

/** Throws when the build lacks the entry script or its style sheet. */
export function describeChunks({ entry, metafile: { outputs }, installed, root }: ChunkSources): Chunks {
  const main = Object.keys(outputs).find((output) => outputs[output]?.entryPoint === entry);
  const sheet = main === undefined ? undefined : outputs[main]?.cssBundle;
  if (main === undefined || sheet === undefined)
    throw new Error(`The build wrote no chunk or no style sheet for ${entry}.`);

  const importsOf = (output: string) =>
    (outputs[output]?.imports ?? []).flatMap(({ path: imported, kind }) =>
      kind === 'import-statement' ? [imported] : [],
    );
  const closure = (output: string, into = new Set<string>()): Set<string> => {
    if (into.has(output)) return into;
    into.add(output);
    for (const imported of importsOf(output)) closure(imported, into);
    return into;
  };
  // When all shared code is in one chunk, the entry does nothing but import it; the page loads that chunk directly.
  const [only, ...others] = importsOf(main);
  const isBare = Object.values(outputs[main]?.inputs ?? {}).every(({ bytesInOutput }) => bytesInOutput === 0);
  const scripts = closure(isBare && only !== undefined && others.length === 0 ? only : main);

  const modules = Object.fromEntries(
    Object.entries(outputs).flatMap(([output, { entryPoint }]) =>
      entryPoint === undefined || output === main || !output.endsWith('.js')
        ? []
        : [[entryPoint, [...closure(output)].filter((chunk) => !scripts.has(chunk)).map(asset)]],
    ),
  );
  const contributions = Object.fromEntries(
    [...installed.plugins].map(([id, { folder, manifest }]) => {
      const entries = Object.entries(manifest.contributes).flatMap(([point, list]) =>
        (list ?? []).flatMap((each) =>
          'module' in each ? [[`${point}/${each.name}`, each.module] as const] : [],
        ),
      );
      return [
        id,
        Object.fromEntries(
          entries.map(([name, module]) => [name, modules[sourceOf(root, folder, module)] ?? []]),
        ),
      ];
    }),
  );
  const first = [...scripts].map(asset);
  return {
    scripts: first,
    modules,
    contributions,
    pluginBytes: Object.fromEntries(
      [...installed.plugins].map(([id, { folder }]) => [id, bytesBelow(`${folder}/`, outputs)]),
    ),
    sheet,
    files: new Set([...first, ...Object.values(modules).flat()]),
  };
}

/** Bytes that the source files below a folder take in the scripts. */
function bytesBelow(folder: string, outputs: Metafile['outputs']): number {
  return Object.values(outputs)
    .flatMap(({ inputs }) => Object.entries(inputs))
    .reduce((sum, [file, { bytesInOutput }]) => (file.startsWith(folder) ? sum + bytesInOutput : sum), 0);
}

function sourceOf(root: string, folder: string, module: string): string {
  const file = resolvedModule(path.join(root, folder), module);
  return file === undefined ? '' : path.relative(root, file).split(path.sep).join('/');
}

function asset(output: string): string {
  return output.replace(/^dist\/assets\//, '');
}
