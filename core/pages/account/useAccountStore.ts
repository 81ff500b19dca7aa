/** A store of one part of the account: made when the part opens, loaded at once. */
import { useEffect, useState } from 'react';
import { platformClient, useRemembered, useService, type PlatformClient } from '../../sdk';
import { pageLog } from '../pageServices';

type Make<Store> = (client: PlatformClient, report: (error: unknown) => void) => Store;

/** `make` is called once; what goes wrong in the store is for the operator's log. */
export function useAccountStore<Store extends { load(): Promise<void> }>(make: Make<Store>): Store {
  const parts = useStoreParts();
  const [store] = useState(() => make(...parts));
  useEffect(() => void store.load(), [store]);
  return store;
}

/** The same for a list that goes on page after page: who comes back by the history finds all that they had read. */
export function useAccountList<Store extends { readonly state: string; load(): Promise<void> }>(name: string, make: Make<Store>): Store {
  const parts = useStoreParts();
  const store = useRemembered(`account ${name}`, () => make(...parts));
  useEffect(() => {
    if (store.state !== 'ready') void store.load();
  }, [store]);
  return store;
}

function useStoreParts(): Parameters<Make<unknown>> {
  const client = useService(platformClient);
  const log = useService(pageLog);
  return [client, (error) => log.warn('A part of the account was not read or saved.', { reason: String(error) })];
}
