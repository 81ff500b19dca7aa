/** Exports for the rest of core. Tools import the pure files directly, so that they do not load React. */
export { buildPath, pathOf, queryString } from './buildPath';
export { inPlace, isInPlace } from './inPlace';
export { isMatchOf, matchPath, type RouteMatch } from './matchPath';
export { defaultMenuTarget, defaultSection, menuItemTarget, viewTarget, type PageTarget } from './menuTarget';
export { oidcForward } from './oidcForward';
export { payReturnOf, payReturnQuery } from './payReturnQuery';
export { overlayQueryNames, queryNames } from './queryNames';
export { RoleLink, type RoleLinkProps } from './RoleLink';
export { routeChangeEffects, searchMarker, type RouteChangeEffect } from './routeChangeEffects';
export { RoutingProvider } from './RoutingProvider';
export { RoutingStore } from './RoutingStore';
export { buildRouteTables, type ActiveRoutes, type RouteTables, type TableName } from './routeTables';
export { redirectOrigins, safePath, safeTarget, type TargetRules } from './safeTarget';
export { useRelocation } from './useRelocation';
export { useActiveRoutes, useRouting } from './RoutingProvider';
export { useRoleNavigate } from './useRoleNavigate';
export { useRolePath } from './useRolePath';
export { useRouteMatch } from './useRouteMatch';
