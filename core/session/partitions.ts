/** Parts of the audience that a link puts a viewer into when they sign in (SGN-048). Pure. */
import type { PartitionUpdate } from '../generated/platform';

/** As many as one link may name. */
const MOST = 20;

/**
 * Names stand apart by commas; one with a minus before it is left instead of joined: `club,-trial`. Null when nothing is asked for.
 * What is no name, such as half an address, is passed over.
 */
export function partitionUpdate(partitionData: string | null): PartitionUpdate | null {
  const asked = (partitionData ?? '').split(',').map((name) => name.trim());
  const named = [...new Set(asked)].filter((name) => /^-?[A-Za-z0-9][\w.:-]{0,63}$/.test(name)).slice(0, MOST);
  if (named.length === 0) return null;
  return {
    partitionDataToAdd: named.filter((name) => !name.startsWith('-')),
    partitionDataToDelete: named.filter((name) => name.startsWith('-')).map((name) => name.slice(1)),
  };
}
