/** The options of route/fighters, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

export interface FightersOptions {
  /**
   * How many fighters a page of the list from A to Z shows.
   */
  pageSize: number
}
