/** The options of player/next-up, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

export interface PlayerNextUpOptions {
  /**
   * How many seconds pass between the end of a video and the start of the next.
   */
  countdown: number
}
