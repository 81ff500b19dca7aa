/** One-time tokens that mails and staff bring in an address: kept for the tab until they are spent, and nowhere else (SGN-099). */
import type { BrowserAddress } from '../platform';
import type { RouteMatch } from '../routing/matchPath';
import { tokenRoles, type TokenPurpose } from '../routing/tokenRoles';
import type { KeyValueStore } from '../sdk';

/** Stands in a path where its token was. */
const TAKEN = '-';

const keyOf = (purpose: TokenPurpose): string => `token.${purpose}`;

/**
 * Takes the token of a page's address out of it; to be called before the router reads the address. The tab keeps it, so that a reload
 * loses nothing, and the history does not.
 */
export function takeAddressToken(address: Pick<BrowserAddress, 'current' | 'rewrite'>, visit: Pick<KeyValueStore, 'write'>, { role, params }: Pick<RouteMatch, 'role' | 'params'>): void {
  const purpose = tokenRoles[role];
  const current = address.current();
  const [inPath] = Object.values(params);
  const token = inPath ?? current.searchParams.get('token');
  if (purpose === undefined || !token || inPath === TAKEN) return;
  visit.write(keyOf(purpose), token);
  current.searchParams.delete('token');
  if (inPath !== undefined) {
    const segments = current.pathname.split('/');
    segments[segments.findLastIndex((segment) => segment !== '')] = TAKEN;
    current.pathname = segments.join('/');
  }
  address.rewrite(current);
}

/** The token that brought the viewer here; null when there is none, or it was spent. */
export const keptToken = (visit: Pick<KeyValueStore, 'read'>, purpose: TokenPurpose): string | null => visit.read(keyOf(purpose)) || null;

/** To be called once a token is spent, or turned out not to be good. */
export const forgetToken = (visit: Pick<KeyValueStore, 'remove'>, purpose: TokenPurpose): void => visit.remove(keyOf(purpose));
