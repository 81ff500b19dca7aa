/** Provides the sign-in service to components. */
import { useEffect, useLayoutEffect, useState } from 'react';
import { useService } from '../../sdk/useService';
import type { SignInEntry } from '../signInEntries';
import { signInDeps } from '../signInDeps';
import { signInService, type SignInService } from '../SignInService';

export function useSignInService(): SignInService {
  return signInService(useService(signInDeps));
}

/**
 * Returns the message key of a method's large button: the small one's plus `Large` if that text exists, else
 * the small one's (SGN-021). Call it inside an observer.
 */
export function useLargeButtonKey(): (entry: Pick<SignInEntry, 'buttonKey'>) => string {
  const { texts } = useService(signInDeps);
  return ({ buttonKey }) => (texts.has(`${buttonKey}Large`) ? `${buttonKey}Large` : buttonKey);
}

/** Whether the texts that name the sign-in methods are loaded; true as well when loading failed. */
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
 * Whether this document's policy allows what the sign-in methods on its page need. If not, because the viewer
 * navigated here from another page, the document reloads; so does the next page where this document allows
 * more than that page may.
 */
export function useOwnDocument(): boolean {
  const service = useSignInService();
  const { address } = useService(signInDeps);
  const { needsOwnDocument } = service;
  useEffect(() => {
    if (needsOwnDocument) address.reload();
  }, [needsOwnDocument, address]);
  // On unmount, the address is already the next page's.
  useLayoutEffect(
    () => () => {
      if (service.outlivesItsPage) address.reload();
    },
    [service, address],
  );
  return !needsOwnDocument;
}
