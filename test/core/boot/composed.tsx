/**
 * The composed product in one process: a realm compiled from its document, the container that `core/boot`
 * wires, and the whole application drawn from it. Only the browser around it is a fake, and the platform
 * answers through nock.
 */
import { act, configure } from '@testing-library/react';
import type { Root } from 'react-dom/client';
import type { Runtime } from '../../../core/boot/createRuntime';
import { embeddedSite } from '../../../core/boot/embed/embeddedSite';
import type { PlayerFrameDeps } from '../../../core/boot/embed/PlayerFrame';
import type { PageData } from '../../../core/boot/pageData';
import type { BrowserEnvironment } from '../../../core/boot/browserEnvironment';
import type { PluginModules } from '../../../core/plugins/PluginRegistry';
import { drawSite, prepareSite, hydrateSite } from '../../../core/boot/startSite';
import { preparePage } from '../../../core/boot/preparePage';
import { registry } from '../../../core/generated/registry';
import { browserAddress } from '../../../core/platform/browser/BrowserAddress';
import { browserClock } from '../../../core/platform/browser/browserClock';
import { tabLocks } from '../../../core/platform/browser/tabLocks';
import type { Clock, KeyValueStore, ServiceLocator } from '../../../core/sdk';
import { everythingInView, viewport } from './viewport';
import { type DemoId, type JsonObject } from '../../scripts/compile/demoRealms';
import nock from '../../nock';
import { builtText, pageOf, platformUrl } from './composedPage';

export { platformUrl };

/** One browser: its tabs share local storage, locks and storage events. */
export interface BrowserProfile {
  readonly local: Map<string, string>;
  /** Opens a tab. */
  tab(): BrowserTab;
}

/** One tab: it has its own session storage, which outlives the pages that are loaded in it. */
export interface BrowserTab {
  readonly profile: BrowserProfile;
  readonly session: Map<string, string>;
  readonly localValues: KeyValueStore;
  readonly sessionValues: KeyValueStore;
  readonly locks: BrowserEnvironment['locks'];
  readonly tabs: BrowserEnvironment['tabs'];
}

export function browserProfile(stored: Readonly<Record<string, string>> = {}): BrowserProfile {
  const local = new Map(Object.entries(stored));
  const listeners = new Map<BrowserTab, Set<(key: string | null) => void>>();
  const locks = tabLocks();
  const profile: BrowserProfile = {
    local,
    tab() {
      const session = new Map<string, string>();
      const tabListeners = new Set<(key: string | null) => void>();
      const notify = (key: string): void =>
        listeners.forEach((others, other) => other !== tab && others.forEach((hear) => hear(key)));
      const localValues: KeyValueStore = {
        read: (key) => local.get(key) ?? null,
        write: (key, value) => {
          if (local.get(key) === value) return;
          local.set(key, value);
          notify(key);
        },
        remove: (key) => {
          if (local.delete(key)) notify(key);
        },
      };
      const tab: BrowserTab = {
        profile,
        session,
        localValues,
        sessionValues: {
          read: (key) => session.get(key) ?? null,
          write: (key, value) => void session.set(key, value),
          remove: (key) => void session.delete(key),
        },
        locks,
        tabs: {
          listen: (onChange) => {
            tabListeners.add(onChange);
            return () => void tabListeners.delete(onChange);
          },
        },
      };
      listeners.set(tab, tabListeners);
      return tab;
    },
  };
  return profile;
}

/** What is stored in the browser of a viewer who signed in earlier. */
export const signedIn = (name = 'ada', provider = 'id'): Readonly<Record<string, string>> => ({
  authToken: `auth-${name}`,
  refreshToken: `refresh-${name}`,
  'signin.provider': provider,
});

