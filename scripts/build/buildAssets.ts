/**
 * Builds the assets shared by all realms (hashed chunks, style sheet, fonts, messages) and the manifest that
 * pages are made from.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type BuildOptions, type Metafile } from 'esbuild';
import { messageFile, type MessageFiles } from '../../core/i18n/messageFiles';
import { compileMessages, readMessageSources } from '../messages';
import { messageFolders, readInstalledPlugins, type InstalledPlugins } from '../plugins/installedPlugins';
import type { BuildManifest, RenderedStyles } from './BuildManifest';
import { findBrokenPackages, withoutBroken } from './brokenPackages';
import { writeCompressed } from './compressed';
import { describeChunks } from './describeChunks';
import { publicEntries, readResolved } from './publicEntries';
import { buildDraftCompiler } from './draftCompiler';
import { cssModules, type ChunkStyles } from './cssModules';
import { buildEmbedScript } from './embedScript';
import { firstChunk } from './firstChunk';
import { buildFonts } from './fonts';
import { leanInversify } from './leanInversify';
import { leanRouter } from './leanRouter';
import { buildRenderer, hostedModules } from './renderer';

export type { BuildManifest } from './BuildManifest';

const entry = 'core/boot/main.tsx';
const earlyEntry = 'core/boot/early.ts';

/**
 * Builds into `<root>/dist`. Rejects with the bundler's messages when the code does not build; the previous
 * build then remains, since old files are removed only after all new ones are written.
 */
