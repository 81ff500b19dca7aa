/** The environment of a page that the host renders: a guest's first visit, without a device. */
import { registry as modules } from '../../generated/registry';
import type { Fetch } from '../../platform/browser/browserClock';
import { tabLocks } from '../../platform/browser/tabLocks';
import type { KeyValueStore } from '../../sdk/services';
import type { Log } from '../../sdk/context';
import type { BrowserEnvironment } from '../browserEnvironment';

export interface HostEnvironmentDeps {
  /** Address of the page. */
  readonly url: URL;
  /** Epoch milliseconds. */
  readonly renderedAt: number;
  readonly locale: string;
  readonly fetch: Fetch;
  readonly log: (area: string) => Log;
}

const empty: KeyValueStore = { read: () => null, write: () => undefined, remove: () => undefined };
const nowhere = (): never => {
  throw new Error('A page that the host renders does not leave its address, and loads no further modules.');
};

/** Nothing is stored, no timer runs out, and the time does not change: equal input gives an equal page. */
export function hostEnvironment({
  url,
  renderedAt,
  locale,
  fetch,
  log,
}: HostEnvironmentDeps): BrowserEnvironment {
  return {
    get document(): Document {
      throw new Error('The host has no document.');
    },
    address: {
      current: () => new URL(url),
      loaded: () => new URL(url),
      entriesBefore: () => 0,
      rewrite: nowhere,
      leave: nowhere,
      handOver: nowhere,
      reload: nowhere,
    },
    localValues: empty,
    sessionValues: empty,
    outlivesPage: () => false,
    clock: { now: () => renderedAt, after: () => () => undefined },
    fetch,
    locks: tabLocks(),
    tabs: { listen: () => () => undefined },
    languages: [locale],
    timeZone: 'UTC',
    modules,
    importModule: nowhere,
    rememberLanguage: () => undefined,
    log,
  };
}
