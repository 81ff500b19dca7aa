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
import { readRealmSources, withDocument, type RealmSources } from '../compile/realmSources';
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
  const sources = readRealmSources(root);
  const installed = readInstalledPlugins(root);
  const known = sources.realms.get(target);
  if (known !== undefined)
    return {
      compilation: compileRealm({ sources, file: known }, installed, environment),
      installed,
      sources,
      file: known,
    };
  const absolute = path.resolve(target);
  if (!/\.json$/.test(target) && !target.includes('/')) {
    const nearest = nearestName(target, sources.realms.keys());
    return `There is no realm "${target}".${nearest === null ? '' : ` Did you mean ${nearest}?`}`;
  }
  if (!existsSync(absolute)) return `${target} does not exist.`;
  const file = path.relative(root, absolute).split(path.sep).join('/');
  const extended = sources.documents.has(file)
    ? sources
    : withDocument(sources, root, file, readFileSync(absolute, 'utf8'));
  return {
    compilation: compileRealm({ sources: extended, file }, installed, environment),
    installed,
    sources: extended,
    file,
  };
}
