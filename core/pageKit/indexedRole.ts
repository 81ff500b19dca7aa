/** Which pages of a realm search engines may show: also read by the host. */
import { routeContributions } from '../realm/realmRoutes';
import type { CheckedRealm } from '../realm/checkedRealm';
import { builtInPage } from './builtInPages';

/** A role of a route plugin is shown when anybody may open its page; false for a role without a page. */
export function isIndexedRole(realm: Pick<CheckedRealm, 'plugins'>, role: string): boolean {
  const contributed = routeContributions(realm).find((route) => route.role === role);
  return contributed === undefined ? builtInPage(role)?.indexed === true : contributed.access === 'anyone';
}
