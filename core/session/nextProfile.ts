/** Who watched on this device last, and what that means once somebody has signed in (FAV-037). Pure. */
import type { Profile } from '../generated/platform';

/** How it lies in the browser. */
export const rememberedAs = (viewerId: string, profileId: string): string => `${viewerId} ${profileId}`;

export type NextProfile =
  /** Nobody need be asked: there is no choice, or the profile is chosen already. */
  | { readonly kind: 'stay' }
  | { readonly kind: 'take'; readonly profile: Profile }
  | { readonly kind: 'ask' };

/**
 * The adult's profile that watched here last is taken up again. A child's is not, since whoever signs in knows the password:
 * a parent who has forgotten their pin gets out of it that way.
 */
export function nextProfile(profiles: readonly Profile[], { viewerId, present, remembered }: { readonly viewerId: string; readonly present: string | null; readonly remembered: string | null }): NextProfile {
  if (profiles.length < 2) return { kind: 'stay' };
  const known = profiles.find(({ id }) => remembered === rememberedAs(viewerId, id));
  if (known === undefined || known.type === 'CHILD') return { kind: 'ask' };
  return known.id === present ? { kind: 'stay' } : { kind: 'take', profile: known };
}
