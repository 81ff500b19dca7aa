/**
 * One-time tokens in the addresses of mails and staff links: held in session storage until they are used, and
 * nowhere else (SGN-099).
 */
import type { BrowserAddress } from '../platform/browser/BrowserAddress';
import type { RouteMatch } from '../routing/matchPath';
import { TAKEN_TOKEN, tokenKey, tokenQueryName, tokenRoles, type TokenPurpose } from '../routing/tokenRoles';
import type { KeyValueStore } from '../sdk/services';

type MatchPath = (pathname: string) => Pick<RouteMatch, 'role' | 'params'> | null;

/**
 * Moves the token of a page's address to session storage; call it before the router reads the address. A
 * reload loses nothing, and the history does not contain the token. Returns its key; null if there was none.
 */
export function takeAddressToken(
  address: Pick<BrowserAddress, 'current' | 'rewrite'>,
  visit: Pick<KeyValueStore, 'write'>,
  match: MatchPath,
): string | null {
  const current = address.current();
  const page = match(current.pathname);
  const purpose = page === null ? undefined : tokenRoles[page.role];
  if (page === null || purpose === undefined) return null;
  const inQuery = tokenQueryName(purpose);
  const [inPath] = Object.values(page.params);
  const token = inPath ?? current.searchParams.get(inQuery);
  if (!token || inPath === TAKEN_TOKEN) return null;
  keepToken(visit, purpose, token);
  current.searchParams.delete(inQuery);
  if (inPath !== undefined) current.pathname = withoutToken(current.pathname, page.role, match);
  address.rewrite(current);
  return tokenKey(purpose);
}

/** The path with the token's segment replaced; segments of sign-in providers may follow it. */
function withoutToken(pathname: string, role: string, match: MatchPath): string {
  const segments = pathname.split('/');
  for (const at of segments.keys()) {
    const path = segments.map((segment, index) => (index === at ? TAKEN_TOKEN : segment)).join('/');
    const page = segments[at] === '' ? null : match(path);
    if (page?.role === role && Object.values(page.params)[0] === TAKEN_TOKEN) return path;
  }
  throw new Error('The token in the path of the address was not found.');
}

/** The token that brought the viewer here; null when there is none, or it was used. */
export const storedToken = (visit: Pick<KeyValueStore, 'read'>, purpose: TokenPurpose): string | null =>
  visit.read(tokenKey(purpose)) || null;

/** Stores a token that was elsewhere while the viewer was away. */
export const keepToken = (visit: Pick<KeyValueStore, 'write'>, purpose: TokenPurpose, token: string): void =>
  visit.write(tokenKey(purpose), token);

/** Call it once a token is used or has turned out to be invalid. */
export const forgetToken = (visit: Pick<KeyValueStore, 'remove'>, purpose: TokenPurpose): void =>
  visit.remove(tokenKey(purpose));
