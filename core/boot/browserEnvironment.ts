/** The browser around the runtime, as services. */
import { registry as pluginModules } from '../generated/registry';
import { browserAddress, browserClock, browserFetch, browserLocks, localStorageValues, outlivesPage, storageTabChannel, sessionStorageValues } from '../platform';
import type { BrowserAddress, Fetch, Locks, TabChannel } from '../platform';
import type { PluginModules } from '../plugins';
import type { PlayerFrame } from './embed/PlayerFrame';
import type { Clock, KeyValueStore, Log } from '../sdk';
import { languageCookie } from './services/languageCookie';

/** What the runtime touches outside itself; tests hand in their own. */
export interface BrowserEnvironment {
  readonly document: Document;
  readonly address: BrowserAddress;
  readonly lasting: KeyValueStore;
  readonly visit: KeyValueStore;
  /** Whether the next page will find a lasting value. */
  readonly outlivesPage: (key: string, value: string) => boolean;
  readonly clock: Clock;
  readonly fetch: Fetch;
  readonly locks: Locks;
  readonly tabs: TabChannel;
  /** The browser's languages, best first. */
  readonly languages: readonly string[];
  /** IANA name of the viewer's time zone; undefined is the browser's own, whose name is slow to ask for. */
  readonly timeZone: string | undefined;
  readonly modules: PluginModules;
  /** Repeats the chosen language where the host reads it. */
  readonly rememberLanguage: (locale: string) => void;
  readonly log: (area: string) => Log;
  /** The page stands in the frame of a site that the realm trusts; absent for a page of its own. */
  readonly playerFrame?: PlayerFrame;
}

/** The browser as it is. */
export function createBrowserEnvironment(): BrowserEnvironment {
  return {
    document,
    address: browserAddress(),
    lasting: localStorageValues(),
    visit: sessionStorageValues(),
    outlivesPage,
    clock: browserClock(),
    fetch: browserFetch,
    locks: browserLocks(),
    tabs: storageTabChannel(),
    languages: navigator.languages,
    timeZone: undefined,
    modules: pluginModules,
    rememberLanguage: (locale) => languageCookie(document, locale),
    log: consoleLog,
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
