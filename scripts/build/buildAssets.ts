/**
 * Builds the assets shared by all realms (hashed chunks, style sheet, fonts, messages) and the manifest that
 * pages are made from.
 */
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { messageFile, type MessageFiles } from '../../core/i18n/messageFiles';
import { compiledFiles, readMessageSources } from '../messages';
import { messageFolders, readInstalledPlugins, type InstalledPlugins } from '../plugins/installedPlugins';
import type { BuildManifest } from './BuildManifest';
import { findBrokenPackages } from './brokenPackages';
import { bundleScripts, scriptOptions, type BundledScripts } from './bundleScripts';
import { writeCompressed } from './compressed';
import { readResolved } from './publicEntries';
import { BUILD_FOLDER, SHARING_BUILD_FOLDER } from './readBuild';
import { buildDraftCompiler } from './draftCompiler';
import { buildEmbedScript } from './embedScript';
import { buildFonts } from './fonts';
import { buildOfflineWorkers, offlineBuild } from './offlineWorkers';
import { buildRenderer } from './renderer';
import { sharedModules } from './sharedModules';

export type { BuildManifest } from './BuildManifest';

/** The scripts that are inlined into pages. */
const inlinedEntries = ['core/boot/early.ts', 'core/boot/afterContent.ts'];

export interface AssetOptions {
  /** Whether to write {@link SHARING_BUILD_FOLDER} as well; an older one is removed otherwise. */
  readonly isSharing?: boolean;
}

/**
 * Builds into `<root>/dist`. Rejects with the bundler's messages when the code does not build; the previous
 * build then remains, since old files are removed only after all new ones are written.
 */
export async function buildAssets(
  root: string,
  { isSharing = false }: AssetOptions = {},
): Promise<BuildManifest> {
  const read = readResolved(root);
  const installed = readInstalledPlugins(root);
  const broken = await findBrokenPackages(root, installed, read);
  const sources = { root, installed, broken, read };
  const [scripts, sharing, inlined] = await Promise.all([
    bundleScripts({ ...sources, shared: new Map() }),
    isSharing ? bundleScripts({ ...sources, shared: sharedModules(root) }) : null,
    build({
      ...scriptOptions(root),
      entryPoints: inlinedEntries,
      splitting: false,
      format: 'iife',
      sourcemap: false,
    }),
  ]);
  const [early = '', afterContent = ''] = inlined.outputFiles.map(({ text }) => text.trim());
  const renderer = await buildRenderer(root, early + afterContent);

  const assets = path.join(root, BUILD_FOLDER, 'assets');
  await mkdir(assets, { recursive: true });
  const [fonts, { messages, messageNames }] = await Promise.all([
    buildFonts(root, assets),
    buildMessages(root, assets, installed),
  ]);
  const draftCompiler = await buildDraftCompiler(root, fonts);
  const embed = await buildEmbedScript(root);
  const workers = await buildOfflineWorkers(root);
  const apart = [
    ...(draftCompiler === null ? [] : [draftCompiler]),
    ...(embed === null ? [] : [embed.script, embed.types]),
    workers.worker,
    workers.removal,
  ];
  await Promise.all(apart.map(({ name, contents }) => writeFile(path.join(assets, name), contents)));
  const manifestOf = ({ chunks, sheet, first, renderedStyles }: BundledScripts): BuildManifest => ({
    scripts: chunks.scripts,
    modules: chunks.modules,
    ...(draftCompiler === null ? {} : { draftCompiler: draftCompiler.name }),
    ...(embed === null ? {} : { embed: { script: embed.script.name, types: embed.types.name } }),
    contributions: chunks.contributions,
    pluginBytes: chunks.pluginBytes,
    offline: offlineBuild(workers, chunks.scripts),
    early,
    afterContent,
    fonts,
    messages,
    // Only components render texts: a core module whose rules alone are in the entry script needs none.
    firstBundles: Object.keys(messages).filter((bundle) =>
      [...first].some((file) => file.startsWith(`core/${bundle}/`) && file.endsWith('.tsx')),
    ),
    ...(broken.size === 0 ? {} : { brokenPackages: Object.fromEntries(broken) }),
    rendering: { version: renderer, sheet, styles: renderedStyles },
  });
  const others = [
    apart.map(({ name }) => name),
    Object.values(fonts).flatMap((faces) => faces.map(({ file }) => file)),
    messageNames,
  ].flat();

  const manifest = manifestOf(scripts);
  const compressed = apart.map(({ name }) => name).filter((name) => name.endsWith('.js'));
  await writeBuild(path.join(root, BUILD_FOLDER), scripts, manifest, others, compressed);
  await writeFile(path.join(root, BUILD_FOLDER, 'metafile.json'), JSON.stringify(scripts.metafile));
  const sharingFolder = path.join(root, SHARING_BUILD_FOLDER);
  if (sharing === null) await rm(sharingFolder, { recursive: true, force: true });
  else {
    for (const file of others) await cp(path.join(assets, file), path.join(sharingFolder, 'assets', file));
    await writeBuild(sharingFolder, sharing, manifestOf(sharing), others, compressed);
  }
  return manifest;
}

/** Writes scripts and manifest, compresses the scripts and those of `compressed`, and removes what an earlier build wrote. */
async function writeBuild(
  folder: string,
  { chunks, files }: BundledScripts,
  manifest: BuildManifest,
  others: readonly string[],
  compressed: readonly string[],
): Promise<void> {
  const assets = path.join(folder, 'assets');
  await mkdir(assets, { recursive: true });
  const names = files.map(({ path: file }) => path.basename(file));
  await Promise.all(
    files.map(({ path: file, contents }) => writeFile(path.join(assets, path.basename(file)), contents)),
  );
  const copies = await writeCompressed(assets, [...chunks.files, ...compressed]);
  await writeFile(path.join(folder, 'build.json'), JSON.stringify(manifest));
  await removeOthers(assets, new Set([names, copies, others].flat().map((file) => path.normalize(file))));
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
    const { files, texts } = compiledFiles(bundle);
    messages[bundle.id] = files;
    for (const [locale, text] of texts) {
      const file = messageFile(bundle.id, files, locale);
      if (file === null) continue;
      await writeFile(path.join(assets, file), text);
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
