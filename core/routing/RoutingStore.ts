/** The active route table, and matching and relocation with it. */
import { makeAutoObservable } from 'mobx';
import { matchPath, type RouteMatch } from './matchPath';
import { relocate, type AddressTail } from './relocate';
import type { SignInPath } from './providerSubPaths';
import { type ActiveRoutes, type RouteTables, tableForLanguage, type TableName } from './routeTables';

/** Dependencies of the store: the realm's tables, its pin, and the viewer's language. */
export interface RoutingSource {
  readonly tables: RouteTables;
  readonly signInPaths: readonly SignInPath[];
  /** The realm's `routes.language`. */
  readonly pinned?: TableName | undefined;
  /** Address prefixes by language code; a language without one has none. */
  readonly languagePrefixes?: Readonly<Record<string, string>> | undefined;
  /** The selected language, else the realm's default locale; observable, so that the table follows (ROU-003). */
  readonly language: () => string;
}

/** Pass it to `buildPath`, `pathOf` and the links as it is; reads of `activeTable` are observed. */
export class RoutingStore implements ActiveRoutes {
  readonly tables: RouteTables;
  readonly signInPaths: readonly SignInPath[];
  readonly prefixes: readonly string[];

  readonly #source: RoutingSource;

  constructor(source: RoutingSource) {
    this.#source = source;
    this.tables = source.tables;
    this.signInPaths = source.signInPaths;
    this.prefixes = Object.values(source.languagePrefixes ?? {});
    makeAutoObservable(this, {
      tables: false,
      signInPaths: false,
      prefixes: false,
      match: false,
      relocated: false,
    });
  }

  /** The table that addresses are written in. */
  get activeTable(): TableName {
    return tableForLanguage(this.#source.language(), this.#source.pinned);
  }

  /** The prefix that addresses are written with; empty for none. */
  get prefix(): string {
    return this.#source.languagePrefixes?.[this.#source.language()] ?? '';
  }

  /** The page of a path name, in whichever table it is written; null when there is none. */
  match(pathname: string): RouteMatch | null {
    return matchPath(this, pathname);
  }

  /** The replacement for an address of another table, or null (ROU-005). */
  relocated(address: AddressTail & { readonly pathname: string }): string | null {
    const match = this.match(address.pathname);
    return match === null ? null : relocate(this, match, address);
  }
}
