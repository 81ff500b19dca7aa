/** The options of payment/braintree, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

/**
 * An absolute address. `{platform}` stands for the platform's url.
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
   * An absolute address. `{platform}` stands for the platform's url.
   */
  songbirdUrl: string
  /**
   * Origins of the banks' challenge pages, and of Cardinal's frames: a policy without them keeps a bank's frame blank.
   */
  bankUrls: Url[]
  /**
   * required: a bank that can vouch for the viewer must do so. ifOffered: the bank is asked, and only its no counts. off: banks are never asked.
   */
  threeDSecure: ("required" | "ifOffered" | "off")
}
