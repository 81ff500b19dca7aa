/** From which age on a profile does not watch, and what opens it (FAV-040). Pure. */

/** From which age on content is kept from a viewer, and what opens it; null where nothing is. */
export type ParentalLimit = { readonly maxRating: number; readonly lock: 'PIN' | 'PROFILE' } | null;

/** A child watches what is meant for twelve and less, and less still where the parents say so. */
export const CHILD_RATING = 12;

export interface ParentalFacts {
  readonly enabled: boolean;
  readonly maxRating: number | null;
  /** The pin was given in this session, not long ago. */
  readonly unlocked: boolean;
}

export function parentalLimit(type: 'ADULT' | 'CHILD', { enabled, maxRating, unlocked }: ParentalFacts): ParentalLimit {
  const told = enabled ? maxRating : null;
  if (type === 'CHILD') return { maxRating: Math.min(CHILD_RATING, told ?? CHILD_RATING), lock: 'PROFILE' };
  return told === null || unlocked ? null : { maxRating: told, lock: 'PIN' };
}

/** What keeps content from a viewer; what has no rating is kept from nobody. */
export function lockOf({ parental = null }: { readonly kind: string; readonly parental?: ParentalLimit }, ageRating: number | undefined): 'PIN' | 'PROFILE' | null {
  if (parental === null || ageRating === undefined) return null;
  return ageRating > parental.maxRating ? parental.lock : null;
}
