/** Which other sites may frame the page of an address, and how its headers say so. Pure. */
import { isPlayerRole } from '../../../core/playback/playerRoles';
import type { CheckedRealm } from '../../../core/realm/checkedRealm';
import { routeContributions } from '../../../core/realm/realmRoutes';

/**
 * Origins, exactly as the realm lists them (BRG-004): for the player its trusted embedders, for a route plugin's page those
 * that its options name, for every other page none.
 */
export function embeddersOf(realm: Pick<CheckedRealm, 'plugins' | 'settings'>, role: string | undefined): readonly string[] {
  if (role === undefined) return [];
  if (isPlayerRole(role)) return realm.settings.trustedEmbedOrigins;
  const contributed = routeContributions(realm).find((route) => route.role === role);
  if (contributed?.embedders === undefined) return [];
  const listed = realm.plugins.find(({ id }) => id === contributed.plugin)?.options[contributed.embedders];
  return Array.isArray(listed) ? listed.filter((origin) => typeof origin === 'string') : [];
}

/** For browsers that do not know `frame-ancestors`; a list of origins cannot be said in their words. */
export function frameOptions(ancestors: readonly string[]): Readonly<Record<string, string>> {
  if (ancestors.every((source) => source === "'none'")) return { 'x-frame-options': 'DENY' };
  return ancestors.every((source) => source === "'self'") ? { 'x-frame-options': 'SAMEORIGIN' } : {};
}
