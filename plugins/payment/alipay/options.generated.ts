/** The options of payment/alipay, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

/**
 * An absolute address that begins with https:// (or http:// on this machine) and names a host without wildcard. `{platform}/…` is an address at the platform.
 */
export type Url = string

export interface AlipayOptions {
  /**
   * The key of the Stripe account that may be public, beginning with pk_. The platform's answer may name another one.
   */
  publishableKey: string
  /**
   * Where Stripe.js comes from. Stripe asks that it always be their own address; another one is for local stand-ins.
   */
  scriptUrl: string
}