export async function buildAssets(root: string): Promise<BuildManifest> {
  const assets = path.join(root, 'dist/assets');
  const read = readResolved(root);
  const installed = readInstalledPlugins(root);
  const broken = await findBrokenPackages(root, installed, read);
  const probe = await build({
    ...options(root),
    metafile: true,
    plugins: [
      withoutBroken(broken),
      leanInversify(),
      leanRouter(),
      cssModules(root, () => 'chunk'),
      publicEntries(root, read),
    ],
  });
  const first = reached(probe.metafile, entry);
  const inChunks = new Map<string, ChunkStyles>();
  const plugins = [
    withoutBroken(broken),
    leanInversify(),
    leanRouter(),
    cssModules(root, (file) => (first.has(file) ? 'sheet' : 'chunk'), inChunks),
    firstChunk({ root, entry, lazy: lazyEntries(probe.metafile), read }),
    publicEntries(root, read),
  ];
  const [result, early, renderer] = await Promise.all([
    build({ ...options(root), metafile: true, plugins }),
    build({
      ...options(root),
      entryPoints: [earlyEntry],
      splitting: false,
      format: 'iife',
      sourcemap: false,
    }),
    buildRenderer(root),
  ]);
  const chunks = describeChunks({
    entry,
    metafile: result.metafile,
    installed,
    root,
  });
  const textOf = (output: string) =>
    result.outputFiles.find(
      ({ path: file }) => path.relative(root, file).split(path.sep).join('/') === output,
    )?.text ?? '';

  await mkdir(assets, { recursive: true });
  const scripts = result.outputFiles.filter(({ path: file }) =>
    chunks.files.has(path.basename(file).replace(/\.map$/, '')),
  );
  const [fonts, { messages, messageNames }] = await Promise.all([
    buildFonts(root, assets),
    buildMessages(root, assets, installed),
    ...scripts.map(({ path: file, contents }) => writeFile(file, contents)),
  ]);
  const draftCompiler = await buildDraftCompiler(root, fonts);
  if (draftCompiler !== null) await writeFile(path.join(assets, draftCompiler.name), draftCompiler.contents);
  const embed = await buildEmbedScript(root);
  const embedFiles = embed === null ? [] : [embed.script, embed.types];
  await Promise.all(embedFiles.map(({ name, contents }) => writeFile(path.join(assets, name), contents)));
  const apart = [...(draftCompiler === null ? [] : [draftCompiler]), ...embedFiles].map(({ name }) => name);
  const manifest: BuildManifest = {
    scripts: chunks.scripts,
    modules: chunks.modules,
    ...(draftCompiler === null ? {} : { draftCompiler: draftCompiler.name }),
    ...(embed === null ? {} : { embed: { script: embed.script.name, types: embed.types.name } }),
    contributions: chunks.contributions,
    styles: textOf(chunks.sheet).replace(/\n?\/\*# sourceMappingURL=.*$/s, ''),
    early: early.outputFiles[0]?.text.trim() ?? '',
    fonts,
    messages,
    // Only components render texts: a core module whose rules alone are in the entry script needs none.
    firstBundles: Object.keys(messages).filter((bundle) =>
      [...first].some((file) => file.startsWith(`core/${bundle}/`) && file.endsWith('.tsx')),
    ),
    ...(broken.size === 0 ? {} : { brokenPackages: Object.fromEntries(broken) }),
    rendering: { version: renderer, styles: renderedStyles(root, probe.metafile, inChunks) },
  };
  const compressed = await writeCompressed(assets, [
    ...chunks.files,
    ...apart.filter((name) => name.endsWith('.js')),
  ]);
  await writeFile(path.join(root, 'dist/metafile.json'), JSON.stringify(result.metafile));
  await writeFile(path.join(root, 'dist/build.json'), JSON.stringify(manifest));
  const kept = [
    apart,
    scripts.map(({ path: file }) => path.relative(assets, file)),
    compressed,
    Object.values(fonts).flatMap((faces) => faces.map(({ file }) => file)),
    messageNames,
  ];
  await removeOthers(assets, new Set(kept.flat().map((file) => path.normalize(file))));
  return manifest;
}

/** The manifest of the last build; null when there is none that is usable. */
export async function readBuild(root: string): Promise<BuildManifest | null> {
  try {
    return JSON.parse(await readFile(path.join(root, 'dist/build.json'), 'utf8')) as BuildManifest;
  } catch {
    return null;
  }
}

function options(root: string) {
  return {
    absWorkingDir: root,
    entryPoints: [entry],
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
    chunkNames: '[name]-[hash]',
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
  inChunks: ReadonlyMap<string, ChunkStyles>,
): readonly RenderedStyles[] {
  const modules = new Set(
    hostedModules(root).map((module) => path.relative(root, path.resolve(root, module))),
  );
  const files = Object.keys(metafile.inputs)
    .filter((input) => modules.has(input.replace(/\.tsx?$/, '')))
    .flatMap((module) => [...reached(metafile, module)]);
  return [...new Set(files)].sort().flatMap((file) => {
    const { prefix, css = '' } = inChunks.get(file) ?? {};
    return prefix === undefined ? [] : [{ prefix, css }];
  });
}

/** Modules reached by a dynamic import. */
function lazyEntries({ outputs }: Metafile): ReadonlySet<string> {
  return new Set(
    Object.values(outputs).flatMap(({ entryPoint }) =>
      entryPoint === undefined || entryPoint === entry ? [] : [entryPoint],
    ),
  );
}

/** Returns the files of each bundle, and the name of every file. */
async function buildMessages(
  root: string,
  assets: string,
  installed: InstalledPlugins,
): Promise<{ readonly messages: BuildManifest['messages']; readonly messageNames: readonly string[] }> {
  await mkdir(path.join(assets, 'messages'), { recursive: true });
  const messages: Record<string, MessageFiles> = {};
  const messageNames: string[] = [];
  for (const bundle of await readMessageSources(root, messageFolders(installed))) {
    const texts = bundle.locales.map((locale) => JSON.stringify(compileMessages(bundle, locale)));
    const version = createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 8);
    const files = (messages[bundle.id] = { version, locales: bundle.locales });
    for (const [index, locale] of bundle.locales.entries()) {
      const file = messageFile(bundle.id, files, locale);
      if (file === null) continue;
      await writeFile(path.join(assets, file), texts[index] ?? '');
      messageNames.push(file);
    }
  }
  return { messages, messageNames };
}

/** Removes files of earlier builds. */
async function removeOthers(assets: string, kept: ReadonlySet<string>): Promise<void> {
  const entries = await readdir(assets, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(assets, path.join(entry.parentPath, entry.name)));
  await Promise.all(
    files.filter((file) => !kept.has(file)).map((file) => rm(path.join(assets, file), { force: true })),
  );
}