export interface ComposeOptions {
  readonly realm?: DemoId;
  /** Changes the realm document before it is compiled. */
  readonly change?: (document: JsonObject) => void;
  /** Changes the published realm in the page to something that its compiler would not write. */
  readonly changeRealm?: (realm: PageData['realm']) => PageData['realm'];
  /**
   * Code of plugins besides those of the repository, as from a package; `carry` puts their manifests into the
   * realm.
   */
  readonly modules?: PluginModules;
  /** Plugins that came after the build, and the import of their modules by address. */
  readonly packages?: PageData['packages'];
  readonly importModule?: BrowserEnvironment['importModule'];
  /** The address the page is opened at: path, query and hash. */
  readonly at?: string;
  readonly locale?: string;
  /** The tab the page is loaded in; by default a new one of a new browser. */
  readonly tab?: BrowserTab;
  readonly clock?: Clock;
  /** The window of the page when a site that the realm trusts embeds it in a frame. */
  readonly framed?: PlayerFrameDeps['window'];
  /** The viewer's time zone, by its IANA name. */
  readonly timeZone?: string;
  /** The page is served for development: faults in its texts are shown. */
  readonly development?: boolean;
}

/** A call that the product made, in the order of the calls. */
export interface PlatformCall {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: Headers;
  readonly body: unknown;
}

export interface TrackedEvent {
  readonly name: string;
  readonly [property: string]: unknown;
}

export interface Composed {
  readonly runtime: Runtime;
  readonly get: ServiceLocator;
  readonly tab: BrowserTab;
  /** Addresses outside the site that the product navigated to. */
  readonly left: string[];
  /** What was reported to the operator's console, as `area: message`. */
  readonly reports: string[];
  readonly calls: PlatformCall[];
  /** Analytics events, as the console sink of the demo realm received them. */
  readonly tracked: TrackedEvent[];
  /** Calls of one method whose path starts with this prefix. */
  callsTo(method: string, path: string): PlatformCall[];
  /** Draws the site and starts the session, as the page does. */
  draw(): Promise<void>;
  /** Takes over a page that the host rendered. Resolves to what React and the browser found different. */
  hydrate(html: string, renderedAt: number): Promise<readonly string[]>;
  /** Ends the page, as when its tab is closed or another page is loaded in it. */
  close(): void;
}

const open: Composed[] = [];
/** Tests need no time to paint between two steps. */
const noPause = async (): Promise<void> => undefined;

/** What a page of a realm carries, its browser, and the records of what the page does there. */
export async function composePage({
  realm = 'ringside',
  change = () => undefined,
  changeRealm = (compiled) => compiled,
  modules = {},
  packages = {},
  importModule = (address) => Promise.reject(new Error(`There is no module at ${address}.`)),
  at = '/',
  locale = 'en',
  tab = browserProfile().tab(),
  clock = browserClock(),
  timeZone = 'UTC',
  development = false,
}: ComposeOptions = {}) {
  window.history.replaceState(null, '', at);
  const opened = new URL(window.location.href);
  const left: string[] = [];
  const reports: string[] = [];
  const calls: PlatformCall[] = [];
  const tracked: TrackedEvent[] = [];
  const log: BrowserEnvironment['log'] = (area) => ({
    info: () => undefined,
    warn: (message) => void reports.push(`${area}: ${message}`),
    error: (message) => void reports.push(`${area}: ${message}`),
  });
  jest
    .spyOn(console, 'info')
    .mockImplementation(
      (line: string, properties: object) =>
        void (
          line.startsWith('[analytics] ') &&
          tracked.push({ name: line.slice('[analytics] '.length), ...properties })
        ),
    );
  const { page: compiled, realmData } = await pageOf(realm, change, locale);
  const page = { ...compiled, realm: changeRealm(compiled.realm), development, packages };
  const environment: BrowserEnvironment = {
    document,
    address: { ...browserAddress(leavingTo(left)), loaded: () => opened },
    localValues: tab.localValues,
    sessionValues: tab.sessionValues,
    outlivesPage: (key, value) => tab.localValues.read(key) === value,
    clock,
    fetch: async (url, init) =>
      (await builtText(realm, url)) ?? (await realmData(url)) ?? recordedFetch(calls, url, init),
    locks: tab.locks,
    tabs: tab.tabs,
    languages: [locale],
    timeZone,
    modules: { ...registry, ...modules },
    importModule,
    rememberLanguage: () => undefined,
    log,
  };
  return { page, environment, tab, records: { left, reports, calls, tracked } };
}

