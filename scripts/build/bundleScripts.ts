/** Bundles the scripts and styles of browsers. */
import path from 'node:path';
import { build, type BuildOptions, type Metafile } from 'esbuild';
import type { InstalledPlugins } from '../plugins/installedPlugins';
import type { RenderedStyles, SheetPart } from './BuildManifest';
import { withoutBroken, type BrokenPackages } from './brokenPackages';
import { cssModules, type ModuleStyles } from './cssModules';
import { describeChunks, type Chunks } from './describeChunks';
import { eagerShaka } from './eagerShaka';
import { firstChunk } from './firstChunk';
import { leanInversify } from './leanInversify';
import { leanRouter } from './leanRouter';
import { minifierBanner, minifyAgain, type BuiltFile } from './minifyAgain';
import { publicEntries, type ReadSource } from './publicEntries';
import { hostedModules } from './renderer';
import { sharedEntries, sharedEntryPoints, type SharedModules } from './sharedModules';

const entry = 'core/boot/main.tsx';

export interface ScriptSources {
  readonly root: string;
  readonly installed: InstalledPlugins;
  readonly broken: BrokenPackages;
  readonly read: ReadSource;
  /** What plugins import that are installed later; empty for a site without such plugins, whose scripts are smaller. */
  readonly shared: SharedModules;
  /** For authors of plugins: with React's development build, and readable. */
  readonly isForDevelopment?: boolean;
}

export interface BundledScripts {
  readonly chunks: Chunks;
  /** The files of the chunks and their source maps, by absolute path below dist/assets. */
  readonly files: readonly BuiltFile[];
  /** The parts of the style sheet of the first page. */
  readonly sheet: readonly SheetPart[];
  /** The source files of the first page. */
  readonly first: ReadonlySet<string>;
  /** For pages that the host renders. */
  readonly renderedStyles: readonly RenderedStyles[];
  readonly metafile: Metafile;
}

/** Rejects with the bundler's messages when the code does not build. */
export async function bundleScripts({
  root,
  installed,
  broken,
  read,
  shared,
  isForDevelopment = false,
}: ScriptSources): Promise<BundledScripts> {
  const base = {
    ...scriptOptions(root),
    ...(isForDevelopment ? developmentOptions : {}),
    entryPoints: { main: entry, ...sharedEntryPoints(shared) },
    metafile: true,
  } as const;
  const common = [
    withoutBroken(broken),
    sharedEntries(root, entry, shared),
    leanInversify(),
    leanRouter(),
    eagerShaka(),
  ];
  const probe = await build({
    ...base,
    plugins: [...common, cssModules(root, () => 'chunk'), publicEntries(root, read)],
  });
  const first = reached(probe.metafile, entry);
  const compiled = new Map<string, ModuleStyles>();
  const { metafile, outputFiles } = await build({
    ...base,
    banner: { js: minifierBanner },
    plugins: [
      ...common,
      cssModules(root, (file) => (first.has(file) ? 'sheet' : 'chunk'), compiled),
      firstChunk({ root, entry, lazy: lazyEntries(probe.metafile), read }),
      publicEntries(root, read),
    ],
  });
  const chunks = describeChunks({ entry, metafile, installed, root });
  const sheet = outputFiles.find(
    ({ path: file }) => path.relative(root, file).split(path.sep).join('/') === chunks.sheet,
  );
  const files = outputFiles.filter(({ path: file }) =>
    chunks.files.has(path.basename(file).replace(/\.map$/, '')),
  );
  return {
    chunks,
    files: isForDevelopment ? files : await minifyAgain(files, chunks.scripts[0]),
    sheet: sheetParts(sheet?.text.replace(/\n?\/\*# sourceMappingURL=.*$/s, '') ?? '', compiled),
    first,
    renderedStyles: renderedStyles(root, probe.metafile, compiled),
    metafile,
  };
}

/** Libraries warn of mistakes, and React can replace components. */
const developmentOptions = {
  minify: false,
  sourcemap: false,
  define: { 'process.env.NODE_ENV': '"development"' },
} as const satisfies BuildOptions;

/** The settings of every script for browsers. Nothing is written. */
export function scriptOptions(root: string) {
  return {
    absWorkingDir: root,
    outdir: 'dist/assets',
    write: false,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    sourcemap: 'linked',
    legalComments: 'none',
    jsx: 'automatic',
    entryNames: '[name]-[hash]',
    // Without their names, which the first script would repeat for every module that it can load: half a kilobyte.
    chunkNames: '[hash]',
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' },
    conditions: ['production'],
    logLevel: 'silent',
  } as const satisfies BuildOptions;
}

/** Source files that a module reaches without a dynamic import. */
function reached({ inputs }: Metafile, module: string): ReadonlySet<string> {
  const files = new Set<string>();
  const follow = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    for (const { path: imported, kind, external } of inputs[file]?.imports ?? [])
      if (kind !== 'dynamic-import' && external !== true) follow(imported);
  };
  follow(module);
  return files;
}

/** The styles of the modules that render on the host, as far as chunks contain them. */
function renderedStyles(
  root: string,
  metafile: Metafile,
  compiled: ReadonlyMap<string, ModuleStyles>,
): readonly RenderedStyles[] {
  const modules = new Set(
    hostedModules(root).map((module) => path.relative(root, path.resolve(root, module))),
  );
  const files = Object.keys(metafile.inputs)
    .filter((input) => modules.has(input.replace(/\.tsx?$/, '')))
    .flatMap((module) => [...reached(metafile, module)]);
  return [...new Set(files)].sort().flatMap((file) => {
    const { prefix, place, css = '' } = compiled.get(file) ?? {};
    return prefix === undefined || place !== 'chunk' ? [] : [{ prefix, css }];
  });
}

/** Every CSS module is in a cascade layer, and therefore begins a part of the sheet. */
function sheetParts(text: string, compiled: ReadonlyMap<string, ModuleStyles>): readonly SheetPart[] {
  const prefixes = [...compiled.values()].flatMap(({ prefix }) => (prefix === undefined ? [] : [prefix]));
  return text.split(/(?=@layer [\w-]+\s*\{)/).map((css) => ({
    css,
    prefix: prefixes.find((prefix) => css.includes(`.${prefix}`)) ?? null,
  }));
}

/** Modules reached by a dynamic import. */
function lazyEntries({ outputs }: Metafile): ReadonlySet<string> {
  return new Set(
    Object.values(outputs).flatMap(({ entryPoint }) =>
      entryPoint === undefined || entryPoint === entry ? [] : [entryPoint],
    ),
  );
}
