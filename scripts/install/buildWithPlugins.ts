/**
 * The build of a realm that names plugins of the store: the build with shared modules, and the plugins' files
 * beside its own. Other realms keep the build without either.
 */
import type { PagePackages } from '../../core/boot/pageData';
import { lookUpLocale } from '../../core/i18n/locale';
import { messageFile } from '../../core/i18n/messageFiles';
import type { BuildManifest } from '../build/BuildManifest';
import { sharedModule } from '../build/sharedModules';
import { isSharedName } from '../plugins/sharedNames';
import type { ImportMap } from '../publish/importMap';
import type { CompiledBundle } from '../publish/publishRealm';
import type { StoredBuild } from '../releases/release';
import type { ObjectHash } from '../releases/ReleaseStore';
import type { StoredPlugin, StoredPluginEntry } from '../releases/storedPlugins';

export interface BuildWithPlugins {
  readonly manifest: BuildManifest;
  readonly stored: StoredBuild;
  readonly packages: PagePackages;
  readonly importMap: ImportMap;
}

/**
 * `manifest` and `stored` are the build with shared modules. Returns a sentence when a plugin imports what it does not
 * share: it was added for another version of the site.
 */
export function buildWithPlugins(
  manifest: BuildManifest,
  stored: StoredBuild,
  plugins: readonly StoredPluginEntry[],
): BuildWithPlugins | string {
  const missing = plugins
    .flatMap(({ plugin }) => sharedImports(plugin).map((name) => ({ plugin, name })))
    .find(({ name }) => manifest.modules[sharedModule(name)] === undefined);
  if (missing !== undefined)
    return `${missing.plugin.manifest.id} imports "${missing.name}", which this version of the site does not share.`;
  const files = plugins.map((entry) => filesOf(entry));
  const contributions = Object.fromEntries(
    plugins.map((entry) => [entry.plugin.manifest.id, scriptsOf(entry, manifest)]),
  );
  const texts = plugins.flatMap(({ plugin }) =>
    plugin.texts === null ? [] : [[plugin.manifest.id, plugin.texts.files] as const],
  );
  const bytes = Object.fromEntries(plugins.map((entry) => [entry.plugin.manifest.id, bytesOf(entry)]));
  const { modules, embed, rendering, offline } = manifest;
  return {
    manifest: {
      ...manifest,
      contributions: { ...manifest.contributions, ...contributions },
      messages: { ...manifest.messages, ...Object.fromEntries(texts) },
    },
    stored: {
      format: 1,
      host: {
        modules,
        contributions: { ...manifest.contributions, ...contributions },
        pluginBytes: { ...manifest.pluginBytes, ...bytes },
        rendering,
        offline,
        integrity: Object.assign({}, ...plugins.map(integrityOf)) as Readonly<Record<string, string>>,
        ...(embed === undefined ? {} : { embed }),
      },
      assets: Object.assign({}, stored.assets, ...files) as StoredBuild['assets'],
    },
    packages: Object.fromEntries(plugins.map((entry) => [entry.plugin.manifest.id, pagePackage(entry)])),
    importMap: importMapOf(manifest, plugins),
  };
}

/** The names of the site's modules that a plugin imports, statically. */
const sharedImports = ({ modules }: StoredPlugin): readonly string[] =>
  [...new Set(Object.values(modules).flatMap(({ imports }) => imports))].filter(isSharedName).sort();

/** Below /assets/. The name changes with every change of the plugin. */
const folderOf = ({ object, plugin }: StoredPluginEntry): string =>
  `plugins/${plugin.manifest.id.replace('/', '.')}-${object.slice(0, 16)}`;

const addressOf = (entry: StoredPluginEntry, file: string): string => `/assets/${folderOf(entry)}/${file}`;

/** By path below /assets/. */
const integrityOf = (entry: StoredPluginEntry): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(entry.plugin.modules).map(([name, { integrity }]) => [
      `${folderOf(entry)}/${name}`,
      integrity,
    ]),
  );

const SAMPLES = 'samples.json';

/** Path below /assets/ to the object of each file. */
function filesOf(entry: StoredPluginEntry): StoredBuild['assets'] {
  const { manifest, modules, texts, samples } = entry.plugin;
  const inFolder = Object.entries(modules).map(
    ([name, { object }]) => [`${folderOf(entry)}/${name}`, object] as const,
  );
  const ofTexts = Object.entries(texts?.objects ?? {}).flatMap(([locale, object]) => {
    const file = texts === null ? null : messageFile(manifest.id, texts.files, locale);
    return file === null ? [] : [[file, object] as const];
  });
  return Object.fromEntries([
    ...inFolder,
    ...ofTexts,
    ...(samples === null ? [] : [[`${folderOf(entry)}/${SAMPLES}`, samples] as const]),
  ]);
}

/** What a page that needs a contribution loads beyond the entry scripts: its modules, and what they import of the site's. */
function scriptsOf(
  entry: StoredPluginEntry,
  build: BuildManifest,
): Readonly<Record<string, readonly string[]>> {
  const { contributions, modules } = entry.plugin;
  const reached = (name: string, into = new Set<string>()): ReadonlySet<string> => {
    const module = modules[name];
    if (module === undefined) for (const file of build.modules[sharedModule(name)] ?? []) into.add(file);
    else if (!into.has(`${folderOf(entry)}/${name}`)) {
      into.add(`${folderOf(entry)}/${name}`);
      for (const imported of module.imports) reached(imported, into);
    }
    return into;
  };
  return Object.fromEntries(
    Object.entries(contributions).map(([name, { module }]) => [name, [...reached(module)]]),
  );
}

const bytesOf = ({ plugin }: StoredPluginEntry): number =>
  Object.values(plugin.modules).reduce((sum, { bytes }) => sum + bytes, 0);

function pagePackage(entry: StoredPluginEntry): PagePackages[string] {
  const { contributions, package: from, samples } = entry.plugin;
  return {
    from: `${from.name}@${from.version}`,
    modules: Object.fromEntries(
      Object.entries(contributions).map(([name, { module, exported }]) => [
        name,
        `${addressOf(entry, module)}${exported === 'default' ? '' : `#${exported}`}`,
      ]),
    ),
    ...(samples === null ? {} : { samples: addressOf(entry, SAMPLES) }),
  };
}

function importMapOf(build: BuildManifest, plugins: readonly StoredPluginEntry[]): ImportMap {
  const names = [...new Set(plugins.flatMap(({ plugin }) => sharedImports(plugin)))].sort();
  return {
    imports: Object.fromEntries(
      names.map((name) => [name, `/assets/${build.modules[sharedModule(name)]?.[0] ?? ''}`]),
    ),
    integrity: Object.fromEntries(
      plugins
        .flatMap((entry) => Object.entries(integrityOf(entry)))
        .map(([file, integrity]) => [`/assets/${file}`, integrity]),
    ),
  };
}

/** The compiled texts of the plugins: `texts` are the contents of their objects. */
export function pluginTexts(
  plugins: readonly StoredPluginEntry[],
  texts: ReadonlyMap<ObjectHash, CompiledBundle>,
): (bundle: string, locale: string) => CompiledBundle | null {
  const byId = new Map(plugins.map(({ plugin }) => [plugin.manifest.id, plugin.texts]));
  return (bundle, locale) => {
    const own = byId.get(bundle);
    if (own === undefined) return null;
    const found = own === null ? null : lookUpLocale(locale, own.files.locales);
    return (found === null ? undefined : texts.get(own?.objects[found] ?? '')) ?? {};
  };
}
