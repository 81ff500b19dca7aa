/** Which languages of a realm an address belongs to: by its route table and its prefix (ROU-118). */
import { splitPrefix } from './languagePrefix';
import { isOwnAddress, matchPath } from './matchPath';
import type { ActiveRoutes } from './routeTables';

export interface AddressLanguages {
  /** The codes, in the realm's order; all of them for an address that belongs to no language. Never empty. */
  readonly codes: readonly string[];
  /** Whether the address is the one that a page has in these languages; false for an address that was moved. */
  readonly inPlace: boolean;
}

/**
 * `languages` are the realm's, each with the routes of its addresses; `isIndexed` says whether search engines may show the pages of a
 * role. Other pages at an address of the default table belong to all languages: mails and other systems link there for everybody. An address in the table of no offered language, or with
 * the prefix of another one than its table's, belongs to the nearest: those of its prefix, else of its table, else all.
 */
export function languagesAt(
  languages: ReadonlyMap<string, ActiveRoutes>,
  pathname: string,
  isIndexed: (role: string) => boolean,
): AddressLanguages {
  const all = [...languages].map(([code, routes]) => {
    const { prefix } = splitPrefix(routes, pathname);
    return { code, routes, match: matchPath(routes, pathname), hasPrefix: prefix === (routes.prefix ?? '') };
  });
  const codes = (those: typeof all) => those.map(({ code }) => code);
  const here = all.filter(({ routes, match }) => match !== null && isOwnAddress(routes, match));
  const isForAll = here.some(
    ({ match }) => match?.table === 'default' && match.prefix === undefined && !isIndexed(match.role),
  );
  if (here.length > 0) return { codes: codes(isForAll ? all : here), inPlace: true };
  const ofPrefix = all.filter(({ routes, hasPrefix }) => hasPrefix && (routes.prefix ?? '') !== '');
  const ofTable = all.filter(({ routes, match }) => match?.table === routes.activeTable);
  const nearest = [ofPrefix, ofTable].find((those) => those.length > 0) ?? all;
  return { codes: codes(nearest), inPlace: all.every(({ match }) => match === null) };
}
