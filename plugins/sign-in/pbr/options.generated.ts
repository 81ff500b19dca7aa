/** The options of sign-in/pbr, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

/**
 * Accounts of a public broadcaster.
 */
export interface PbrOptions {
  /**
   * What texts call this way to sign in.
   */
  label: string
  /**
   * How many characters a new password may have; the provider checks it as well.
   */
  passwordLength: {
    /**
     * The fewest characters of a new password.
     */
    min: number
    /**
     * The most characters of a new password.
     */
    max: number
  }
}
