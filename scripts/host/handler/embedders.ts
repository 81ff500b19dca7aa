/** Which other sites may frame a page, and the headers for that. Pure. */
import { isPlayerRole } from '../../../core/playback/playerRoles';
import type { CheckedRealm } from '../../../core/realm/checkedRealm';
import { routeContributions } from '../../../core/realm/realmRoutes';

/**
 * Origins, exactly as the realm lists them (BRG-004): the trusted embedders for the player, those named in
 * its options for a route plugin's page, none for every other page.
 */
export function embeddersOf(
  realm: Pick<CheckedRealm, 'plugins' | 'settings'>,
  role: string | undefined,
): readonly string[] {
  if (role === undefined) return [];
  if (isPlayerRole(role)) return realm.settings.trustedEmbedOrigins;
  const contributed = routeContributions(realm).find((route) => route.role === role);
  if (contributed?.embedders === undefined) return [];
  const listed = realm.plugins.find(({ id }) => id === contributed.plugin)?.options[contributed.embedders];
  return Array.isArray(listed) ? listed.filter((origin) => typeof origin === 'string') : [];
}

/** For browsers without `frame-ancestors`; X-Frame-Options cannot express a list of origins. */
export function frameOptions(ancestors: readonly string[]): Readonly<Record<string, string>> {
  if (ancestors.every((source) => source === "'none'")) return { 'x-frame-options': 'DENY' };
  return ancestors.every((source) => source === "'self'") ? { 'x-frame-options': 'SAMEORIGIN' } : {};
}
