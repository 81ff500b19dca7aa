/**
 * One-time tokens in the addresses of mails and staff links: held in session storage until they are used, and
 * nowhere else (SGN-099).
 */
import type { BrowserAddress } from '../platform/browser/BrowserAddress';
import type { RouteMatch } from '../routing/matchPath';
import { tokenRoles, type TokenPurpose } from '../routing/tokenRoles';
import type { KeyValueStore } from '../sdk/services';

/** Replaces the token in a path. */
const TAKEN = '-';

const keyOf = (purpose: TokenPurpose): string => `token.${purpose}`;

/**
 * Moves the token of a page's address to session storage; call it before the router reads the address. A
 * reload loses nothing, and the history does not contain the token.
 */
export function takeAddressToken(
  address: Pick<BrowserAddress, 'current' | 'rewrite'>,
  visit: Pick<KeyValueStore, 'write'>,
  { role, params }: Pick<RouteMatch, 'role' | 'params'>,
): void {
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

/** The token that brought the viewer here; null when there is none, or it was used. */
export const storedToken = (visit: Pick<KeyValueStore, 'read'>, purpose: TokenPurpose): string | null =>
  visit.read(keyOf(purpose)) || null;

/** Call it once a token is used or has turned out to be invalid. */
export const forgetToken = (visit: Pick<KeyValueStore, 'remove'>, purpose: TokenPurpose): void =>
  visit.remove(keyOf(purpose));
