/**
 * Payment pages require the viewer's own session: if it was lost on the way, the viewer signs in and returns
 * to the page.
 */
import { useEffect } from 'react';
import { queryNames, withoutSecrets } from '../../routing/queryNames';
import { navigation } from '../../sdk/services';
import { useService } from '../../sdk/useService';
import { sessionStore } from '../../session/SessionStore';
import { returnAddress } from '../../routing/returnAddress';

/**
 * Whether the viewer is signed in; guests are redirected to sign-in, after secrets are removed from the
 * address. Call it in an observer.
 */
export function useLoginFirst(): boolean {
  const going = useService(navigation);
  const { state, unreached } = useService(sessionStore);
  const isGuest = state.status === 'guest' && !unreached;
  useEffect(() => {
    going.rewriteQuery(withoutSecrets);
    if (!isGuest) return;
    going.go(going.hrefOf('LOGIN', {}, { [queryNames.from]: returnAddress(going.current()) }), {
      replace: true,
    });
  }, [going, isGuest]);
  return state.status === 'viewer';
}
