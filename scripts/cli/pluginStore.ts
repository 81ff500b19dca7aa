/** `plugin add`, `list` and `remove`: the plugins that a store of releases has beside those of the build. */
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import colors from 'picocolors';
import { composeRealmSchema } from '../compile/realmSchema';
import { addPlugin, removePlugin } from '../install/addPlugin';
import { openPackage } from '../install/openPackage';
import { readSiteFacts } from '../install/siteFacts';
import { readSitePlugins } from '../install/sitePlugins';
import { readInstalledPlugins, type InstalledPlugins } from '../plugins/installedPlugins';
import { checkClock } from '../releases/checkClock';
import type { ReleaseStore } from '../releases/ReleaseStore';
import { readStoredPlugins } from '../releases/storedPlugins';
import { done, refused, type Outcome } from './outcome';
import { authorOf, withStore, type StoreOptions } from './storeCommand';

export interface AddOptions extends StoreOptions {
  /** What the packed file must have, such as `sha512-…`. */
  readonly integrity?: string | undefined;
  /** Who, for the list. */
  readonly by?: string | undefined;
}

/** Editors complete the options of all plugins by it: `"$schema": "../realm.schema.json"` in a realm document. */
const SCHEMA = 'realms/realm.schema.json';

/** Adds the package `named`, or takes its new version. */
export async function pluginAdd(root: string, named: string, options: AddOptions): Promise<Outcome> {
  return withStore(options, async (store) => {
    await checkClock(store, Date.now);
    const opened = await openPackage(named, process.cwd());
    if (typeof opened === 'string') return refused(opened);
    try {
      const { at, by } = authorOf(options);
      const site = await readSiteFacts(root);
      const added = await addPlugin({ site, store, opened, integrity: options.integrity, by, now: at });
      if ('refusal' in added) return refused(added.refusal);
      await writeSchema(root, site.installed, store);
      const { manifest, package: from } = added.plugin;
      const before = added.before === null ? '' : `, before ${added.before}`;
      return done(
        [
          `${colors.green('✓')} ${manifest.id} is in the store, from ${from.name} ${from.version}${before}.`,
          `  integrity ${from.integrity}`,
          'It is trusted code: it runs in the pages of each realm that names it. Publish these realms to serve it.',
        ].join('\n'),
      );
    } finally {
      await opened.close();
    }
  });
}

export async function pluginList(options: StoreOptions): Promise<Outcome> {
  return withStore(options, async (store) => {
    const entries = [...(await readStoredPlugins(store)).values()].map(({ plugin, pointer }) => ({
      id: plugin.manifest.id,
      title: plugin.manifest.title,
      package: plugin.package.name,
      version: plugin.package.version,
      integrity: plugin.package.integrity,
      bytes: Object.values(plugin.modules).reduce((sum, { bytes }) => sum + bytes, 0),
      addedAt: new Date(pointer.at).toISOString(),
      addedBy: pointer.by,
    }));
    if (options.json === true) return done(JSON.stringify({ plugins: entries }, null, 2));
    if (entries.length === 0) return done('The store has no plugins.');
    return done(
      entries
        .map(
          ({ id, package: name, version, bytes, addedAt, addedBy }) =>
            `${colors.bold(id)}  ${name} ${version}  ${bytes} bytes  ${addedAt}  ${addedBy}`,
        )
        .join('\n'),
    );
  });
}

export async function pluginRemove(root: string, id: string, options: StoreOptions): Promise<Outcome> {
  return withStore(options, async (store) => {
    await checkClock(store, Date.now);
    const removed = /^[a-z-]+\/[a-z][a-z0-9-]*$/.test(id) ? await removePlugin(store, id) : null;
    if (removed === null) return refused(`The store has no plugin ${id}.`);
    await writeSchema(root, readInstalledPlugins(root), store);
    return done(
      `${colors.green('✓')} ${id} is out of the store. Releases that contain it keep serving it; a realm that names it can be published again without it.`,
    );
  });
}

/** Writes the schema of realm documents for the plugins of the build and of the store. */
async function writeSchema(root: string, ofBuild: InstalledPlugins, store: ReleaseStore): Promise<void> {
  if (!existsSync(path.join(root, path.dirname(SCHEMA)))) return;
  const { installed } = await readSitePlugins(ofBuild, store);
  writeFileSync(path.join(root, SCHEMA), `${JSON.stringify(composeRealmSchema(installed), null, 2)}\n`);
}
