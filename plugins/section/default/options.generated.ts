/** The options of section/default, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

export interface DefaultSectionOptions {
  /**
   * The card's shape: the realm's own ratio, upright 4:5, or a circle for channels.
   */
  shape: ("default" | "portrait" | "circle")
}
