/** The target of a watch page's back button (PLY-076, NAV-021). */
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { queryNames } from '../routing/queryNames';
import { safePath } from '../routing/safeTarget';
import { useRouting } from '../routing/RoutingProvider';
import { navigation } from '../sdk/services';
import { useService } from '../sdk/useService';
import { defaultPage } from './pageServices';

/**
 * Goes back in the history; without history of this visit to `from` if it is a path of this site, else to the
 * default menu page.
 */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const routing = useRouting();
  const going = useService(navigation);
  const { path: home } = useService(defaultPage);
  return useCallback(() => {
    // Not by `location.key`: a replaced first entry has one, too.
    if (going.canGoBack()) {
      void navigate(-1);
      return;
    }
    const from = new URLSearchParams(search).get(queryNames.from);
    const path = safePath(from, {
      origin: going.current().origin,
      match: (pathname) => routing.match(pathname),
    });
    going.go(path ?? home, { replace: true });
  }, [navigate, search, routing, going, home]);
}
