/** The options of sign-in/magic-link, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

/**
 * Sign-in by a link in a mail.
 */
export interface MagicLinkOptions {
  /**
   * What texts call this sign-in method, such as Acme ID. Default: the title of the realm.
   */
  label?: string
}
