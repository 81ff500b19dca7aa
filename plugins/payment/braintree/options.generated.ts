/** The options of payment/braintree, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

/**
 * An absolute address that begins with https:// (or http:// on this machine) and names a host without wildcard. `{platform}/…` is an address at the platform.
 */
export type Url = string

export interface BraintreeOptions {
  /**
   * URL of the folder with Braintree's scripts, ending in a slash.
   */
  scriptUrl: string
  /**
   * Origin of Braintree's iframes.
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
   * Origins of the banks' 3-D Secure challenge pages, and of Cardinal's iframes: without them the content security policy blocks a bank's iframe.
   */
  bankUrls: Url[]
  /**
   * 3-D Secure. required: authentication must succeed where the bank supports it. ifOffered: it is attempted, and only a refusal counts. off: it is never attempted.
   */
  threeDSecure: ("required" | "ifOffered" | "off")
}
