/** Provides the realm's routing to the tree below, and rerenders consumers when the route table changes. */
import { observer } from 'mobx-react-lite';
import { createContext, type ReactNode, useCallback, useContext, useMemo } from 'react';
import type { ActiveRoutes } from './routeTables';
import type { RoutingStore } from './RoutingStore';
import { Link, type LinkProps, useLocation } from 'react-router-dom';
import { matchPath, type RouteMatch } from './matchPath';
import { buildPath, type PathArguments, type QueryValues } from './buildPath';
import type { RouteParams, RouteRole } from './routeRoles';

interface Routing {
  readonly store: RoutingStore;
  /** A snapshot: a new object whenever the active table or prefix changes, so that consumers follow without observing. */
  readonly routes: ActiveRoutes;
}

const RoutingContext = createContext<Routing | null>(null);

/** Render it inside the router. */
export const RoutingProvider = observer(function RoutingProvider({
  store,
  children,
}: {
  readonly store: RoutingStore;
  readonly children: ReactNode;
}) {
  const { tables, activeTable, signInPaths, prefix, prefixes } = store;
  const routing = useMemo(
    () => ({ store, routes: { tables, activeTable, signInPaths, prefix, prefixes } }),
    [store, tables, activeTable, signInPaths, prefix, prefixes],
  );
  return <RoutingContext value={routing}>{children}</RoutingContext>;
});

/** The routing store. Throws outside a RoutingProvider. */
export const useRouting = (): RoutingStore => useContextOrThrow().store;

/** The tables and the active one; a component that calls this rerenders when the table changes. */
export const useActiveRoutes = (): ActiveRoutes => useContextOrThrow().routes;

function useContextOrThrow(): Routing {
  const routing = useContext(RoutingContext);
  if (routing === null) throw new Error('There is no RoutingProvider around this component.');
  return routing;
}

/** The page of the current address, in whichever table it is written, or null when there is none (ROU-009). */
export function useRouteMatch(): RouteMatch | null {
  const routes = useActiveRoutes();
  const { pathname } = useLocation();
  return useMemo(() => matchPath(routes, pathname), [routes, pathname]);
}

/** Returns a function that builds addresses in the active table: `path('VOD', { eventId })`. */
export function useRolePath(): <Role extends RouteRole>(role: Role, ...rest: PathArguments<Role>) => string {
  const routes = useActiveRoutes();
  return useCallback((role, ...rest) => buildPath(routes, role, ...rest), [routes]);
}

type RoleLinkProps<Role extends RouteRole> = Omit<LinkProps, 'to'> & {
  readonly to: Role;
  readonly query?: QueryValues | undefined;
  readonly hash?: string | undefined;
} & (Record<never, never> extends RouteParams<Role>
    ? { readonly params?: RouteParams<Role> }
    : { readonly params: RouteParams<Role> });

/** A link to a page by its role (ROU-008): `<RoleLink to="VOD" params={{ eventId }}>…</RoleLink>`. */
export function RoleLink<Role extends RouteRole>({ to, params, query, hash, ...rest }: RoleLinkProps<Role>) {
  const path = useRolePath();
  const place = [params ?? {}, { query, hash }] as unknown as PathArguments<Role>;
  return <Link {...(rest as Omit<LinkProps, 'to'>)} to={path(to, ...place)} />;
}
