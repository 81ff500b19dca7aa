/** Shared by the routing tests: the built-in tables, and the rules for redirect targets at a made-up site. */
import { matchPath } from '../../../core/routing/matchPath';
import { allRouteTables } from '../../../core/routing/allRouteTables';
import type { TableName } from '../../../core/routing/routeTables';
import { redirectOrigins, type TargetRules } from '../../../core/routing/safeTarget';

export const tables = allRouteTables();

export const routesIn = (activeTable: TableName = 'default') => ({ tables, activeTable, signInPaths: [] });

export const openIn = (pathname: string, activeTable: TableName = 'default') =>
  matchPath(routesIn(activeTable), pathname);

export const origin = 'https://ringside.example';

export const rules: TargetRules = {
  origin,
  allowedOrigins: redirectOrigins(
    ['https://shop.example', 'http://localhost:8081'],
    ['https://id.example/callback?x=1'],
  ),
  match: (pathname) => openIn(pathname),
};
