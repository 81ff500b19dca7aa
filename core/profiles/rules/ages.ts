/** The ages that content is rated by, and how an age is said (FAV-040). Pure. */

/** Beyond the last there is nothing that a parent would keep to themselves. */
export const AGES = [0, 6, 12, 16] as const;

/** What a control that never named an age keeps to itself: what is not for children. */
export const USUAL_AGE = 12;

/** The ages to choose from; one that the platform has and the house does not stands among them. */
export function offeredAges(chosen: number | null | undefined): readonly number[] {
  return [...new Set([...AGES, ...(typeof chosen === 'number' ? [chosen] : [])])].sort((left, right) => left - right);
}
