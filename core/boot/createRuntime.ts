/** The composition root: builds the page's services and provides them by token. */
import 'reflect-metadata/lite';
import { Container } from 'inversify';
import type { ServiceLocator } from '../sdk/useService';
import type { Token } from '../sdk/token';
import { bindServices } from './bindServices';
import type { PageData } from './pageData';
import type { BrowserEnvironment } from './browserEnvironment';

export interface Runtime {
  readonly get: ServiceLocator;
  /** Disposes plugins, stores and everything that is waiting. */
  dispose(): void;
}

/** One container per runtime, so that several can live in one process. Services are built lazily. */
export function createRuntime(page: PageData, environment: BrowserEnvironment): Runtime {
  const container = new Container({ defaultScope: 'Singleton' });
  const endings: (() => void)[] = [];
  const get: ServiceLocator = <T>(token: Token<T>): T => container.get<T>(token.key);
  bindServices(container, { page, environment, get, onDispose: (end) => endings.push(end) });
  return {
    get,
    dispose: () => {
      for (const end of endings.splice(0).reverse()) end();
    },
  };
}