/** Builds the runtime of a realm, as `startPage` does for a page; draws nothing yet. */
export async function compose({ framed, ...options }: ComposeOptions = {}): Promise<Composed> {
  const { page, environment, tab, records } = await composePage(options);
  const start = { page, environment };
  const runtime = await prepareSite(framed === undefined ? start : embeddedSite(framed, start), noPause);
  const { get } = runtime;
  let root: Root | null = null;
  let closed = false;
  const composed: Composed = {
    runtime,
    get,
    tab,
    ...records,
    callsTo: (method, path) =>
      records.calls.filter((call) => call.method === method && call.path.startsWith(path)),
    async draw() {
      const element = document.body.appendChild(document.createElement('div'));
      await act(async () => {
        root = await drawSite({ runtime, environment, element, pause: noPause });
      });
    },
    async hydrate(html, renderedAt) {
      const element = document.body.appendChild(document.createElement('div'));
      element.innerHTML = html;
      const differences: string[] = [];
      jest
        .spyOn(console, 'error')
        .mockImplementation((...parts: unknown[]) => void differences.push(parts.map(String).join(' ')));
      await preparePage(runtime, { pathname: environment.address.current().pathname, key: 'default' });
      await act(async () => {
        root = await hydrateSite({ runtime, environment, element, pause: noPause, renderedAt });
      });
      return [...differences, ...records.reports.filter((report) => report.startsWith('page: '))];
    },
    close() {
      if (closed) return;
      closed = true;
      act(() => root?.unmount());
      runtime.dispose();
    },
  };
  open.push(composed);
  return composed;
}

/** The platform that answers the next calls; each answer is given once unless it persists. */
export const platform = (): nock.Scope => nock(platformUrl);

/** Registers what every file of composed tests needs; call it at the top of the file. */
export function composedTests(): void {
  // A page's code is compiled when a test first opens it, which takes seconds on a busy machine.
  configure({ asyncUtilTimeout: 15_000 });
  jest.setTimeout(60_000);
  beforeEach(() => {
    viewport(1440, 900);
    everythingInView();
    window.scrollTo = () => undefined;
  });
  afterEach(() => {
    for (const composed of open.splice(0)) composed.close();
    document.body.replaceChildren();
    nock.cleanAll();
    jest.restoreAllMocks();
  });
}

/** The window, except that navigating away only records the address. */
function leavingTo(left: string[]): NonNullable<Parameters<typeof browserAddress>[0]> {
  const go = (url: string | URL): void => void left.push(String(url));
  const { history } = window;
  return {
    history,
    location: {
      get href() {
        return window.location.href;
      },
      assign: go,
      replace: go,
      reload: () => go('reload'),
    },
  };
}

/** Calls that nock has no answer for are answered with 404. */
async function recordedFetch(calls: PlatformCall[], url: string, init: RequestInit): Promise<Response> {
  const { origin, pathname, search } = new URL(url, window.location.href);
  const body: unknown =
    typeof init.body === 'string' && init.body.startsWith('{') ? JSON.parse(init.body) : init.body;
  if (origin === platformUrl)
    calls.push({
      method: init.method ?? 'GET',
      path: pathname + search,
      headers: new Headers(init.headers),
      body,
    });
  try {
    return await fetch(url, init);
  } catch (error) {
    if (isUnmatched(error)) return new Response('{}', { status: 404 });
    throw error;
  }
}

function isUnmatched(error: unknown): boolean {
  const text = [error, (error as { cause?: unknown }).cause].map(String).join(' ');
  return /No match for request|Disallowed net connect/.test(text);
}
