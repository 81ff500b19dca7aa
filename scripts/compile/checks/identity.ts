/** Checks that the realm's id is its folder's name and that no other realm claims its hosts. */
import path from 'node:path';
import { parseJsonDocument } from '../jsonDocument';
import { isRecord, pointerOf } from '../jsonPointer';
import type { HostClaim, RealmSources } from '../realmSources';
import type { Finding } from '../schemaFindings';
import { atValue, type CheckContext } from './checkContext';

export function* checkIdentity({ realm, sources, chain }: CheckContext): Generator<Finding> {
  const file = chain[0]?.file ?? '';
  const [folder] = [...sources.realms].find(([, document]) => document === file) ?? [];
  if (realm.id !== undefined && folder !== undefined && realm.id !== folder) {
    yield atValue(
      '/id',
      'id-differs-from-folder',
      `The folder is called ${path.posix.basename(path.posix.dirname(file))}, so the id must be "${folder}".`,
      folder,
    );
  }
  const claimsOf = sources.claimsOf ?? ((host: string) => hostClaims(sources).get(host) ?? []);
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

const claimsOfSources = new WeakMap<RealmSources, ReadonlyMap<string, readonly HostClaim[]>>();

/** The claims on each host among all sources. Computed once per set of sources. */
function hostClaims(sources: RealmSources): ReadonlyMap<string, readonly HostClaim[]> {
  const known = claimsOfSources.get(sources);
  if (known !== undefined) return known;
  const claims = new Map<string, HostClaim[]>();
  for (const file of new Set(sources.realms.values())) {
    for (const [host, claim] of claimedHosts(sources, file))
      claims.set(host, [...(claims.get(host) ?? []), claim]);
  }
  claimsOfSources.set(sources, claims);
  return claims;
}

/** The host names that a document claims. An abstract document claims none. */
export function claimedHosts(
  sources: RealmSources,
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
