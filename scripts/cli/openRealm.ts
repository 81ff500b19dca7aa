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
import { claimsOn, hostsIn } from '../compile/checks/identity';
import {
  documentsOf,
  readRealmSources,
  realmFolders,
  withDocument,
  type HostClaim,
  type RealmSources,
} from '../compile/realmSources';
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
  installed: InstalledPlugins = readInstalledPlugins(root),
): OpenRealm | string {
  return realmOpener(root, readRealmSources(root), installed, environment)(target);
}

/**
 * Opens these realms and no others: their documents are read once. `claims` are those of {@link contestedHosts} among
 * all realms of the command.
 */
export function openRealms(
  root: string,
  targets: readonly string[],
  installed: InstalledPlugins,
  claims: ReadonlyMap<string, readonly HostClaim[]>,
): (target: string) => OpenRealm | string {
  const ids = targets.map((target) => idOf(root, target)).filter((id) => id !== null);
  const claimsOf = (host: string) => claims.get(host) ?? [];
  return realmOpener(root, { ...readRealmSources(root, ids), claimsOf }, installed, {});
}

/**
 * The hosts that several of these realms or their parents claim, with the claims of those in realms/: with them, each
 * realm can be compiled without the others.
 */
export function contestedHosts(root: string, targets: readonly string[]): Map<string, readonly HostClaim[]> {
  const files = new Map<string, string[]>();
  for (const { file, text } of documentsOf(
    root,
    targets.map((target) => documentFile(root, target)),
  ))
    for (const host of new Set(hostsIn(text))) files.set(host, [...(files.get(host) ?? []), file]);
  const contested = [...files].filter(([, each]) => each.length > 1);
  const claimants = new Map(
    contested.map(([host, each]) => [host, each.filter((file) => idIn(file) !== null)]),
  );
  const texts = [...documentsOf(root, [...claimants.values()].flat())].map(
    ({ file, text }) => [file, text] as const,
  );
  const documents = new Map(texts);
  return new Map(contested.map(([host]) => [host, claimsOn(host, claimants, { documents })]));
}

function realmOpener(
  root: string,
  sources: RealmSources,
  installed: InstalledPlugins,
  environment: Environment | EnvironmentOf,
): (target: string) => OpenRealm | string {
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
const idOf = (root: string, target: string): string | null =>
  isPath(target) ? idIn(fileOf(root, target)) : target;

/** The id of the realm in a file, relative to the root. */
const idIn = (file: string): string | null => /^realms\/([^/]+)\/realm\.json$/.exec(file)?.[1] ?? null;

const documentFile = (root: string, target: string): string =>
  isPath(target) ? fileOf(root, target) : `realms/${target}/realm.json`;
