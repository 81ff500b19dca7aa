/** A bank's own page has sent the viewer back with a card: what it left in the address, once. */
import { useEffect, useState } from 'react';
import { payReturned, withoutReturn, type PayReturned } from '../../commerce';
import { navigation, useService } from '../../sdk';

/** Null on every other visit. It leaves the address, so that the page which is loaded again has nothing to take up. */
export function useCardReturn(): PayReturned | null {
  const going = useService(navigation);
  const [returned] = useState(() => payReturned(going.current()));
  useEffect(() => {
    if (returned !== null) going.rewriteQuery(withoutReturn);
  }, [returned, going]);
  return returned;
}
