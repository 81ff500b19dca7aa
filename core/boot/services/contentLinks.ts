/**
 * Links of content, for content cards and heroes: the catalogue's rules with this realm's route tables and
 * this viewer.
 */
import { actionKey, liveBadge } from '../../catalogue/cardLabel';
import { callToActionTarget } from '../../catalogue/callToAction';
import { cardTarget, type Target } from '../../catalogue/cardTarget';
import type { CheckedSettings } from '../../realm/checkedRealm';
import { pathOf } from '../../routing/buildPath';
import { queryNames } from '../../routing/queryNames';
import type { ActiveRoutes } from '../../routing/routeTables';
import type { RoutingStore } from '../../routing/RoutingStore';
import type { Clock, Content, ContentLinks, SessionView } from '../../sdk/services';

export function createContentLinks(
  routing: RoutingStore,
  session: SessionView,
  settings: CheckedSettings,
  clock: Clock,
): ContentLinks {
  const pathTo = ({ role, parameters, query, thenTo }: Target, routes: ActiveRoutes): string | null => {
    const from = thenTo === undefined ? null : pathTo(thenTo, routes);
    return pathOf(routes, role, parameters, {
      query: { ...query, ...(from === null ? {} : { [queryNames.from]: from }) },
    });
  };
  const target = (content: Content, routes: ActiveRoutes): string | null => {
    const found = cardTarget(content, { ...settings, isGuest: session.viewer.isGuest });
    return found === null ? null : pathTo(found, routes);
  };
  return {
    target: (content) => target(content, routing),
    sharedPath: (content) => target(content, { tables: routing.tables, activeTable: 'default' }),
    callToAction: (cta) => {
      const found = callToActionTarget(cta, routing.tables);
      if (found === null) return null;
      if (found.kind === 'external') return { href: found.url, newTab: true };
      const href = pathOf(routing, found.role, found.parameters, { query: found.query });
      return href === null ? null : { href, newTab: false };
    },
    actionKey: (content) => actionKey(content, liveBadge(content, clock.now())),
  };
}
