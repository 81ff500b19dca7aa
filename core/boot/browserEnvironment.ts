/** The browser environment, as injected services. */
import { registry as pluginModules } from '../generated/registry';
import { browserAddress, type BrowserAddress } from '../platform/browser/BrowserAddress';
import { browserClock, browserFetch, type Fetch } from '../platform/browser/browserClock';
import { browserLocks } from '../platform/browser/Locks';
import { localStorageValues, outlivesPage, sessionStorageValues } from '../platform/browser/browserStorage';
import { storageTabChannel, type TabChannel } from '../platform/browser/TabChannel';
import type { Locks } from '../platform/browser/tabLocks';
import type { PluginModules } from '../plugins/PluginRegistry';
import type { PlayerFrame } from './embed/PlayerFrame';
import type { Clock, KeyValueStore } from '../sdk/services';
import type { Log } from '../sdk/context';

/** Everything that the runtime uses outside itself; tests inject their own. */
export interface BrowserEnvironment {
  readonly document: Document;
  readonly address: BrowserAddress;
  readonly localValues: KeyValueStore;
  readonly sessionValues: KeyValueStore;
  /** Whether the next page load will find a value in local storage. */
  readonly outlivesPage: (key: string, value: string) => boolean;
  readonly clock: Clock;
  readonly fetch: Fetch;
  readonly locks: Locks;
  readonly tabs: TabChannel;
  /** The browser's languages, in order of preference. */
  readonly languages: readonly string[];
  /** IANA name of the viewer's time zone; undefined means the browser's own, whose name is slow to query. */
  readonly timeZone: string | undefined;
  readonly modules: PluginModules;
  /** Imports the module at an address of this origin. */
  readonly importModule: (address: string) => Promise<object>;
  /** Repeats the chosen language in a cookie for the host. */
  readonly rememberLanguage: (locale: string) => void;
  readonly log: (area: string) => Log;
  /** The site runs in the frame of a site that the realm trusts; absent for a top-level page. */
  readonly playerFrame?: PlayerFrame;
  /** The site is a preview, whose language is part of its setup; absent otherwise. */
  readonly isPreview?: true;
}

/** The real browser. */
export function createBrowserEnvironment(): BrowserEnvironment {
  return {
    document,
    address: browserAddress(),
    localValues: localStorageValues(),
    sessionValues: sessionStorageValues(),
    outlivesPage,
    clock: browserClock(),
    fetch: browserFetch,
    locks: browserLocks(),
    tabs: storageTabChannel(),
    languages: navigator.languages,
    timeZone: undefined,
    modules: pluginModules,
    importModule: (address) => import(address) as Promise<object>,
    rememberLanguage: (locale) => languageCookie(document, locale),
    log: consoleLog,
  };
}

/** Logs to the console, prefixed with the area. */
function consoleLog(area: string): Log {
  /* oxlint-disable no-console -- the only place where the runtime writes to the operator's console */
  return {
    info: (message, details) => console.info(`[${area}] ${message}`, details ?? ''),
    warn: (message, details) => console.warn(`[${area}] ${message}`, details ?? ''),
    error: (message, error) => console.error(`[${area}] ${message}`, error ?? ''),
  };
  /* oxlint-enable no-console */
}

/**
 * Repeats the chosen language in a cookie, so that the host serves the next page in it. Expires after a year; only this
 * realm's host can read it, and over https only if the page came that way. Holds nothing but the language.
 */
function languageCookie(document: Document, locale: string): void {
  const secure = document.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `selectedLanguage=${encodeURIComponent(locale)}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
}
