/** Navigation within the same page: content, scroll position and focus stay. */

/** The navigation state that marks it, to spread into any other: `{ replace: true, state: inPlace }`. */
export const inPlace = { inPlace: true } as const;

/** Whether a location was reached by such a navigation. */
export const isInPlace = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'inPlace' in state && state.inPlace === true;
