/** Where a purchase page leads at the end: to `from`, else to the default menu page (PAY-053). */
import { useMemo } from 'react';
import { safePath } from '../routing/safeTarget';
import { useRouting } from '../routing/RoutingProvider';
import { navigation } from '../sdk/services';
import { useService } from '../sdk/useService';
import { defaultPage } from './pageServices';

export interface WayBack {
  /** A path of this site. */
  readonly path: string;
  /** Replaces the page in the history, so that going back skips it. */
  readonly go: () => void;
}

/** Follows only paths of this site (no open redirect). */
export function useWayBack(from: string | null): WayBack {
  const routing = useRouting();
  const going = useService(navigation);
  const { path: home } = useService(defaultPage);
  return useMemo(() => {
    const path =
      safePath(from, { origin: going.current().origin, match: (pathname) => routing.match(pathname) }) ??
      home;
    return { path, go: () => going.go(path, { replace: true }) };
  }, [from, routing, going, home]);
}
