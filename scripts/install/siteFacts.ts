/** What a site has that a plugin which is added to it must fit. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readMessageSources } from '../messages';
import { messageFolders, readInstalledPlugins, type InstalledPlugins } from '../plugins/installedPlugins';
import { sharedLibraries } from '../plugins/sharedNames';

export interface SiteFacts {
  /** The plugins of its build. */
  readonly installed: InstalledPlugins;
  /** The packages that it shares, with their versions. */
  readonly provided: ReadonlyMap<string, string>;
  /** The keys of its texts, with who has them. */
  readonly textKeys: ReadonlyMap<string, string>;
}

/** `root` is the repository of the site. */
export async function readSiteFacts(root: string): Promise<SiteFacts> {
  const { name, version, dependencies } = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  ) as {
    readonly name: string;
    readonly version: string;
    readonly dependencies: Readonly<Record<string, string>>;
  };
  const installed = readInstalledPlugins(root);
  const texts = await readMessageSources(root, messageFolders(installed));
  return {
    installed,
    provided: new Map([
      [name, version],
      ...sharedLibraries.flatMap((each) => {
        const found = dependencies[each];
        return found === undefined ? [] : [[each, found] as const];
      }),
    ]),
    textKeys: new Map(
      texts.flatMap(({ id, files }) => [...(files.get('en')?.messages.keys() ?? [])].map((key) => [key, id])),
    ),
  };
}
