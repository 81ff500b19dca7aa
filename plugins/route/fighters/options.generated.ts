/** The options of route/fighters, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

export interface FightersOptions {
  /**
   * Number of fighters on a page of the A to Z list.
   */
  pageSize: number
}
