/** Checks that images and other files named by the realm exist. */
import path from 'node:path';
import { nearestName } from '../nearestName';
import type { RealmSources } from '../realmSources';
import type { JsonDocument } from '../jsonDocument';
import type { Finding } from '../schemaFindings';
import { atValue, type CheckContext } from './checkContext';

export function* checkFiles({ visits, sources, chain }: CheckContext): Generator<Finding> {
  for (const { pointer, value, schema: own } of visits) {
    if (own['x-file'] !== true || typeof value !== 'string' || !isRealmFile(value)) continue;
    if (realmFile(value, chain, sources) !== undefined) continue;
    const folder = path.posix.dirname(chain[0]?.file ?? '');
    const known = foldersOf(chain).flatMap((each) => [...(sources.files.get(each) ?? [])]);
    yield atValue(pointer, 'missing-file', `${folder}/${value} does not exist.`, nearestName(value, known));
  }
}

/** Whether an address names a file in the realm's folder, rather than one elsewhere. */
export function isRealmFile(address: string): boolean {
  return address.startsWith('images/');
}

/** The path of a realm file, relative to the root: in the realm's own folder, else in that of its nearest parent. */
export function realmFile(
  address: string,
  chain: readonly JsonDocument[],
  sources: RealmSources,
): string | undefined {
  const folder = foldersOf(chain).find((each) => sources.files.get(each)?.has(address) === true);
  return folder === undefined ? undefined : `${folder}/${address}`;
}

function foldersOf(chain: readonly JsonDocument[]): string[] {
  return [...new Set(chain.map((document) => path.posix.dirname(document.file)))];
}
