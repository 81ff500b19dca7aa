/** The age limit of a profile, and what unlocks it (FAV-040). Pure. */

/** The highest permitted age rating, and what unlocks content above it; null when nothing is locked. */
export type ParentalLimit = { readonly maxRating: number; readonly lock: 'PIN' | 'PROFILE' } | null;

/** A child may watch content rated 12 or lower; parents may lower the limit further. */
export const CHILD_RATING = 12;

export interface ParentalFacts {
  readonly enabled: boolean;
  readonly maxRating: number | null;
  /** The pin was entered in this session recently. */
  readonly unlocked: boolean;
}

export function parentalLimit(
  type: 'ADULT' | 'CHILD',
  { enabled, maxRating, unlocked }: ParentalFacts,
): ParentalLimit {
  const limit = enabled ? maxRating : null;
  if (type === 'CHILD') return { maxRating: Math.min(CHILD_RATING, limit ?? CHILD_RATING), lock: 'PROFILE' };
  return limit === null || unlocked ? null : { maxRating: limit, lock: 'PIN' };
}

/** The lock that applies to a viewer; unrated content is never locked. */
export function lockOf(
  { parental = null }: { readonly kind: string; readonly parental?: ParentalLimit },
  ageRating: number | undefined,
): 'PIN' | 'PROFILE' | null {
  if (parental === null || ageRating === undefined) return null;
  return ageRating > parental.maxRating ? parental.lock : null;
}
