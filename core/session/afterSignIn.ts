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
  const go = (path: string) => navigation.go((asksWho ? whoFirst({ routes, targets }, path) : null) ?? path, { replace: true });
  switch (target.kind) {
    case 'call':
      return target.callback();
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

/** Whoever signed in beside a page is asked on it who they are, and comes back to it. */
export function askWho(ways: Pick<Ways, 'routes' | 'targets' | 'navigation'>, query: URLSearchParams): void {
  const who = whoFirst(ways, query.get(queryNames.from) ?? '/');
  if (who !== null) ways.navigation.go(who, { replace: true });
}

/** The page that asks, on the way to `path`; null where nobody is asked. */
function whoFirst({ routes, targets }: Pick<Ways, 'routes' | 'targets'>, path: string): string | null {
  const role = targets.match(new URL(path, targets.origin).pathname)?.role ?? '';
  return paying.has(role) ? null : pathOf(routes(), 'PROFILES', {}, { query: { [queryNames.from]: path } });
}

const paying: ReadonlySet<string> = new Set(['PURCHASE', 'SIGNUP', 'PAY', 'GIFT_ITEM', 'GIFT_PAY']);
