/** The address bar and the way out of the site: the only code that touches `location` and `history`. */

/** What the house needs of the address bar. Everything that moves inside the site belongs to the router. */
export interface BrowserAddress {
  /** The address as it stands, query and hash included. A copy: changing it changes nothing. */
  current(): URL;
  /** The address that this document was loaded from, whatever the router has shown since; null when the browser does not say. */
  loaded(): URL | null;
  /** How many entries of this visit the history has before the current one, as the router counts them in its state. */
  entriesBefore(): number;
  /** Writes another address of this origin into the bar without a navigation and without a new entry in the history. */
  rewrite(url: URL): void;
  /**
   * Leaves for a web page: https, or http on this machine. `replace` takes the present page out of the history, so that
   * going back does not start the journey again. Throws {@link RefusedAddress} for every other address.
   */
  leave(url: string, how?: { readonly replace?: boolean }): void;
  /** Hands an address of another scheme to the app that owns it. Throws {@link RefusedAddress} for schemes that browsers run or show. */
  handOver(url: string): void;
  /** Loads the page anew. */
  reload(): void;
}

/** The site was told to go where it must not. The address stays out of the message: it may carry a code (ERR-028). */
export class RefusedAddress extends Error {
  override readonly name = 'RefusedAddress';
  constructor() {
    super('The site does not leave for this address: its scheme is not allowed.');
  }
}

/** Schemes that a browser itself runs, shows or stores; none of them belongs to an app (SGP-009). */
const browserSchemes = /^(https?|wss?|javascript|data|blob|file|filesystem|about|view-source|vbscript|ftp|chrome|intent):$/;

/** An https address, or an http one on this machine. */
export function isWebAddress(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/.test(hostname));
}

/** An address whose scheme only an app can own. */
export function isAppAddress(url: string): boolean {
  return URL.canParse(url) && !browserSchemes.test(new URL(url).protocol);
}

/** The parts of `window` that are used. */
export interface AddressWindow {
  readonly location: Pick<Location, 'href' | 'assign' | 'replace' | 'reload'>;
  readonly history: Pick<History, 'state' | 'replaceState'>;
  readonly performance?: { getEntriesByType(type: string): readonly Pick<PerformanceEntry, 'name'>[] };
}

export function browserAddress(host: AddressWindow = window): BrowserAddress {
  return {
    current: () => new URL(host.location.href),
    loaded: () => {
      const [entry] = host.performance?.getEntriesByType('navigation') ?? [];
      return entry === undefined || !URL.canParse(entry.name) ? null : new URL(entry.name);
    },
    entriesBefore: () => {
      const state: unknown = host.history.state;
      const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0;
      return typeof index === 'number' ? index : 0;
    },
    // The router keeps its own notes in the state; they stay.
    rewrite: (url) => host.history.replaceState(host.history.state, '', url.href),
    leave: (url, { replace = false } = {}) => {
      if (!isWebAddress(url)) throw new RefusedAddress();
      if (replace) host.location.replace(url);
      else host.location.assign(url);
    },
    handOver: (url) => {
      if (!isAppAddress(url)) throw new RefusedAddress();
      host.location.assign(url);
    },
    reload: () => host.location.reload(),
  };
}
