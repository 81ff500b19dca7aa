/** The options of sign-in/sptv, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

/**
 * Accounts of a television company's subscribers.
 */
export interface SptvOptions {
  /**
   * What texts call this way to sign in.
   */
  label: string
}
