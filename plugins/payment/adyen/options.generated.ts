/** The options of payment/adyen, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

/**
 * An absolute address that begins with https:// (or http:// on this machine) and names a host without wildcard. `{platform}/…` is an address at the platform.
 */
export type Url = string

export interface AdyenOptions {
  /**
   * The public client key of the Adyen account. The platform's answer may name another one, for accounts that differ by market.
   */
  clientKey: string
  /**
   * The region of Adyen that the account belongs to: test for trials, live for Europe, live-us, live-au, live-apse (Asia), live-in (India), live-nea (Middle East).
   */
  environment: ("test" | "live" | "live-us" | "live-au" | "live-apse" | "live-in" | "live-nea")
  /**
   * URL of Adyen Web (version 6).
   */
  scriptUrl: string
  /**
   * URL of Adyen Web's style sheet, of the same version.
   */
  styleUrl: string
  /**
   * The checkout host of the environment, such as https://checkoutshopper-live-us.adyen.com/.
   */
  checkoutUrl: string
  /**
   * Origins of the banks' 3-D Secure challenge pages, besides Adyen's own: without them the content security policy blocks a bank's iframe.
   */
  bankUrls: Url[]
  /**
   * For adyen-wallet: the wallets whose buttons are offered, in this order. When set, the payment pages may load the wallets' own scripts; by default no wallet is offered.
   *
   * @minItems 1
   *
   * Items: A wallet: applepay or googlepay.
   */
  wallets?: ("applepay" | "googlepay")[]
}
