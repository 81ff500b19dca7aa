/** Where the back control of a watch page leads (PLY-076, NAV-021). */
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { queryNames, safePath, useRouting } from '../../routing';
import { navigation, useService } from '../../sdk';
import { defaultPage } from '../../shell/defaultPage';

/** Goes to the page the viewer came from; with no history of this visit to `from`, if that is a page of this site, else to the default menu page. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  const routing = useRouting();
  const going = useService(navigation);
  const { path: home } = useService(defaultPage);
  return useCallback(() => {
    // The router calls the first entry of a visit so: there is nothing of ours behind it.
    if (location.key !== 'default') {
      void navigate(-1);
      return;
    }
    const from = new URLSearchParams(location.search).get(queryNames.from);
    const path = safePath(from, { origin: going.current().origin, match: (pathname) => routing.match(pathname) });
    going.go(path ?? home, { replace: true });
  }, [navigate, location, routing, going, home]);
}
