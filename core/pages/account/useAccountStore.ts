/** A store of one part of the account: made when the part opens, loaded at once. */
import { useEffect, useState } from 'react';
import { platformClient, useService, type PlatformClient } from '../../sdk';
import { pageLog } from '../pageServices';

/** `make` is called once; what goes wrong in the store is for the operator's log. */
export function useAccountStore<Store extends { load(): Promise<void> }>(make: (client: PlatformClient, report: (error: unknown) => void) => Store): Store {
  const client = useService(platformClient);
  const log = useService(pageLog);
  const [store] = useState(() => make(client, (error) => log.warn('A part of the account was not read or saved.', { reason: String(error) })));
  useEffect(() => void store.load(), [store]);
  return store;
}
