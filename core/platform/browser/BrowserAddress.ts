/** The address bar and navigation away from the site: the only code that uses `location` and `history`. */

/** The part of the address bar that core needs. Navigation within the site belongs to the router. */
export interface BrowserAddress {
  /** The current address, query and hash included. A copy: changing it has no effect. */
  current(): URL;
  /**
   * The address that this document was loaded from, whatever the router has shown since; null when the
   * browser does not report it.
   */
  loaded(): URL | null;
  /** Number of history entries of this visit before the current one, as counted by the router in `history.state`. */
  entriesBefore(): number;
  /** Replaces the address with another one of this origin, without a navigation or a new history entry. */
  rewrite(url: URL): void;
  /**
   * Navigates to a web page: https, or http on this machine. `replace` replaces the current history entry, so
   * that going back does not restart the flow. Throws {@link RefusedAddress} for every other address.
   */
  leave(url: string, how?: { readonly replace?: boolean }): void;
  /**
   * Opens an address of another scheme in the app that owns it. Throws {@link RefusedAddress} for schemes
   * that browsers run or show.
   */
  handOver(url: string): void;
  /** Reloads the page. */
  reload(): void;
}

/** Navigation to an address that is not allowed. The message omits the address: it may contain a code (ERR-028). */
export class RefusedAddress extends Error {
  override readonly name = 'RefusedAddress';
  constructor() {
    super('The site does not leave for this address: its scheme is not allowed.');
  }
}

/** Schemes that a browser itself runs, shows or stores; none of them belongs to an app (SGP-009). */
const browserSchemes =
  /^(https?|wss?|javascript|data|blob|file|filesystem|about|view-source|vbscript|ftp|chrome|intent):$/;

/** An https address, or an http one on this machine. */
export function isSecureAddress(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return (
    protocol === 'https:' ||
    (protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/.test(hostname))
  );
}

/** An address whose scheme only an app can own. */
export function isAppAddress(url: string): boolean {
  return URL.canParse(url) && !browserSchemes.test(new URL(url).protocol);
}

/** The members of `window` that are used. */
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
    // Preserves the router's own data in the state.
    rewrite: (url) => host.history.replaceState(host.history.state, '', url.href),
    leave: (url, { replace = false } = {}) => {
      if (!isSecureAddress(url)) throw new RefusedAddress();
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
