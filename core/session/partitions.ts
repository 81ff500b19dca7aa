/** Audience partitions that a link assigns to a viewer who signs in (SGN-048). Pure. */
import type { PartitionUpdate } from '../generated/platform';

/** Maximum per link. */
const MOST = 20;

/**
 * Comma-separated names; a leading minus means leave instead of join: `club,-trial`. Null when there are
 * none. Invalid names, such as part of an address, are ignored.
 */
export function partitionUpdate(partitionData: string | null): PartitionUpdate | null {
  const asked = (partitionData ?? '').split(',').map((name) => name.trim());
  const named = [...new Set(asked)]
    .filter((name) => /^-?[A-Za-z0-9][\w.:-]{0,63}$/.test(name))
    .slice(0, MOST);
  if (named.length === 0) return null;
  return {
    partitionDataToAdd: named.filter((name) => !name.startsWith('-')),
    partitionDataToDelete: named.filter((name) => name.startsWith('-')).map((name) => name.slice(1)),
  };
}
