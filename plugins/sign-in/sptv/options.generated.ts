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
   * The address of a picture that stands on the button of this way to sign in, before its text. Without it: the text alone.
   */
  logoUri?: string
  /**
   * What texts call this way to sign in.
   */
  label: string
}
