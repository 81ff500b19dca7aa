/** Types shared by the modules of the composition root. */
import type { PageData } from '../pageData';
import type { BrowserEnvironment } from '../browserEnvironment';
import type { ServiceLocator } from '../../sdk/useService';
import type { Token } from '../../sdk/token';

export interface Wiring {
  readonly page: PageData;
  readonly environment: BrowserEnvironment;
  readonly get: ServiceLocator;
  readonly onDispose: (end: () => void) => void;
}

type ServicesOf<Needs extends readonly Token<unknown>[]> = {
  [Index in keyof Needs]: Needs[Index] extends Token<infer T> ? T : never;
};
/** Built on first use, with the services of the listed tokens. */
export type Bind = <T, const Needs extends readonly Token<unknown>[]>(
  to: Token<T>,
  needs: Needs,
  make: (...given: ServicesOf<Needs>) => T,
) => void;
