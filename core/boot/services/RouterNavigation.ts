/** Navigation for code outside components: uses the router's function while the router is mounted. */
import type { NavigateFunction } from 'react-router-dom';
import type { BrowserAddress } from '../../platform/browser/BrowserAddress';
import { inPlace } from '../../routing/inPlace';
import { pathOf } from '../../routing/buildPath';
import { safeTarget } from '../../routing/safeTarget';
import type { RoutingStore } from '../../routing/RoutingStore';
import type { Navigation } from '../../sdk/services';

export class RouterNavigation implements Navigation {
  #navigate: NavigateFunction | null = null;
  #pending: (() => void) | null = null;

  readonly #address: BrowserAddress;
  readonly #routing: RoutingStore;
  readonly #allowedOrigins: ReadonlySet<string>;
  readonly #defaultPath: () => string;

  constructor(
    address: BrowserAddress,
    routing: RoutingStore,
    allowedOrigins: ReadonlySet<string>,
    defaultPath: () => string,
  ) {
    this.#address = address;
    this.#routing = routing;
    this.#allowedOrigins = allowedOrigins;
    this.#defaultPath = defaultPath;
  }

  /** Called by the router when it mounts; runs a pending navigation. */
  attach(navigate: NavigateFunction): () => void {
    this.#navigate = navigate;
    this.#pending?.();
    this.#pending = null;
    return () => {
      this.#navigate = null;
    };
  }

  current(): URL {
    return this.#address.current();
  }

  hrefOf(
    role: string,
    parameters: Readonly<Record<string, string>> = {},
    query: Readonly<Record<string, string | readonly string[]>> = {},
  ): string {
    return pathOf(this.#routing, role, parameters, { query }) ?? this.#defaultPath();
  }

  go(
    path: string,
    {
      replace = false,
      state,
      inPlace: stays = false,
    }: { readonly replace?: boolean; readonly state?: unknown; readonly inPlace?: boolean } = {},
  ): void {
    // Code may navigate to sign-in pages and to pages that act; an address may not, which is checked where
    // addresses are read (ROU-108).
    const rules = {
      origin: this.current().origin,
      allowedOrigins: this.#allowedOrigins,
      match: (name: string) => this.#routing.match(name),
    };
    const target = safeTarget(path, { ...rules, loginPages: 'allowed', actingPages: 'allowed' });
    if (target?.kind === 'outside') {
      this.#address.leave(target.url, { replace });
      return;
    }
    const depart = () =>
      void this.#navigate?.(target?.path ?? this.#defaultPath(), { replace, state: stays ? inPlace : state });
    if (this.#navigate === null) this.#pending = depart;
    else depart();
  }

  rewriteQuery(change: (query: URLSearchParams) => void): void {
    const url = this.current();
    change(url.searchParams);
    this.#address.rewrite(url);
  }

  canGoBack(): boolean {
    return this.#address.entriesBefore() > 0;
  }

  leave(url: string): void {
    this.#address.leave(url);
  }
}
