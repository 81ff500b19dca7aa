/** The profile last used on this device, and what that means after a sign-in (FAV-037). Pure. */
import type { Profile } from '../generated/platform';

/** The stored form. */
export const rememberedAs = (viewerId: string, profileId: string): string => `${viewerId} ${profileId}`;

export type NextProfile =
  /** No selection needed: there is no choice, or the profile is already active. */
  { readonly kind: 'stay' } | { readonly kind: 'take'; readonly profile: Profile } | { readonly kind: 'ask' };

/**
 * Selects an adult's profile that was last used here. Not a child's, since the person signing in knows the
 * password: that lets a parent who has forgotten their PIN leave it.
 */
export function nextProfile(
  profiles: readonly Profile[],
  {
    viewerId,
    present,
    remembered,
  }: { readonly viewerId: string; readonly present: string | null; readonly remembered: string | null },
): NextProfile {
  if (profiles.length < 2) return { kind: 'stay' };
  const known = profiles.find(({ id }) => remembered === rememberedAs(viewerId, id));
  if (known === undefined || known.type === 'CHILD') return { kind: 'ask' };
  return known.id === present ? { kind: 'stay' } : { kind: 'take', profile: known };
}
