/** The options of payment/braintree, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

/**
 * An absolute address that begins with https:// (or http:// on this machine) and names a host without wildcard. `{platform}/…` is an address at the platform.
 */
export type Url = string

export interface BraintreeOptions {
  /**
   * The folder of Braintree's scripts, with a slash at its end.
   */
  scriptUrl: string
  /**
   * Where Braintree's frames come from.
   */
  assetsUrl: string
  /**
   * Servers that Braintree's scripts call; a sandbox account has others.
   */
  apiUrls: Url[]
  /**
   * An absolute address that begins with https:// (or http:// on this machine) and names a host without wildcard. `{platform}/…` is an address at the platform.
   */
  songbirdUrl: string
  /**
   * Origins of the banks' challenge pages, and of Cardinal's frames: a policy without them keeps a bank's frame blank.
   */
  bankUrls: Url[]
  /**
   * How the bank is asked to confirm (3-D Secure). required: it must confirm, where it can. ifOffered: it is asked, and only a refusal counts. off: it is never asked.
   */
  threeDSecure: ("required" | "ifOffered" | "off")
}
