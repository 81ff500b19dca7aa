/** Pages of a payment are for the viewer whose payment it is: a session that was lost on the way is made anew, and the page taken up again. */
import { useEffect } from 'react';
import { isSecret } from '../../commerce';
import { queryNames } from '../../routing';
import { navigation, useService } from '../../sdk';
import { sessionStore } from '../../session';

/** Whether the viewer is here. A guest is led to sign in; what is secret leaves the address first. Call it in an observer. */
export function useLoginFirst(): boolean {
  const going = useService(navigation);
  const { state } = useService(sessionStore);
  const isGuest = state.status === 'guest';
  useEffect(() => {
    going.rewriteQuery((query) => {
      for (const name of [...query.keys()]) if (isSecret(name)) query.delete(name);
    });
    if (!isGuest) return;
    const { pathname, search } = going.current();
    going.go(going.hrefOf('LOGIN', {}, { [queryNames.from]: pathname + search }), { replace: true });
  }, [going, isGuest]);
  return state.status === 'viewer';
}
