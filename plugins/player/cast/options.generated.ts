/** The options of player/cast, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

export interface PlayerCastOptions {
  /**
   * Application id of the receiver, from the Google Cast developer console. Default: Google's own receiver, which plays streams without protection only.
   */
  receiver: string
}
