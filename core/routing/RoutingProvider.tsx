/** Provides the realm's routing to the tree below, and rerenders consumers when the route table changes. */
import { observer } from 'mobx-react-lite';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { ActiveRoutes } from './routeTables';
import type { RoutingStore } from './RoutingStore';

interface Routing {
  readonly store: RoutingStore;
  /** A snapshot: a new object whenever the active table changes, so that consumers follow without observing. */
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
  const { tables, activeTable } = store;
  const routing = useMemo(() => ({ store, routes: { tables, activeTable } }), [store, tables, activeTable]);
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
