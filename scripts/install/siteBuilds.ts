/** Provides publishers with the build of each realm: the common one, or one with plugins of the store. */
import path from 'node:path';
import type { PagePackages } from '../../core/boot/pageData';
import { compressedName, type BuildManifest } from '../build/BuildManifest';
import { compressed } from '../build/compressed';
import type { BuiltFile } from '../build/draftCompiler';
import { readBuild, SHARING_BUILD_FOLDER } from '../build/readBuild';
import type { ImportMap } from '../publish/importMap';
import type { PublishSources } from '../publish/publishCompilation';
import { builtTextsReader } from '../publish/readBuiltTexts';
import type { CompiledBundle } from '../publish/publishRealm';
import { storeBuild } from '../publish/storeBuild';
import { inParallel } from '../releases/inParallel';
import { readJson, requireVersioned, writeJson, type StoredBuild } from '../releases/release';
import { StoreCorrupt, type ObjectHash, type ReleaseStore } from '../releases/ReleaseStore';
import { objectsOfPlugin, type StoredPluginEntry } from '../releases/storedPlugins';
import { buildWithPlugins, pluginTexts } from './buildWithPlugins';

export interface SiteBuild extends Pick<PublishSources, 'build' | 'builtTexts'> {
  /** The object of the build. */
  readonly object: ObjectHash;
  readonly packages?: PagePackages;
  readonly importMap?: ImportMap;
}

export interface SiteBuildSources {
  readonly root: string;
  readonly store: ReleaseStore;
  readonly build: BuildManifest;
  /** The object of `build`. */
  readonly object: ObjectHash;
  /** The folder below `root` of the build for plugins of the store. */
  readonly sharing?: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Makes a compiler that knows the plugins of the store; without it, admin pages check drafts by that of the build. */
  readonly draftCompiler?: () => Promise<BuiltFile | null>;
}

/**
 * Returns the build for plugins of the store, or a sentence why there is none. Each set of plugins is written once.
 * `hasDrafts`: the realm has admin pages that check drafts.
 */
export function siteBuilds({
  root,
  store,
  build,
  object,
  sharing: folder = SHARING_BUILD_FOLDER,
  now,
  draftCompiler,
}: SiteBuildSources) {
  const common: SiteBuild = { build, object, builtTexts: builtTextsReader(root, build) };
  const written = new Map<string, Promise<SiteBuild | string>>();
  let sharing: Promise<{ readonly manifest: BuildManifest; readonly stored: StoredBuild } | null> | undefined;

  const readSharing = async () => {
    const manifest = await readBuild(root, folder);
    if (manifest === null) return null;
    const id = await storeBuild(store, path.join(root, folder), manifest, now);
    return { manifest, stored: await requireVersioned<StoredBuild>(store, id, 'build') };
  };

  let compiler: Promise<DraftCompilerAsset | null> | undefined;
  const write = async (
    plugins: readonly StoredPluginEntry[],
    hasDrafts: boolean,
  ): Promise<SiteBuild | string> => {
    const base = await (sharing ??= readSharing());
    if (base === null)
      return 'The build has no modules that plugins of the store could import. Run "npm run build" again.';
    const made = buildWithPlugins(base.manifest, base.stored, plugins);
    if (typeof made === 'string') return made;
    for (const each of plugins) await renew(store, each);
    const texts = await readTexts(store, plugins);
    const own = pluginTexts(plugins, texts);
    const drafts =
      hasDrafts && draftCompiler !== undefined
        ? await (compiler ??= draftCompiler().then((file) => writeCompiler(store, file)))
        : null;
    const assets = { ...made.stored.assets, ...drafts?.assets };
    return {
      build: drafts === null ? made.manifest : { ...made.manifest, draftCompiler: drafts.name },
      object: await writeJson(store, { ...made.stored, assets }),
      builtTexts: (bundle, locale) => own(bundle, locale) ?? common.builtTexts(bundle, locale),
      packages: made.packages,
      importMap: made.importMap,
    };
  };

  return (plugins: readonly StoredPluginEntry[], hasDrafts = false): Promise<SiteBuild | string> => {
    if (plugins.length === 0) return Promise.resolve(common);
    const key = [hasDrafts, ...plugins.map((each) => each.object)].join(' ');
    const known = written.get(key) ?? write(plugins, hasDrafts);
    written.set(key, known);
    return known;
  };
}

/** The compiler of drafts, with its compressed copy, as assets of a build. */
interface DraftCompilerAsset {
  readonly name: string;
  readonly assets: StoredBuild['assets'];
}

/** A megabyte takes 0.1 s at this quality and 2 s at the highest; a few staff load it. */
const FAST = 9;

async function writeCompiler(
  store: ReleaseStore,
  file: BuiltFile | null,
): Promise<DraftCompilerAsset | null> {
  if (file === null) return null;
  const { name, contents } = file;
  const assets = {
    [name]: await store.write(new Uint8Array(contents)),
    [compressedName(name)]: await store.write(new Uint8Array(await compressed(contents, FAST))),
  };
  return { name, assets };
}

/** Writes the plugin's objects again, so that a removal of unneeded objects keeps them although the plugin is removed. */
async function renew(store: ReleaseStore, { plugin }: StoredPluginEntry): Promise<void> {
  await inParallel(objectsOfPlugin(plugin), 8, async (object) => {
    const bytes = await store.read(object);
    if (bytes === null)
      throw new StoreCorrupt(`The object ${object}, of ${plugin.manifest.id}, is missing from the store.`);
    await store.write(bytes);
  });
}

async function readTexts(
  store: ReleaseStore,
  plugins: readonly StoredPluginEntry[],
): Promise<ReadonlyMap<ObjectHash, CompiledBundle>> {
  const objects = [...new Set(plugins.flatMap(({ plugin }) => Object.values(plugin.texts?.objects ?? {})))];
  const read = await inParallel(
    objects,
    8,
    async (object) => [object, (await readJson<CompiledBundle>(store, object)) ?? {}] as const,
  );
  return new Map(read);
}
