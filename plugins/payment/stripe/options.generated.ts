/** The options of payment/stripe, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

/**
 * An absolute address that begins with https:// (or http:// on this machine) and names a host without wildcard. `{platform}/…` is an address at the platform.
 */
export type Url = string

export interface StripeOptions {
  /**
   * The public key of the Stripe account, beginning with pk_. The platform's answer may name another one, for accounts that differ by market.
   */
  publishableKey: string
  /**
   * URL of Stripe.js. Stripe requires its own URL; another one is for local fakes.
   */
  scriptUrl: string
  /**
   * For stripe-wallet: how the platform creates its intents. The wallet button is created before the intent, and Stripe refuses a payment where the two differ. Default: neither is set.
   */
  intents?: {
    /**
     * The intents' setup_future_usage, such as off_session for subscriptions that renew. Default: none.
     */
    setupFutureUsage?: ("off_session" | "on_session")
    /**
     * The intents' payment_method_types, where the platform lists them. Default: Stripe's automatic payment methods.
     *
     * @minItems 1
     *
     * Items: A payment method as Stripe names it, such as card.
     */
    paymentMethodTypes?: string[]
  }
  /**
   * Appearance of the fields, in addition to the realm's colors, font and corners. Default: the realm's appearance only.
   */
  appearance?: {
    /**
     * Stripe theme to which the realm's colors are applied. Default: flat.
     */
    theme?: ("stripe" | "night" | "flat")
    /**
     * Position of the field labels. Default: above.
     */
    labels?: ("above" | "floating")
  }
}
