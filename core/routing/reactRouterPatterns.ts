/** A route table in React Router's notation. */
import { isGiftLogin, providerPattern } from './providerSubPaths';
import type { RouteTable } from './routeTables';

/**
 * Role to pattern: `/video/{eventId}/{eventTitle?}` becomes `/video/:eventId/:eventTitle?`. Gift login pages
 * include their providers' sub-paths as optional segments.
 */
export function patternsFor(table: RouteTable): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(table).map(([role, pattern]) => {
      const whole = isGiftLogin(role)
        ? pattern + providerPattern.replace('{authProvider}', '{authProvider?}')
        : pattern;
      return [role, whole.replace(/\{([A-Za-z]+\??)\}/g, ':$1')];
    }),
  );
}
