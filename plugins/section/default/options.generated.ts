/** The options of section/default, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

export interface DefaultSectionOptions {
  /**
   * The shape of the cards. default: the realm's aspect ratio. portrait: 4 to 5. circle: round, for channels.
   */
  shape: ("default" | "portrait" | "circle")
}
