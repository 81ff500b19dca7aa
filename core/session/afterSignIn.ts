/** After a sign-in: joins audience partitions and navigates on. */
import { queryNames } from '../routing/queryNames';
import { postSignInTarget, type SignInCallback } from '../routing/signInTarget';
import { updatePartition } from '../sdk/endpoints/partition';
import type { SignInDeps } from './signInDeps';
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

/** The updated token replaces the old one before the viewer continues (SGN-048). A failure does not stop them. */
export async function joinPartitions(
  { client, vault, log }: Pick<SignInDeps, 'client' | 'vault' | 'log'>,
  query: URLSearchParams,
): Promise<void> {
  const update = partitionUpdate(query.get(queryNames.partitionData));
  if (update === null) return;
  try {
    const held = vault.read();
    const next = await client.call(updatePartition, { body: update });
    if (held !== null) vault.renew(held.refreshToken, next);
  } catch (error) {
    log.warn('The viewer was not put into the parts of the audience that the link names.', {
      reason: String(error),
    });
  }
}

type TargetDeps = Pick<SignInDeps, 'routes' | 'targets' | 'navigation' | 'address' | 'home'>;

/** Where the viewer continues (SGN-042 to SGN-045, SGN-049). */
export function goOn(
  { routes, targets, navigation, address, home }: TargetDeps,
  query: URLSearchParams,
  callback: SignInCallback | undefined,
): void {
  const target = postSignInTarget(query, { callback, routes: routes(), rules: targets });
  switch (target.kind) {
    case 'call':
      return target.callback();
    case 'go':
      return navigation.go(target.path, { replace: true });
    case 'leave':
      return address.leave(target.url, { replace: true });
    case 'default':
      return navigation.go(home(), { replace: true });
    case 'stay':
      return;
  }
}
