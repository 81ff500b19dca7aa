/** A change of address that is no change of page: what the viewer looks at stays, and so do scroll and focus. */

/** The navigation state that says so, to spread into any other: `{ replace: true, state: inPlace }`. */
export const inPlace = { inPlace: true } as const;

/** Whether a location was come to that way. */
export const isInPlace = (state: unknown): boolean => typeof state === 'object' && state !== null && 'inPlace' in state && state.inPlace === true;
