/** Hands the room of signing in and out to components. */
import { useEffect, useLayoutEffect, useState } from 'react';
import { useService } from '../../sdk';
import type { SignInEntry } from '../signInEntries';
import { signInDeps } from '../signInDeps';
import { signInService, type SignInService } from '../SignInService';

export function useSignInService(): SignInService {
  return signInService(useService(signInDeps));
}

/** Gives the message key of a way's large button: the small one's with `Large` at its end where there is such a text, else the small one's (SGN-021). Call it inside an observer. */
export function useLargeButtonKey(): (entry: Pick<SignInEntry, 'buttonKey'>) => string {
  const { texts } = useService(signInDeps);
  return ({ buttonKey }) => (texts.has(`${buttonKey}Large`) ? `${buttonKey}Large` : buttonKey);
}

/** Whether the texts that name the ways in are there; true as well when they cannot be had. */
export function useProviderTexts(): boolean {
  const service = useSignInService();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let gone = false;
    void service.requireTexts().then(() => !gone && setReady(true));
    return () => {
      gone = true;
    };
  }, [service]);
  return ready;
}

/**
 * Whether this document may reach what the ways on its page need. If not, because the viewer came here from another page, it loads itself
 * anew; so does the next page where this document allows more than that one may.
 */
export function useOwnDocument(): boolean {
  const service = useSignInService();
  const { address } = useService(signInDeps);
  const { needsOwnDocument } = service;
  useEffect(() => {
    if (needsOwnDocument) address.reload();
  }, [needsOwnDocument, address]);
  // As the page goes, the address is the next one's already.
  useLayoutEffect(
    () => () => {
      if (service.outlivesItsPage) address.reload();
    },
    [service, address],
  );
  return !needsOwnDocument;
}
