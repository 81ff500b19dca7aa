/** A hook for pages that only a signed-in viewer uses: a guest is sent to sign in, and comes back (ADM-016, SGN-097). */
import { useEffect } from 'react';
import { navigation, session, useService } from '../../../core/sdk';

/**
 * Whether a viewer is signed in. `way` names the provider whose login page a guest is sent to; the login page itself answers for one that
 * the realm does not have. Read inside an observer.
 */
export function useSignedIn(way = ''): boolean {
  const nav = useService(navigation);
  const { viewer, known } = useService(session);
  const mustSignIn = known !== false && viewer.isGuest;
  useEffect(() => {
    if (!mustSignIn) return;
    const { pathname, search } = nav.current();
    nav.go(nav.hrefOf('LOGIN', way === '' ? {} : { authProvider: way }, { from: pathname + search }), { replace: true });
  }, [mustSignIn, nav, way]);
  return !viewer.isGuest;
}
