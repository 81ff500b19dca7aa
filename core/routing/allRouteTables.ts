/** All four route tables of a realm, for the host and the tools. A page carries the debug table only where it is used. */
import { buildRouteTables, type RouteSettings, type RouteTables } from './routeTables';
import { debugTable } from './tables/debugTable';

/** The built-in tables with a realm's settings and route plugins. Never throws. */
export const allRouteTables = (settings: RouteSettings = {}): RouteTables =>
  buildRouteTables(settings, debugTable);
