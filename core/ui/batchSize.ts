/**
 * Number of items to render at once on this device, as measured by `FrameBudget`. Shared by everything that
 * is rendered incrementally.
 */

/** Limits; fewer items would not be cheaper, since a frame with any change has a fixed cost. */
export const MIN_BATCH_SIZE = 2;
export const MAX_BATCH_SIZE = 16;

/** Starts at the minimum, until faster frames have been measured. */
let current: number = MIN_BATCH_SIZE;

export const batchSize = (): number => current;

export const setBatchSize = (items: number): void => void (current = items);
