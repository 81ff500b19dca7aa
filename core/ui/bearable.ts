/** How many items a machine bears to be drawn at once: found out by the frames in which they are (`FrameBudget`). Of the machine, so of all that is drawn on it. */

/** The fewest and the most: fewer would cost as much, since a frame that changes has its own price. */
export const LEAST_AT_ONCE = 2;
export const MOST_AT_ONCE = 16;

/** A machine bears little until it has shown more. */
let bearable: number = LEAST_AT_ONCE;

export const itemsAtOnce = (): number => bearable;

export const bearsAtOnce = (items: number): void => void (bearable = items);
