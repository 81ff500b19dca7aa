/** Puts a plugin's package into a store: checked, compiled for browsers, and named by a pointer. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import semver from 'semver';
import { bundledName, bundlePlugin, type BundledPlugin, type PluginDevelopment } from '../build/bundlePlugin';
import { problemsText } from '../cli/outcome';
import { parseJsonDocument } from '../compile/jsonDocument';
import { isRecord } from '../compile/jsonPointer';
import { hasErrors } from '../compile/problem';
import { checkMessages, compiledFiles, readBundles } from '../messages';
import {
  messageFolders,
  readPlugin,
  repeatedNames,
  type InstalledPlugin,
  type InstalledPlugins,
} from '../plugins/installedPlugins';
import { contributionModules } from '../plugins/moduleReference';
import { readStoredPlugins, type StoredModule, type StoredPlugin } from '../releases/storedPlugins';
import {
  jsonBytes,
  pluginPointer,
  readPluginPointer,
  writeJson,
  type PluginPointer,
} from '../releases/release';
import type { ObjectHash, ReleaseStore } from '../releases/ReleaseStore';
import type { OpenPackage } from './openPackage';
import type { SiteFacts } from './siteFacts';
import { installedPlugin } from './sitePlugins';

export interface AddInput {
  readonly site: SiteFacts;
  readonly store: ReleaseStore;
  readonly opened: Pick<OpenPackage, 'folder' | 'integrity'>;
  /** What the packed file must have; anything when absent. */
  readonly integrity?: string | undefined;
  readonly by: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly development?: PluginDevelopment | undefined;
}

export interface Added {
  readonly plugin: StoredPlugin;
  /** The version that publishing used before; null for a new plugin. */
  readonly before: string | null;
}

/** Returns the plugin, or why it is refused, in words. */
export async function addPlugin(input: AddInput): Promise<Added | { readonly refusal: string }> {
  const { site, store, opened } = input;
  if (input.integrity !== undefined && input.integrity !== opened.integrity)
    return { refusal: `The package has the integrity ${opened.integrity}, not ${input.integrity}.` };
  const described = describe(opened.folder);
  if ('refusal' in described) return described;
  const { name, version, manifestFile, peers } = described;
  const read = readPlugin(opened.folder, {
    folder: path.posix.dirname(manifestFile),
    manifestName: path.posix.basename(manifestFile),
    package: name,
  });
  const { plugin } = read;
  if (plugin === undefined) return { refusal: problemsText(read.problems) };
  const { id } = plugin.manifest;
  const stored = await readStoredPlugins(store);
  const known = stored.get(id);
  const refusal =
    peerRefusal(site, peers) ??
    idRefusal(id, name, site.installed, known?.plugin.package.name) ??
    versionRefusal({ name, version, integrity: opened.integrity }, known?.plugin) ??
    nameRefusal(
      plugin,
      site.installed,
      [...stored.values()].map(({ plugin: each }) => each),
    ) ??
    (await textRefusal(site, opened.folder, plugin)) ??
    previewRefusal(opened.folder, plugin);
  if (refusal !== null) return { refusal };
  const bundle = await bundlePlugin(opened.folder, plugin, 'embedded', input.development);
  if ('reasons' in bundle) return { refusal: bundle.reasons };

  const value = await storedFrom(store, opened, { name, version }, plugin, bundle);
  const pointer: PluginPointer = {
    plugin: await writeJson(store, value),
    at: input.now,
    by: input.by,
  };
  const current = await readPluginPointer(store, id);
  const { swapped } = await store.swapPointer(
    pluginPointer(id),
    JSON.stringify(pointer),
    current?.version ?? null,
  );
  return swapped
    ? { plugin: value, before: known?.plugin.package.version ?? null }
    : { refusal: `Somebody else changed ${id} at the same time. Look at "plugin list", then try again.` };
}

interface Description {
  readonly name: string;
  readonly version: string;
  readonly manifestFile: string;
  readonly peers: Readonly<Record<string, unknown>>;
}

function describe(folder: string): Description | { readonly refusal: string } {
  const file = path.join(folder, 'package.json');
  const value = existsSync(file)
    ? parseJsonDocument('package.json', readFileSync(file, 'utf8')).value
    : undefined;
  const own = isRecord(value) ? value : {};
  const proscenium = own['proscenium'];
  const manifestFile = isRecord(proscenium) ? proscenium['plugin'] : undefined;
  const { name, version, peerDependencies } = own;
  if (typeof name !== 'string' || typeof version !== 'string' || semver.valid(version) === null)
    return { refusal: 'The package.json names no package with a version.' };
  if (typeof manifestFile !== 'string')
    return {
      refusal: `${name} is no plugin: its package.json has no "proscenium": { "plugin": "plugin.json" }.`,
    };
  return {
    name,
    version,
    manifestFile: path.posix.normalize(manifestFile),
    peers: isRecord(peerDependencies) ? peerDependencies : {},
  };
}

/** What the package expects beside it must be what the site shares, in a version that suits it. */
function peerRefusal({ provided }: SiteFacts, peers: Description['peers']): string | null {
  for (const [peer, range] of Object.entries(peers)) {
    const found = provided.get(peer);
    if (found === undefined)
      return `It needs ${peer} beside it, which the site does not share. "proscenium plugin pack" includes the packages under "dependencies".`;
    if (typeof range !== 'string' || !semver.satisfies(found, range, { includePrerelease: true }))
      return `It needs ${peer} ${String(range)}; the site has ${found}.`;
  }
  return null;
}

