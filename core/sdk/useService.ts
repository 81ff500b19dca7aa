/** Hook through which components resolve services. */
import { createContext, useContext } from 'react';
import type { Token } from './token';

/** Resolves the service of a token; throws when the runtime does not provide it. */
export type ServiceLocator = <T>(token: Token<T>) => T;

export const ServicesContext = createContext<ServiceLocator | null>(null);

/** The service of an sdk token. Throws outside a started runtime, naming the token. */
export function useService<T>(token: Token<T>): T {
  const locate = useContext(ServicesContext);
  if (locate === null) throw new Error(`${token.name}: this component is outside a started runtime.`);
  return locate(token);
}
