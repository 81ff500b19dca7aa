/** The options of sign-in/pbr, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

/**
 * An absolute address that begins with https:// (or http:// on this machine) and names a host without wildcard. `{platform}/…` is an address at the platform.
 */
export type Url = string

/**
 * Accounts of a public broadcaster.
 */
export interface PbrOptions {
  /**
   * What texts call this way to sign in.
   */
  label: string
  /**
   * The address of a picture that stands on the button of this way to sign in, before its text. Without it: the text alone.
   */
  logoUri?: string
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
