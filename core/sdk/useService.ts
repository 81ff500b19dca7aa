/** The one hook with which components ask for a service. */
import { createContext, useContext } from 'react';
import type { Token } from './token';

/** Gives the service behind a token; throws when the runtime does not offer it. */
export type ServiceLocator = <T>(token: Token<T>) => T;

export const ServicesContext = createContext<ServiceLocator | null>(null);

/** The service behind a token of the sdk. Throws outside a started runtime, naming the token. */
export function useService<T>(token: Token<T>): T {
  const locate = useContext(ServicesContext);
  if (locate === null) throw new Error(`${token.name}: this component stands outside a started runtime.`);
  return locate(token);
}
