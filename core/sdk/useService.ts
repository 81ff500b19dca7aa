/** Hook through which components resolve services. */
import { useContext } from 'react';
import { sharedContext } from '../sharedContext';
import type { Token } from './token';

/** Resolves the service of a token; throws when the runtime does not provide it. */
export type ServiceLocator = <T>(token: Token<T>) => T;

export const ServicesContext = sharedContext<ServiceLocator | null>('services@1', null);

/** The service of an sdk token. Throws outside a started runtime, naming the token. */
export function useService<T>(token: Token<T>): T {
  const locate = useContext(ServicesContext);
  if (locate === null) throw new Error(`${token.name}: this component is outside a started runtime.`);
  return locate(token);
}
