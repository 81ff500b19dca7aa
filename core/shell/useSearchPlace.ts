/** The search overlay's state is the hash of the address, so that the back button closes it (NAV-028). */
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { overlayQueryNames } from '../routing/queryNames';
import { searchMarker } from '../routing/routeChangeEffects';
import { useService } from '../sdk/useService';
import { shellSettings } from '../pageKit/shellSettings';

/** Opens the overlay over the current page. */
export function useOpenSearch(): () => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useCallback(
    () => void navigate({ pathname, search, hash: searchMarker }),
    [navigate, pathname, search],
  );
}

/** Whether the overlay is open, and how to close it. Never open where search is a page (NAV-027). */
export function useSearchPlace(): { readonly open: boolean; readonly close: () => void } {
  const navigate = useNavigate();
  const { searchIsPage } = useService(shellSettings);
  const { pathname, search, hash } = useLocation();
  const close = useCallback(
    () => void navigate({ pathname, search: withoutSearch(search), hash: '' }, { replace: true }),
    [navigate, pathname, search],
  );
  return { open: !searchIsPage && hash === searchMarker, close };
}

/** The query without the search's parameters. */
function withoutSearch(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of Object.values(overlayQueryNames)) query.delete(name);
  return query.size === 0 ? '' : `?${query}`;
}
