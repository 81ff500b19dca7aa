/**
 * Adds the watchlist to content links within it, so that a video opened from a list is played as part of it
 * (CAT-009, WCH-047).
 */
import { useContext, useMemo, type ReactNode } from 'react';
import { matchPath } from '../../routing/matchPath';
import { useActiveRoutes } from '../../routing/RoutingProvider';
import { contentLinks, type ContentLinks } from '../../sdk/services';
import { ServicesContext, type ServiceLocator } from '../../sdk/useService';

export interface WithinWatchlistProps {
  readonly watchlistId: string;
  readonly owner: string;
  readonly children: ReactNode;
}

export function WithinWatchlist({ watchlistId, owner, children }: WithinWatchlistProps) {
  const locator = useContext(ServicesContext);
  const routes = useActiveRoutes();
  const services = useMemo<ServiceLocator | null>(() => {
    if (locator === null) return null;
    const own = locator(contentLinks);
    const links: ContentLinks = {
      callToAction: (cta) => own.callToAction(cta),
      actionKey: (content) => own.actionKey(content),
      // Shared links lead to the video alone, since recipients may not have access to the list.
      sharedPath: (content) => own.sharedPath(content),
      target: (content) => {
        const target = own.target(content);
        if (target === null) return null;
        const [path = '', query = ''] = target.split('?');
        if (matchPath(routes, path)?.role !== 'VOD') return target;
        const kept = new URLSearchParams(query);
        kept.set('watchlistId', watchlistId);
        kept.set('owner', owner);
        return `${path}?${kept.toString()}`;
      },
    };
    return (token) => (token.key === contentLinks.key ? (links as never) : locator(token));
  }, [locator, routes, watchlistId, owner]);
  return <ServicesContext value={services}>{children}</ServicesContext>;
}
