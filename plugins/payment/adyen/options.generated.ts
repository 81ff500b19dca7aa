/** The options of payment/adyen, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

/**
 * An absolute address. `{platform}` stands for the platform's url.
 */
export type Url = string

export interface AdyenOptions {
  /**
   * The client key of the Adyen account, which may be public. The platform's answer may name another one, for accounts that differ by market.
   */
  clientKey: string
  /**
   * Adyen's region that the account belongs to.
   */
  environment: ("test" | "live" | "live-us" | "live-au" | "live-apse" | "live-in" | "live-nea")
  /**
   * Where Adyen Web (version 6) comes from.
   */
  scriptUrl: string
  /**
   * Adyen Web's style sheet, of the same version.
   */
  styleUrl: string
  /**
   * The checkout host of the environment, such as https://checkoutshopper-live-us.adyen.com/.
   */
  checkoutUrl: string
  /**
   * Origins of the banks' challenge pages, beyond Adyen's own: a policy without them keeps a bank's frame blank.
   */
  bankUrls: Url[]
}
