/** The options of sign-in/sptv, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

/**
 * An absolute address that begins with https:// (or http:// on this machine) and names a host without wildcard. `{platform}/…` is an address at the platform.
 */
export type Url = string

/**
 * Accounts of a television company's subscribers.
 */
export interface SptvOptions {
  /**
   * The URL of a logo that is shown on the button of this sign-in method, before its text. Default: text only.
   */
  logoUri?: string
  /**
   * What texts call this sign-in method.
   */
  label: string
}
