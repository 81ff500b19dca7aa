/**
 * Finds the folders of the installed plugins: those in the tree under plugins/, and direct npm dependencies
 * whose package.json names a manifest.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseJsonDocument } from '../compile/jsonDocument';
import { isRecord } from '../compile/jsonPointer';

export interface PluginOrigin {
  /** The manifest's folder, relative to the root. */
  readonly folder: string;
  readonly package?: string;
  readonly manifestName: string;
  /** For a plugin in the tree: the id of its folder. */
  readonly expectedId?: string;
  /** The package has another integrity than the list of plugins. */
  readonly isChanged?: true;
}

/** The integrity of a package in the lock file; npm installs nothing else. */
function lockedIntegrity(root: string, name: string): unknown {
  const lock = readJson(path.join(root, 'package-lock.json'));
  const packages = isRecord(lock) ? lock['packages'] : undefined;
  const entry = isRecord(packages) ? packages[`node_modules/${name}`] : undefined;
  return isRecord(entry) ? entry['integrity'] : undefined;
}

/** Plugins in the tree, at plugins/<kind>/<name>. */
export function* treeFolders(root: string): Generator<PluginOrigin> {
  for (const kind of subfolders(path.join(root, 'plugins'))) {
    for (const name of subfolders(path.join(root, 'plugins', kind))) {
      const folder = `plugins/${kind}/${name}`;
      if (existsSync(path.join(root, folder, 'plugin.json')))
        yield { folder, manifestName: 'plugin.json', expectedId: `${kind}/${name}` };
    }
  }
}

/**
 * Only direct dependencies: transitive ones do not count, and development dependencies are not part of the
 * product. A plugin is trusted code: it runs in the site's origin with all its rights. Where package.json
 * lists its plugins (`proscenium.plugins`, name to integrity), no other package is a plugin, and neither is
 * one whose integrity in the lock file differs.
 */
export function* dependencyFolders(root: string): Generator<PluginOrigin> {
  const own = readJson(path.join(root, 'package.json'));
  if (!isRecord(own)) return;
  const names = new Set(
    ['dependencies', 'optionalDependencies'].flatMap((key) =>
      Object.keys(isRecord(own[key]) ? own[key] : {}),
    ),
  );
  const listed = isRecord(own['proscenium']) ? own['proscenium']['plugins'] : undefined;
  const trusted = isRecord(listed) ? listed : null;
  for (const name of [...names].sort()) {
    if (trusted !== null && !Object.hasOwn(trusted, name)) continue;
    const folder = `node_modules/${name}`;
    const description = readJson(path.join(root, folder, 'package.json'));
    const proscenium = isRecord(description) ? description['proscenium'] : undefined;
    const manifest = isRecord(proscenium) ? proscenium['plugin'] : undefined;
    if (typeof manifest !== 'string') continue;
    const file = path.posix.join(folder, manifest);
    const isChanged = trusted !== null && trusted[name] !== lockedIntegrity(root, name);
    yield {
      folder: path.posix.dirname(file),
      manifestName: path.posix.basename(file),
      package: name,
      ...(isChanged ? { isChanged: true } : {}),
    };
  }
}

function readJson(file: string): unknown {
  if (!existsSync(file)) return undefined;
  return parseJsonDocument(file, readFileSync(file, 'utf8')).value;
}

function subfolders(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}
