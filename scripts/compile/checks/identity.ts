/** Checks that the realm's id is its folder's name and that no other realm claims its hosts. */
import path from 'node:path';
import { jsonValue, parseJsonDocument } from '../jsonDocument';
import { isRecord, pointerOf } from '../jsonPointer';
import type { HostClaim, RealmSources } from '../realmSources';
import type { Finding } from '../schemaFindings';
import { atValue, type CheckContext } from './checkContext';

export function* checkIdentity({ realm, sources, chain }: CheckContext): Generator<Finding> {
  const file = chain[0]?.file ?? '';
  const folder = path.posix.basename(path.posix.dirname(file));
  if (realm.id !== undefined && sources.realms.get(folder) === file && realm.id !== folder) {
    yield atValue(
      '/id',
      'id-differs-from-folder',
      `The folder is called ${folder}, so the id must be "${folder}".`,
      folder,
    );
  }
  const claimsOf = sources.claimsOf ?? ((host: string) => claimsOn(host, claimants(sources), sources));
  for (const [index, host] of (realm.hosts ?? []).entries()) {
    const other = claimsOf(host ?? '').find((claim) => claim.file !== file);
    if (other !== undefined)
      yield atValue(
        pointerOf(['hosts', index]),
        'duplicate-host',
        `${other.file}:${other.line} claims the host ${host ?? ''} as well.`,
        null,
      );
  }
}

const claimantsOf = new WeakMap<RealmSources, ReadonlyMap<string, readonly string[]>>();

/** The documents that claim each host among all sources. Computed once per set of sources. */
function claimants(sources: RealmSources): ReadonlyMap<string, readonly string[]> {
  const known = claimantsOf.get(sources);
  if (known !== undefined) return known;
  const found = new Map<string, string[]>();
  for (const file of new Set(sources.realms.values()))
    for (const host of hostsIn(sources.documents.get(file) ?? ''))
      found.set(host, [...(found.get(host) ?? []), file]);
  claimantsOf.set(sources, found);
  return found;
}

/** The claims of documents on a host, with their lines. */
export const claimsOn = (
  host: string,
  files: ReadonlyMap<string, readonly string[]>,
  sources: Pick<RealmSources, 'documents'>,
): readonly HostClaim[] =>
  (files.get(host) ?? []).flatMap((file) =>
    claimedHosts(sources, file).flatMap(([name, claim]) => (name === host ? [claim] : [])),
  );

/** The host names that the text of a document claims: as {@link claimedHosts}, without positions. */
export function hostsIn(text: string): readonly string[] {
  const value = jsonValue(text);
  if (!isRecord(value) || value['abstract'] === true || !Array.isArray(value['hosts'])) return [];
  return value['hosts'].filter((host) => typeof host === 'string');
}

/** The host names that a document claims. An abstract document claims none. */
export function claimedHosts(
  sources: Pick<RealmSources, 'documents'>,
  file: string,
): readonly (readonly [host: string, claim: HostClaim])[] {
  // Parents do not matter: neither key is inherited.
  const document = parseJsonDocument(file, sources.documents.get(file) ?? '');
  const { value } = document;
  const hosts = isRecord(value) ? value['hosts'] : undefined;
  if (!isRecord(value) || value['abstract'] === true || !Array.isArray(hosts)) return [];
  return [...hosts.entries()].flatMap(([index, host]) => {
    if (typeof host !== 'string') return [];
    return [[host, { file, line: document.valuePosition(pointerOf(['hosts', index])).line }] as const];
  });
}
