/** What a realm's pages are, by route role: which search engines may show, and which the host renders. Also read by the host. */
import { routeContributions } from '../realm/realmRoutes';
import type { CheckedRealm } from '../realm/checkedRealm';
import { builtInPage } from './builtInPages';

/** A role of a route plugin is shown when anybody may open its page; false for a role without a page. */
export function isIndexedRole(realm: Pick<CheckedRealm, 'plugins'>, role: string): boolean {
  const contributed = routeContributions(realm).find((route) => route.role === role);
  return contributed === undefined ? builtInPage(role)?.indexed === true : contributed.access === 'anyone';
}

/** Whether the host renders the page for guests. A plugin's page must be the same for everybody, and not framed by other sites. */
export function isHostedRole(realm: Pick<CheckedRealm, 'plugins'>, role: string): boolean {
  const contributed = routeContributions(realm).find((route) => route.role === role);
  if (contributed === undefined) return builtInPage(role)?.rendersOnHost === true;
  const { rendersOnHost, access, embedders } = contributed;
  return rendersOnHost === true && access === 'anyone' && embedders === undefined;
}
