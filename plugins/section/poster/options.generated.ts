/** The options of section/poster, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

export interface PosterSectionOptions {
  /**
   * true: a large number next to each poster; the row is a ranking.
   */
  ranked: boolean
}
