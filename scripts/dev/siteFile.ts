/** The facts of a site as a file, for a package that has neither its plugins nor its sources. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteFacts } from '../install/siteFacts';
import type { InstalledPlugin } from '../plugins/installedPlugins';

/** In the package of the site: its build for development, and the first script of its pages (refreshPage.ts). */
export const DEVELOPMENT_BUILD = 'development';
export const FIRST_SCRIPT = 'refreshPage.js';

const FILE = 'site.json';

interface SiteFile {
  readonly plugins: readonly InstalledPlugin[];
  readonly provided: readonly (readonly [string, string])[];
  readonly textKeys: readonly (readonly [string, string])[];
}

export function writeSiteFile(folder: string, { installed, provided, textKeys }: SiteFacts): void {
  const value: SiteFile = {
    plugins: [...installed.plugins.values()],
    provided: [...provided],
    textKeys: [...textKeys],
  };
  writeFileSync(path.join(folder, FILE), JSON.stringify(value));
}

export function readSiteFile(folder: string): SiteFacts {
  const { plugins, provided, textKeys } = JSON.parse(
    readFileSync(path.join(folder, FILE), 'utf8'),
  ) as SiteFile;
  return {
    installed: {
      plugins: new Map(plugins.map((plugin) => [plugin.manifest.id, plugin])),
      broken: new Set(),
      problems: [],
    },
    provided: new Map(provided),
    textKeys: new Map(textKeys),
  };
}
