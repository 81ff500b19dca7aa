/** The realm's routing settings, and the pages contributed by its route plugins. */
import { type ActiveRoutes, type RouteTables, tableForLanguage } from '../routing/routeTables';
import type { SignInPath } from '../routing/providerSubPaths';
import type { CheckedRealm } from './checkedRealm';

export interface RouteContribution {
  readonly plugin: string;
  readonly name: string;
  readonly role: string;
  readonly titleKey: string;
  readonly access: 'anyone' | 'viewer' | 'admin';
  readonly chrome: 'full' | 'bare';
  /** The page takes payments. */
  readonly pays?: boolean;
  /** The page shows the site itself in frames. */
  readonly frames?: boolean;
  /** The option that lists the origins allowed to frame this page. */
  readonly embedders?: string;
  /** The host renders it for guests. */
  readonly rendersOnHost?: boolean;
  readonly paths?: {
    readonly default: string;
    readonly PT?: string;
    readonly ES?: string;
    readonly DEBUG?: string;
  };
}

/** The host asks for them with every request. */
const contributed = new WeakMap<CheckedRealm['plugins'], readonly RouteContribution[]>();

/** The pages of the realm's route plugins, in the realm's plugin order. */
export function routeContributions({ plugins }: Pick<CheckedRealm, 'plugins'>): readonly RouteContribution[] {
  const known = contributed.get(plugins);
  if (known !== undefined) return known;
  const routes = plugins.flatMap(({ id, contributes }) =>
    (contributes['route'] ?? []).map((facts) => ({
      // Validated against schemas/points/route.schema.json.
      ...(facts as unknown as Omit<RouteContribution, 'plugin' | 'access' | 'chrome'>),
      access: (facts['access'] as RouteContribution['access'] | undefined) ?? 'anyone',
      chrome: (facts['chrome'] as RouteContribution['chrome'] | undefined) ?? 'full',
      plugin: id,
    })),
  );
  contributed.set(plugins, routes);
  return routes;
}

/** The first segment of a sign-in provider's path below a login page. */
export const subPathOf = (path: unknown): string | undefined =>
  typeof path === 'string' ? path.split('/').find((part) => part !== '') : undefined;

/** The sub-paths of the realm's sign-in providers below a login page (ROU-091). */
export function signInPaths(realm: Pick<CheckedRealm, 'plugins'>): readonly SignInPath[] {
  return realm.plugins.flatMap(({ contributes }) =>
    (contributes['sign-in-provider'] ?? []).flatMap((facts) => {
      const subPath = subPathOf(facts['path']);
      if (subPath === undefined) return [];
      return facts['loginRole'] === undefined
        ? [{ subPath }]
        : [{ subPath, loginRole: facts['loginRole'] as NonNullable<SignInPath['loginRole']> }];
    }),
  );
}

/** Whether some page shows the site itself in frames, so that its policy must allow that. */
export function framesItself(realm: Pick<CheckedRealm, 'plugins'>): boolean {
  return routeContributions(realm).some(({ frames }) => frames === true);
}

/** The settings from which the route tables are built. */
export function realmRoutes(realm: Pick<CheckedRealm, 'plugins' | 'routes'>) {
  return {
    memberAreaPath: realm.routes.memberAreaPath,
    overrides: realm.routes.overrides,
    // Built-in roles have their own paths; a plugin's own role declares them.
    pluginRoutes: routeContributions(realm).filter(({ paths }) => paths !== undefined),
  };
}

/** The prefixes of addresses by language code, for the languages that have one. */
export const languagePrefixes = ({
  locales,
}: Pick<CheckedRealm, 'locales'>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    locales.offered.flatMap(({ code, address }) => (address === undefined ? [] : [[code, address.prefix]])),
  );

/** By the code of each offered language, in the realm's order: the routes that its addresses are written in. */
export function routesByLanguage(
  realm: Pick<CheckedRealm, 'plugins' | 'routes' | 'locales'>,
  tables: RouteTables,
): ReadonlyMap<string, ActiveRoutes> {
  const prefixes = languagePrefixes(realm);
  const common = { tables, signInPaths: signInPaths(realm), prefixes: Object.values(prefixes) };
  return new Map(
    realm.locales.offered.map(({ code }) => [
      code,
      { ...common, activeTable: tableForLanguage(code, realm.routes.language), prefix: prefixes[code] ?? '' },
    ]),
  );
}
