/** Takes the token of a mailed link out of the address (SGN-099); the entry in the history keeps it, so that a reload loses nothing. */
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * `found` is what the address carries, null for nothing, and `clean` the address without it. Gives the token, from the address or as
 * kept; null when there is none.
 */
export function useAddressToken(found: string | null, clean: { readonly pathname: string; readonly search: string }): string | null {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const kept = keptToken(state);
  const { pathname, search } = clean;
  useEffect(() => {
    if (found !== null) void navigate({ pathname, search }, { replace: true, state: { token: found } });
  }, [found, navigate, pathname, search]);
  return found ?? kept;
}

function keptToken(state: unknown): string | null {
  const { token } = (typeof state === 'object' && state !== null ? state : {}) as { readonly token?: unknown };
  return typeof token === 'string' ? token : null;
}
