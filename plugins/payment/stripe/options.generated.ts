/** The options of payment/stripe, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

/**
 * An absolute address that begins with https:// (or http:// on this machine) and names a host without wildcard. `{platform}/…` is an address at the platform.
 */
export type Url = string

export interface StripeOptions {
  /**
   * The key of the Stripe account that may be public, beginning with pk_. The platform's answer may name another one, for accounts that differ by market.
   */
  publishableKey: string
  /**
   * Where Stripe.js comes from. Stripe asks that it always be their own address; another one is for local stand-ins.
   */
  scriptUrl: string
  /**
   * Of stripe-wallet: how the platform makes its intents. The wallet button is made before the intent, and Stripe refuses a payment where the two differ. Without it: neither of the two is stated.
   */
  intents?: {
    /**
     * The intents' setup_future_usage, such as off_session for subscriptions that renew. Without it: none.
     */
    setupFutureUsage?: ("off_session" | "on_session")
    /**
     * The intents' payment_method_types, where the platform lists them. Without it: Stripe's automatic payment methods.
     *
     * @minItems 1
     *
     * Items: A payment method as Stripe names it, such as card.
     */
    paymentMethodTypes?: string[]
  }
  /**
   * How the fields look, beyond the realm's colors, font and corners. Without it: as the realm alone says.
   */
  appearance?: {
    /**
     * Stripe's theme that the realm's colors are laid over. Without it: flat.
     */
    theme?: ("stripe" | "night" | "flat")
    /**
     * Where the names of the fields stand. Without it: above.
     */
    labels?: ("above" | "floating")
  }
}
