/** The query parameters left by a bank's page (3-D Secure) that returned the viewer with a card; read once. */
import { useEffect, useState } from 'react';
import { payReturned, withoutReturn, type PayReturned } from '../rules/payReturn';
import { navigation } from '../../sdk/services';
import { useService } from '../../sdk/useService';

/** Null on every other visit. Removes the parameters, so that a reload does not resume again. */
export function useCardReturn(): PayReturned | null {
  const going = useService(navigation);
  const [returned] = useState(() => payReturned(going.current()));
  useEffect(() => {
    if (returned !== null) going.rewriteQuery(withoutReturn);
  }, [returned, going]);
  return returned;
}
