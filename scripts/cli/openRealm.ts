/** Finds and compiles the realm that a command names, by id or by the path of its document. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  compileRealm,
  type Compilation,
  type Environment,
  type EnvironmentOf,
} from '../compile/compileRealm';
import { nearestName } from '../compile/nearestName';
import { readRealmSources, realmFolders, withDocument, type RealmSources } from '../compile/realmSources';
import { startEnvironment } from '../start/sandboxEnvironment';
import { readInstalledPlugins, type InstalledPlugins } from '../plugins/installedPlugins';

export interface OpenRealm {
  readonly compilation: Compilation;
  readonly installed: InstalledPlugins;
  readonly sources: RealmSources;
  /** The path of the document, relative to the root. */
  readonly file: string;
}

/**
 * Returns the compiled realm, or a sentence that explains why there is none. The environment is that of `npm start` by
 * default, so that both report the same mistakes.
 */
export function openRealm(
  root: string,
  target: string,
  environment: Environment | EnvironmentOf = startEnvironment(process.env),
): OpenRealm | string {
  return realmOpener(root, readRealmSources(root), environment)(target);
}

/**
 * Opens these realms and no others: documents and plugins are read once, and a host name that two realms claim is found
 * among these realms only.
 */
export function openRealms(
  root: string,
  targets: readonly string[],
  environment: Environment | EnvironmentOf,
): (target: string) => OpenRealm | string {
  const ids = targets.map((target) => idOf(root, target)).filter((id) => id !== null);
  return realmOpener(root, readRealmSources(root, ids), environment);
}

function realmOpener(
  root: string,
  sources: RealmSources,
  environment: Environment | EnvironmentOf,
): (target: string) => OpenRealm | string {
  const installed = readInstalledPlugins(root);
  const compiled = (from: RealmSources, file: string): OpenRealm => ({
    compilation: compileRealm({ sources: from, file }, installed, environment),
    installed,
    sources: from,
    file,
  });
  return (target) => {
    const id = idOf(root, target);
    const known = id === null ? undefined : sources.realms.get(id);
    if (known !== undefined) return compiled(sources, known);
    if (!isPath(target)) {
      const nearest = nearestName(target, realmFolders(root));
      return `There is no realm "${target}".${nearest === null ? '' : ` Did you mean ${nearest}?`}`;
    }
    const absolute = path.resolve(target);
    if (!existsSync(absolute)) return `${target} does not exist.`;
    const file = fileOf(root, target);
    return compiled(
      sources.documents.has(file)
        ? sources
        : withDocument(sources, root, file, readFileSync(absolute, 'utf8')),
      file,
    );
  };
}

const isPath = (target: string): boolean => target.endsWith('.json') || target.includes('/');

const fileOf = (root: string, target: string): string =>
  path.relative(root, path.resolve(target)).split(path.sep).join('/');

/** The id of a realm in realms/; null for a document elsewhere. */
function idOf(root: string, target: string): string | null {
  return isPath(target) ? (/^realms\/([^/]+)\/realm\.json$/.exec(fileOf(root, target))?.[1] ?? null) : target;
}
