/**
 * The four route tables of a realm: the built-in ones, merged with the realm's own paths and its route
 * plugins' roles.
 */
import type { PrefixedRoutes } from './languagePrefix';
import type { SignInPath } from './providerSubPaths';
import type { RouteRole } from './routeRoles';
import { defaultTable } from './tables/defaultTable';
import { portugueseTable } from './tables/portugueseTable';
import { spanishTable } from './tables/spanishTable';

/**
 * Role to path pattern: literal segments and `{parameter}` or `{parameter?}` segments, such as
 * `/video/{eventId}/{eventTitle?}`.
 */
export type RouteTable = Readonly<Record<RouteRole, string>> & Readonly<Record<string, string>>;

/** Which of the four tables (ROU-001). */
export type TableName = 'default' | 'PT' | 'ES' | 'DEBUG';
export const tableNames = ['default', 'PT', 'ES', 'DEBUG'] as const satisfies readonly TableName[];

export type RouteTables = Readonly<Record<TableName, RouteTable>>;

/** The tables and the active one. A RoutingStore is one. */
export interface ActiveRoutes extends PrefixedRoutes {
  readonly tables: RouteTables;
  readonly activeTable: TableName;
  /** Of the realm's sign-in providers; an address names any other provider as it was typed. */
  readonly signInPaths: readonly SignInPath[];
}

/** A route plugin's page. A built-in role has its paths in the tables; a role of its own brings them. */
export interface PluginRoute {
  readonly role: string;
  /** A table without its own path uses the default one. */
  readonly paths?: ({ readonly default: string } & Partial<Readonly<Record<TableName, string>>>) | undefined;
}

/** A realm document's settings for paths; its `routes` object fits. */
export interface RouteSettings {
  /** The branded member area's path; the debug table keeps its emoji (ROU-051, ROU-006). */
  readonly memberAreaPath?: string | undefined;
  /** Overridden paths, by table and role. They take precedence over everything else. */
  readonly overrides?:
    Partial<Readonly<Record<TableName, Readonly<Record<string, string>> | undefined>>> | undefined;
  readonly pluginRoutes?: readonly PluginRoute[] | undefined;
}

/** The built-in paths of a table. */
export type BuiltInTable = Readonly<Record<RouteRole, string>>;

/** Roles whose paths begin with another role's path, in every table: renaming that one renames them. */
const families: Partial<Record<RouteRole, readonly RouteRole[]>> = {
  FIGHTERS: ['FIGHTER'],
  NEWS: ['NEWS_ITEM'],
  GIFT: [
    'GIFT_ITEM',
    'GIFT_LOGIN',
    'GIFT_LOGIN_REDIRECT',
    'GIFT_PAY',
    'GIFT_REDEEM_LOGIN',
    'GIFT_REDEEM_REGISTER',
  ],
  LOGIN: ['LOGIN_PROVIDER', 'LOGIN_REQUEST_PASSWORD', 'LOGIN_RESET_PASSWORD', 'LOGIN_MAGIC_LINK'],
  PAY_CONFIRMATION: ['PAY'],
  OIDC: ['OIDC_ACCOUNT', 'OIDC_LOGIN', 'OIDC_REQUEST_PASSWORD', 'OIDC_RESET_PASSWORD', 'OIDC_SIGNUP'],
};

/**
 * Merges a realm's settings and route plugins into the built-in tables. Never throws: invalid settings (an
 * unknown role, a missing parameter) are still in the result, where `checkRouteTables` finds them.
 *
 * @param debugTable the built-in debug table, which pages carry only where it is used; without it, the default
 * table takes its place
 */
export function buildRouteTables(settings: RouteSettings = {}, debugTable?: BuiltInTable): RouteTables {
  const table = tableOf('default', defaultTable, settings);
  return {
    default: table,
    PT: tableOf('PT', portugueseTable, settings),
    ES: tableOf('ES', spanishTable, settings),
    DEBUG: debugTable === undefined ? table : tableOf('DEBUG', debugTable, settings),
  };
}

function tableOf(
  name: TableName,
  builtIn: BuiltInTable,
  { memberAreaPath, overrides, pluginRoutes = [] }: RouteSettings,
): RouteTable {
  const table: Record<string, string> = { ...builtIn };
  for (const { role, paths } of pluginRoutes) {
    const path = paths?.[name] ?? paths?.default;
    if (path !== undefined) table[role] ??= path;
  }
  if (memberAreaPath !== undefined && name !== 'DEBUG') table.MEMBER_AREA = memberAreaPath;

  const own = overrides?.[name] ?? {};
  for (const [head, members] of Object.entries(families) as [RouteRole, readonly RouteRole[]][]) {
    const renamed = own[head];
    if (renamed === undefined) continue;
    for (const member of members) table[member] = renamed + builtIn[member].slice(builtIn[head].length);
  }
  return Object.assign(table, own) as RouteTable;
}

/** The route table of a language. */
const tableByLanguage: Readonly<Record<string, TableName>> = { pt: 'PT', es: 'ES', debug: 'DEBUG' };

/**
 * The table for a language code such as `pt-PT` or `ES`: Portuguese, Spanish and debug have their own, all
 * others the default one (ROU-002). A realm's `routes.language` pins a table whatever the language is
 * (ROU-003).
 */
export function tableForLanguage(language: string, pinned?: TableName): TableName {
  if (pinned !== undefined) return pinned;
  const [primary = ''] = language.trim().toLowerCase().split(/[-_]/);
  return Object.hasOwn(tableByLanguage, primary) ? (tableByLanguage[primary] ?? 'default') : 'default';
}
