/** The options of action/share, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

export interface ShareOptions {
  /**
   * What is tried first; the other one follows where the device cannot do it.
   */
  first: ("copy" | "native")
  /**
   * The player has a button that shares the moment it shows.
   */
  moment: boolean
}
