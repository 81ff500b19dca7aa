/** After a sign-in: joins audience partitions and navigates on. */
import { queryNames } from '../routing/queryNames';
import { postSignInTarget, type SignInCallback } from '../routing/signInTarget';
import { updatePartition } from '../sdk/endpoints/partition';
import { partitionUpdate } from './partitions';
import type { SignInDeps } from './signInDeps';

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

type Ways = Pick<SignInDeps, 'routes' | 'targets' | 'navigation' | 'address' | 'home'>;

/** Where the viewer continues (SGN-042 to SGN-045, SGN-049). */
export function goOn(
  { routes, targets, navigation, address, home }: Ways,
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
