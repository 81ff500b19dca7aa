/** The options of payment/bancontact, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

/**
 * An absolute address that begins with https:// (or http:// on this machine) and names a host without wildcard. `{platform}/…` is an address at the platform.
 */
export type Url = string

export interface BancontactOptions {
  /**
   * The public key of the Stripe account, beginning with pk_. The platform's answer may name another one.
   */
  publishableKey: string
  /**
   * URL of Stripe.js. Stripe requires its own URL; another one is for local fakes.
   */
  scriptUrl: string
}
