/**
 * Number of items to render at once on this device, as measured by `FrameBudget`. Shared by everything that
 * is rendered incrementally.
 */

/** Limits; fewer items would not be cheaper, since a frame with any change has a fixed cost. */
export const LEAST_AT_ONCE = 2;
export const MOST_AT_ONCE = 16;

/** Starts at the minimum, until faster frames have been measured. */
let bearable: number = LEAST_AT_ONCE;

export const itemsAtOnce = (): number => bearable;

export const bearsAtOnce = (items: number): void => void (bearable = items);
