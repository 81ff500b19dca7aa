/** The composition root: everything the page needs is built here, once, and handed out by token. */
import 'reflect-metadata/lite';
import { Container } from 'inversify';
import { registry as pluginModules } from '../generated/registry';
import type { Clock, Log, ServiceLocator, Token } from '../sdk';
import type { PluginModules } from '../plugins';
import { browserAddress, browserClock, browserFetch, browserLocks, lastingKeyValues, storageTabChannel, tabKeyValues } from '../platform';
import type { BrowserAddress, Fetch, Locks, TabChannel } from '../platform';
import type { KeyValues } from '../sdk';
import { bindServices } from './bindServices';
import type { PageData } from './pageData';

/** What the runtime touches outside itself; tests hand in their own. */
export interface Surroundings {
  readonly document: Document;
  readonly address: BrowserAddress;
  readonly lasting: KeyValues;
  readonly visit: KeyValues;
  readonly clock: Clock;
  readonly fetch: Fetch;
  readonly locks: Locks;
  readonly tabs: TabChannel;
  /** The browser's languages, best first. */
  readonly languages: readonly string[];
  readonly timeZone: string;
  readonly modules: PluginModules;
  readonly log: (area: string) => Log;
}

export interface Runtime {
  readonly get: ServiceLocator;
  /** Ends plugins, stores and whatever waits. */
  dispose(): void;
}

/** The browser as it is. */
export function browserSurroundings(): Surroundings {
  return {
    document,
    address: browserAddress(),
    lasting: lastingKeyValues(),
    visit: tabKeyValues(),
    clock: browserClock(),
    fetch: browserFetch,
    locks: browserLocks(),
    tabs: storageTabChannel(),
    languages: navigator.languages,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    modules: pluginModules,
    log: consoleLog,
  };
}

/** One container a runtime, so that several can live in one process. Nothing is built before it is asked for. */
export function createRuntime(page: PageData, surroundings: Surroundings): Runtime {
  const container = new Container({ defaultScope: 'Singleton' });
  const endings: (() => void)[] = [];
  const get: ServiceLocator = <T>(token: Token<T>): T => container.get<T>(token.key);
  bindServices(container, { page, surroundings, get, onDispose: (end) => endings.push(end) });
  return {
    get,
    dispose: () => {
      for (const end of endings.splice(0).reverse()) end();
    },
  };
}

/** Warnings and errors go to the console under the name of who says them. */
function consoleLog(area: string): Log {
  /* eslint-disable no-console -- this is the one place where the runtime speaks to the operator's console */
  return {
    info: (message, details) => console.info(`[${area}] ${message}`, details ?? ''),
    warn: (message, details) => console.warn(`[${area}] ${message}`, details ?? ''),
    error: (message, error) => console.error(`[${area}] ${message}`, error ?? ''),
  };
  /* eslint-enable no-console */
}
