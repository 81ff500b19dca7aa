/** Where content leads, for cards and heroes: the catalogue's rules with this realm's tables and this viewer. */
import { actionKey, callToActionTarget, cardTarget, liveBadge, type Target } from '../../catalogue';
import type { CheckedSettings } from '../../realm/checkedRealm';
import { pathOf, queryNames, type RoutingStore } from '../../routing';
import type { Clock, ContentLinks, SessionView } from '../../sdk';

export function createContentLinks(routing: RoutingStore, session: SessionView, settings: CheckedSettings, clock: Clock): ContentLinks {
  const pathTo = ({ role, parameters, query, thenTo }: Target): string | null => {
    const from = thenTo === undefined ? null : pathTo(thenTo);
    return pathOf(routing, role, parameters, { query: { ...query, ...(from === null ? {} : { [queryNames.from]: from }) } });
  };
  return {
    target: (content) => {
      const target = cardTarget(content, { ...settings, isGuest: session.viewer.isGuest });
      return target === null ? null : pathTo(target);
    },
    callToAction: (cta) => {
      const target = callToActionTarget(cta);
      if (target === null) return null;
      if (target.kind === 'external') return { href: target.url, newTab: true };
      const href = pathOf(routing, target.role, target.parameters, { query: target.query });
      return href === null ? null : { href, newTab: false };
    },
    actionKey: (content) => actionKey(content, liveBadge(content, clock.now())),
  };
}
