/** The realm's id is its folder's name, and no other realm has its hosts. */
import path from 'node:path';
import { inherit } from '../inherit';
import { pointerOf } from '../jsonPointer';
import type { RealmSources } from '../realmSources';
import type { Finding } from '../schemaFindings';
import { atValue, type CheckContext } from './checkContext';

export function* checkIdentity({ realm, sources, origins, chain }: CheckContext): Generator<Finding> {
  const file = chain[0]?.file ?? '';
  const [folder] = [...sources.realms].find(([, document]) => document === file) ?? [];
  if (realm.id !== undefined && folder !== undefined && realm.id !== folder) {
    yield atValue('/id', 'id-differs-from-folder', `The folder is called ${path.posix.basename(path.posix.dirname(file))}, so the id must be "${folder}".`, folder);
  }
  const claims = hostClaims(sources);
  for (const [index, host] of (realm.hosts ?? []).entries()) {
    const other = host === undefined ? undefined : claims.get(host)?.find((claim) => claim.file !== file);
    if (other === undefined) continue;
    const pointer = pointerOf(['hosts', index]);
    const isInherited = origins.documentOf(pointer).file !== file;
    yield atValue(pointer, 'duplicate-host', `${other.file}:${other.line} claims the host ${host ?? ''} as well.`, isInherited ? 'Give this realm "hosts" of its own.' : null);
  }
}

interface HostClaim {
  readonly file: string;
  readonly line: number;
}

const claimsOf = new WeakMap<RealmSources, ReadonlyMap<string, readonly HostClaim[]>>();

/** Who claims which host among all the sources. Worked out once for a set of sources. */
function hostClaims(sources: RealmSources): ReadonlyMap<string, readonly HostClaim[]> {
  const known = claimsOf.get(sources);
  if (known !== undefined) return known;
  const claims = new Map<string, HostClaim[]>();
  for (const file of new Set(sources.realms.values())) {
    const { value, origins } = inherit(sources, file);
    const hosts = value?.['hosts'];
    if (value?.['abstract'] === true || !Array.isArray(hosts)) continue;
    for (const [index, host] of hosts.entries()) {
      if (typeof host !== 'string') continue;
      claims.set(host, [...(claims.get(host) ?? []), { file, line: origins.place(pointerOf(['hosts', index]), 'value').line }]);
    }
  }
  claimsOf.set(sources, claims);
  return claims;
}
