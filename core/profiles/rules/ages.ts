/** Content age ratings and the offered age limits (FAV-040). Pure. */

/** Above 16 there is nothing left to restrict. */
export const AGES = [0, 6, 12, 16] as const;

/** The default limit when the control has none: restricts everything not made for children. */
export const USUAL_AGE = 12;

/** The ages to choose from, including the current one when the platform uses another. */
export function offeredAges(chosen: number | null | undefined): readonly number[] {
  return [...new Set([...AGES, ...(typeof chosen === 'number' ? [chosen] : [])])].sort(
    (left, right) => left - right,
  );
}