function idRefusal(
  id: string,
  name: string,
  { plugins }: InstalledPlugins,
  storedBy: string | undefined,
): string | null {
  const own = plugins.get(id);
  if (own !== undefined) return `The id ${id} is taken: ${own.file} has it, in the build of the site.`;
  return storedBy === undefined || storedBy === name
    ? null
    : `The id ${id} is taken: the store has it from ${storedBy}. Remove that one first.`;
}

function versionRefusal(
  { name, version, integrity }: StoredPlugin['package'],
  known: StoredPlugin | undefined,
): string | null {
  return known === undefined || known.package.version !== version || known.package.integrity === integrity
    ? null
    : `The store has ${name} ${version} with other contents (${known.package.integrity}). A changed package needs a new version.`;
}

/** A row type, a provider's name and the like belong to one plugin. */
function nameRefusal(
  plugin: InstalledPlugin,
  installed: InstalledPlugins,
  stored: readonly StoredPlugin[],
): string | null {
  const others = stored
    .filter(({ manifest }) => manifest.id !== plugin.manifest.id)
    .map((each) => installedPlugin(each));
  const all = [...installed.plugins.values(), ...others, plugin];
  return [...repeatedNames(all)].find((repeated) => repeated.plugin === plugin)?.message ?? null;
}

/** Mistakes in its texts, and keys that the site has already: they would replace its texts everywhere. */
async function textRefusal(
  { textKeys }: SiteFacts,
  folder: string,
  plugin: InstalledPlugin,
): Promise<string | null> {
  const own = await readBundles(folder, messageFolders({ plugins: new Map([[plugin.manifest.id, plugin]]) }));
  const problems = checkMessages(own);
  if (hasErrors(problems)) return problemsText(problems);
  const taken = own
    .flatMap(({ files }) => [...(files.get('en')?.messages.keys() ?? [])])
    .find((key) => textKeys.has(key));
  return taken === undefined
    ? null
    : `The text "${taken}" would replace that of ${textKeys.get(taken) ?? ''}: give it a name of its own.`;
}

function previewRefusal(folder: string, { folder: own, manifest }: InstalledPlugin): string | null {
  if (manifest.preview === undefined) return null;
  const file = path.posix.join(own, manifest.preview);
  if (!existsSync(path.join(folder, file)))
    return `${file} does not exist: the manifest names it under "preview".`;
  const { problems } = parseJsonDocument(file, readFileSync(path.join(folder, file), 'utf8'));
  return problems.length > 0 ? problemsText(problems) : null;
}

/** Writes what the plugin consists of. */
async function storedFrom(
  store: ReleaseStore,
  { folder, integrity }: AddInput['opened'],
  { name, version }: { readonly name: string; readonly version: string },
  plugin: InstalledPlugin,
  { modules }: BundledPlugin,
): Promise<StoredPlugin> {
  const { manifest } = plugin;
  const base = path.join(folder, plugin.folder);
  const [bundle] = await readBundles(folder, messageFolders({ plugins: new Map([[manifest.id, plugin]]) }));
  const compiled = bundle === undefined ? null : compiledFiles(bundle);
  const objects = await written(Object.fromEntries([...(compiled?.texts ?? [])]), async (text) =>
    store.write(new Uint8Array(Buffer.from(text))),
  );
  return {
    format: 1,
    package: { name, version, integrity },
    manifest: withoutHostRendering(manifest),
    optionsSchema: plugin.optionsSchema ?? null,
    englishMessages: plugin.englishMessages ?? null,
    contributions: Object.fromEntries(
      contributionModules(manifest).map(({ point, name: own, file, exported }) => [
        `${point}/${own}`,
        { module: bundledName(file), exported },
      ]),
    ),
    modules: await written(
      Object.fromEntries(modules.map((module) => [module.name, module])),
      async ({ contents, imports }): Promise<StoredModule> => ({
        object: await store.write(contents),
        bytes: contents.byteLength,
        integrity: `sha384-${createHash('sha384').update(contents).digest('base64')}`,
        imports,
      }),
    ),
    texts: compiled === null ? null : { files: compiled.files, objects },
    samples:
      manifest.preview === undefined
        ? null
        : await store.write(jsonBytes(JSON.parse(await readFile(path.join(base, manifest.preview), 'utf8')))),
  };
}

async function written<In, Out>(
  values: Readonly<Record<string, In>>,
  write: (value: In) => Promise<Out>,
): Promise<Readonly<Record<string, Out>>> {
  return Object.fromEntries(
    await Promise.all(Object.entries(values).map(async ([key, value]) => [key, await write(value)] as const)),
  );
}

/** The host renders with the modules of its build: a plugin that came later gets its skeleton there. */
function withoutHostRendering(manifest: StoredPlugin['manifest']): StoredPlugin['manifest'] {
  return {
    ...manifest,
    contributes: Object.fromEntries(
      Object.entries(manifest.contributes).map(([point, list]) => [
        point,
        (list ?? []).map((each) => {
          const { rendersOnHost: _hosted, ...facts } = each as typeof each & { rendersOnHost?: unknown };
          return facts;
        }),
      ]),
    ),
  };
}

/** Takes a plugin out of what publishing uses; null when the store does not have it. Releases keep serving it. */
export async function removePlugin(store: ReleaseStore, id: string): Promise<ObjectHash | null> {
  const pointer = await readPluginPointer(store, id);
  if (pointer === null) return null;
  const { swapped } = await store.swapPointer(pluginPointer(id), null, pointer.version);
  return swapped ? pointer.value.plugin : removePlugin(store, id);
}
