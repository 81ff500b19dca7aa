/** Hands the room of signing in and out to components. */
import { useEffect, useLayoutEffect, useState } from 'react';
import { useService } from '../../sdk';
import type { SignInEntry } from '../signInEntries';
import { signInParts } from '../signInParts';
import { signInRoom, type SignInRoom } from '../SignInRoom';

export function useSignInRoom(): SignInRoom {
  return signInRoom(useService(signInParts));
}

/** Gives the message key of a way's large button: the small one's with `Large` at its end where there is such a text, else the small one's (SGN-021). Call it inside an observer. */
export function useLargeButtonKey(): (entry: Pick<SignInEntry, 'buttonKey'>) => string {
  const { texts } = useService(signInParts);
  return ({ buttonKey }) => (texts.has(`${buttonKey}Large`) ? `${buttonKey}Large` : buttonKey);
}

/** Whether the texts that name the ways in are there; true as well when they cannot be had. */
export function useProviderTexts(): boolean {
  const room = useSignInRoom();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let gone = false;
    void room.requireTexts().then(() => !gone && setReady(true));
    return () => {
      gone = true;
    };
  }, [room]);
  return ready;
}

/**
 * Whether this document may reach what the ways on its page need. If not, because the viewer came here from another page, it loads itself
 * anew; so does the next page where this document allows more than that one may.
 */
export function useOwnDocument(): boolean {
  const room = useSignInRoom();
  const { address } = useService(signInParts);
  const { needsOwnDocument } = room;
  useEffect(() => {
    if (needsOwnDocument) address.reload();
  }, [needsOwnDocument, address]);
  // As the page goes, the address is the next one's already.
  useLayoutEffect(
    () => () => {
      if (room.outlivesItsPage) address.reload();
    },
    [room, address],
  );
  return !needsOwnDocument;
}
