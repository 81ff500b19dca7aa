/**
 * Plugins in a store of releases. A site gets them without a build: realms that name one are published with its
 * modules, which the host serves beside those of the build. Each plugin is an object that names the objects of its
 * files, and a pointer names the one that publishing uses.
 */
import type { PluginManifest } from '../../core/generated/manifest';
import type { MessageFiles } from '../../core/i18n/messageFiles';
import type { JsonSchema } from '../plugins/installedPlugins';
import { inParallel } from './inParallel';
import { readPluginPointer, pluginPointer, requireVersioned, type PluginPointer } from './release';
import type { ObjectHash, ReleaseStore } from './ReleaseStore';

/** A module of a plugin, as browsers run it. */
export interface StoredModule {
  readonly object: ObjectHash;
  readonly bytes: number;
  /** For the browser, such as `sha384-…`. */
  readonly integrity: string;
  /** Modules that it imports statically: names of other modules, or what the site shares. */
  readonly imports: readonly string[];
}

export interface StoredPlugin {
  readonly format: 1;
  readonly package: {
    readonly name: string;
    readonly version: string;
    /** Of the packed file, such as `sha512-…`. */
    readonly integrity: string;
  };
  readonly manifest: PluginManifest;
  readonly optionsSchema: JsonSchema | null;
  /** The JSON text of its English messages; null when it has none. */
  readonly englishMessages: string | null;
  /** `<point>/<name>` to the module of the contribution and the name of its export. */
  readonly contributions: Readonly<Record<string, { readonly module: string; readonly exported: string }>>;
  /** By name, such as `row.js`. */
  readonly modules: Readonly<Record<string, StoredModule>>;
  /** The compiled texts by locale; null when it has none. */
  readonly texts: {
    readonly files: MessageFiles;
    readonly objects: Readonly<Record<string, ObjectHash>>;
  } | null;
  /** The samples for preview pages. */
  readonly samples: ObjectHash | null;
}

/** A plugin and the name of its object. */
export interface StoredPluginEntry {
  readonly object: ObjectHash;
  readonly plugin: StoredPlugin;
  readonly pointer: PluginPointer;
}

const PARALLEL = 16;

/** The plugins that publishing uses, by id in alphabetical order. @throws StoreCorrupt when one is missing */
export async function readStoredPlugins(
  store: ReleaseStore,
): Promise<ReadonlyMap<string, StoredPluginEntry>> {
  const names: string[] = [];
  for await (const name of store.listPointers(pluginPointer('')))
    names.push(name.slice(pluginPointer('').length));
  const entries = await inParallel(names.sort(), PARALLEL, async (name) => {
    const pointer = await readPluginPointer(store, name);
    if (pointer === null) return [];
    const object = pointer.value.plugin;
    const plugin = await requireVersioned<StoredPlugin>(store, object, 'plugin');
    return [[plugin.manifest.id, { object, plugin, pointer: pointer.value }] as const];
  });
  return new Map(entries.flat());
}

/** The objects of a plugin without its own. */
export const objectsOfPlugin = ({ modules, texts, samples }: StoredPlugin): readonly ObjectHash[] => [
  ...Object.values(modules).map(({ object }) => object),
  ...Object.values(texts?.objects ?? {}),
  ...(samples === null ? [] : [samples]),
];
