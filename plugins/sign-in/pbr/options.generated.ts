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
   * What texts call this sign-in method.
   */
  label: string
  /**
   * The URL of a logo that is shown on the button of this sign-in method, before its text. Default: text only.
   */
  logoUri?: string
  /**
   * Permitted length of a new password in characters; the provider checks it as well.
   */
  passwordLength: {
    /**
     * Minimum length of a new password, in characters.
     */
    min: number
    /**
     * Maximum length of a new password, in characters.
     */
    max: number
  }
}
