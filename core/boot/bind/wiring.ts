/** What the parts of the composition root are given, and how they bind. */
import type { PageData } from '../pageData';
import type { BrowserEnvironment } from '../browserEnvironment';
import type { ServiceLocator, Token } from '../../sdk';

export interface Wiring {
  readonly page: PageData;
  readonly environment: BrowserEnvironment;
  readonly get: ServiceLocator;
  readonly onDispose: (end: () => void) => void;
}

type ServicesOf<Needs extends readonly Token<unknown>[]> = { [Index in keyof Needs]: Needs[Index] extends Token<infer T> ? T : never };
/** Built on first use, with what the tokens before it give. */
export type Bind = <T, const Needs extends readonly Token<unknown>[]>(to: Token<T>, needs: Needs, make: (...given: ServicesOf<Needs>) => T) => void;
