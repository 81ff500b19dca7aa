/** The options of sign-in/pbr, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

/**
 * Accounts of a public broadcaster.
 */
export interface PbrOptions {
  /**
   * What viewers know the broadcaster as.
   */
  label: string
  /**
   * How long a new password is (SGN-106). The platform has the last word.
   */
  passwordLength: {
    min: number
    max: number
  }
}
