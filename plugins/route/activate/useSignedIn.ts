/** For pages that require a signed-in viewer: sends a guest to sign in and back (ADM-016, SGN-097). */
import { useEffect } from 'react';
import { navigation, session, useService } from 'proscenium/sdk';

/**
 * Whether a viewer is signed in. `way` names the provider to whose login page a guest is sent; the login page
 * handles one that the realm does not have. Read inside an observer.
 */
export function useSignedIn(provider = ''): boolean {
  const nav = useService(navigation);
  const { viewer, known } = useService(session);
  const mustSignIn = known !== false && viewer.isGuest;
  useEffect(() => {
    if (!mustSignIn) return;
    const { pathname, search } = nav.current();
    nav.go(
      nav.hrefOf('LOGIN', provider === '' ? {} : { authProvider: provider }, { from: pathname + search }),
      {
        replace: true,
      },
    );
  }, [mustSignIn, nav, provider]);
  return !viewer.isGuest;
}
