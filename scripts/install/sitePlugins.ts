/** The plugins of a site: those of its build, and those of its store of releases. */
import { withPlugins, type InstalledPlugin, type InstalledPlugins } from '../plugins/installedPlugins';
import type { ReleaseStore } from '../releases/ReleaseStore';
import { readStoredPlugins, type StoredPlugin, type StoredPluginEntry } from '../releases/storedPlugins';

export interface SitePlugins {
  readonly installed: InstalledPlugins;
  /** Those of the store, by id. */
  readonly stored: ReadonlyMap<string, StoredPluginEntry>;
}

/** A plugin that the build gained since it was added to the store is that of the build. */
export async function readSitePlugins(ofBuild: InstalledPlugins, store: ReleaseStore): Promise<SitePlugins> {
  const all = await readStoredPlugins(store);
  const stored = new Map([...all].filter(([id]) => !ofBuild.plugins.has(id)));
  return {
    installed: withPlugins(
      ofBuild,
      [...stored.values()].map(({ plugin }) => installedPlugin(plugin)),
    ),
    stored,
  };
}

/** As the realm compiler takes it. */
export function installedPlugin({
  manifest,
  package: { name, version },
  ...plugin
}: StoredPlugin): InstalledPlugin {
  const folder = `${name}@${version}`;
  return {
    manifest,
    file: `${folder}/plugin.json`,
    folder,
    package: name,
    ...(plugin.optionsSchema === null ? {} : { optionsSchema: plugin.optionsSchema }),
    ...(plugin.englishMessages === null ? {} : { englishMessages: plugin.englishMessages }),
  };
}
