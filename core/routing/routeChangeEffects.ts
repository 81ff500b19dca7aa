/**
 * Effects of a page change outside the page (ROU-113 to ROU-115). A page's own state ends with it (ROU-109 to
 * ROU-112).
 */
import type { RouteMatch } from './matchPath';
import { isTitle } from './routePattern';
import { contentRoles } from './routeRoles';

/** The hash of an address while the search overlay is open (NAV-028). */
export const searchMarker = '#search';

export type RouteChangeEffect =
  /** Another page is shown: scroll and focus go to its top. */
  'enterPage' | 'closeNavbar' | 'hideSidebar' | 'resetSearch';

export interface RouteChange {
  /** The previous and the next page; null is a path without a page. */
  readonly from: RouteMatch | null;
  readonly to: RouteMatch | null;
  readonly layout: 'top' | 'top-left' | 'sidebar' | 'hamburger';
  /** The hash of the new address, such as `#search`, or empty. */
  readonly hash: string;
  readonly isGuest: boolean;
}

/**
 * The effects of a change of address, in a fixed order. A different query, title or hash is not another page:
 * then only the navbar closes, when the search overlay opens outside the hamburger layout (NAV-058).
 */
export function routeChangeEffects({
  from,
  to,
  layout,
  hash,
  isGuest,
}: RouteChange): readonly RouteChangeEffect[] {
  const searching = hash === searchMarker;
  const keepsNavbar = layout === 'hamburger' && searching;
  if (isSamePage(from, to)) return searching && !keepsNavbar ? ['closeNavbar'] : [];

  const effects: RouteChangeEffect[] = ['enterPage'];
  if (!keepsNavbar) effects.push('closeNavbar');
  if (isGuest) effects.push('hideSidebar');
  if (!searching && isContent(from) && !isContent(to)) effects.push('resetSearch');
  return effects;
}

const isContent = (page: RouteMatch | null): boolean => page !== null && contentRoles.has(page.role);

function isSamePage(from: RouteMatch | null, to: RouteMatch | null): boolean {
  if (from === null || to === null || from.role !== to.role) return false;
  const names = new Set([...Object.keys(from.params), ...Object.keys(to.params)]);
  return [...names].every((name) => isTitle(name) || from.params[name] === to.params[name]);
}
