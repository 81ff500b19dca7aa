/** The options of sign-in/magic-link, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

/**
 * Signing in by a link in a mail.
 */
export interface MagicLinkOptions {
  /**
   * What texts call this way to sign in, such as Acme ID. Without it: the title of the realm.
   */
  label?: string
}
