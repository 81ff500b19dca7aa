/** What follows once a viewer is signed in: the parts of the audience they join, and where they go on. */
import { pathOf } from '../routing/buildPath';
import { queryNames } from '../routing/queryNames';
import { postSignInTarget, type SignInCallback } from '../routing/signInTarget';
import { updatePartition } from '../sdk/endpoints/partition';
import { partitionUpdate } from './partitions';
import type { SignInParts } from './signInParts';

/** The new token takes the place of the old one before the viewer goes on (SGN-048). That the platform will not is no reason to stop them. */
export async function joinPartitions({ client, vault, log }: Pick<SignInParts, 'client' | 'vault' | 'log'>, query: URLSearchParams): Promise<void> {
  const update = partitionUpdate(query.get(queryNames.partitionData));
  if (update === null) return;
  try {
    const held = vault.read();
    const next = await client.call(updatePartition, { body: update });
    if (held !== null) vault.renew(held.refreshToken, next);
  } catch (error) {
    log.warn('The viewer was not put into the parts of the audience that the link names.', { reason: String(error) });
  }
}

type Ways = Pick<SignInParts, 'routes' | 'targets' | 'navigation' | 'address' | 'home'>;

/**
 * Where the viewer goes on (SGN-042 to SGN-045, SGN-049). `asksWho`: several people watch with this account, and none is known to be here; they
 * say who they are on the way (FAV-037), unless they are on their way to pay, where it is the account that counts.
 */
export function goOn({ routes, targets, navigation, address, home }: Ways, query: URLSearchParams, callback: SignInCallback | undefined, asksWho = false): void {
  const target = postSignInTarget(query, { callback, routes: routes(), rules: targets });
  const go = (path: string) => {
    const role = targets.match(new URL(path, targets.origin).pathname)?.role;
    const who = asksWho && !paying.has(role ?? '') ? pathOf(routes(), 'PROFILES', {}, { query: { [queryNames.from]: path } }) : null;
    navigation.go(who ?? path, { replace: true });
  };
  switch (target.kind) {
    case 'call': {
      target.callback();
      // Whoever signs in beside a page stays on it; the question comes between.
      const here = query.get(queryNames.from);
      return asksWho && here !== null ? go(here) : undefined;
    }
    case 'go':
      return go(target.path);
    case 'leave':
      return address.leave(target.url, { replace: true });
    case 'default':
      return go(home());
    case 'stay':
      return;
  }
}

const paying: ReadonlySet<string> = new Set(['PURCHASE', 'SIGNUP', 'PAY', 'GIFT_ITEM', 'GIFT_PAY']);
