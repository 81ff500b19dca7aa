/** The options of sign-in/sptv, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

/**
 * Accounts of a television company's subscribers.
 */
export interface SptvOptions {
  /**
   * What viewers know the company as.
   */
  label: string
}
