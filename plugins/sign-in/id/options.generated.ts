/** The options of sign-in/id, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

/**
 * Accounts of the platform's own.
 */
export interface IdOptions {
  /**
   * What texts call these accounts; without it, the realm's title.
   */
  label?: string
  /**
   * How long a new password is (SGN-106). The platform has the last word.
   */
  passwordLength: {
    min: number
    max: number
  }
}
