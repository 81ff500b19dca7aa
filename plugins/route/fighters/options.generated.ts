/** The options of route/fighters, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

export interface FightersOptions {
  /**
   * How many fighters a page of A to Z holds (CAT-080).
   */
  pageSize: number
}
