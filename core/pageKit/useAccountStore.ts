/** Creates the store of an account panel when it opens, and loads it. */
import { useEffect, useState } from 'react';
import { platformClient, type PlatformClient } from '../sdk/platform';
import { useRemembered } from '../sdk/useRemembered';
import { useService } from '../sdk/useService';
import { pageLog } from './pageServices';

type Make<Store> = (client: PlatformClient, report: (error: unknown) => void) => Store;

/** `make` is called once; errors of the store go to the operator's log. */
export function useAccountStore<Store extends { load(): Promise<void> }>(make: Make<Store>): Store {
  const parts = useStoreParts();
  const [store] = useState(() => make(...parts));
  useEffect(() => void store.load(), [store]);
  return store;
}

/** The same for a paginated list; history navigation restores the pages already loaded. */
export function useAccountList<Store extends { readonly state: string; load(): Promise<void> }>(
  name: string,
  make: Make<Store>,
): Store {
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
  return [
    client,
    (error) => log.warn('A part of the account was not read or saved.', { reason: String(error) }),
  ];
}
