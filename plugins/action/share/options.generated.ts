/** The options of action/share, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

export interface ShareOptions {
  /**
   * What is tried first; the other is the fallback where the device does not support it.
   */
  first: ("copy" | "native")
  /**
   * true: the player has a button that shares the current moment.
   */
  moment: boolean
}
