/** The options of payment/wepay, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

/**
 * An absolute address. `{platform}` stands for the platform's url.
 */
export type Url = string

export interface WepayOptions {
  /**
   * The id of the platform's app at WePay; it may be public.
   */
  appId: string
  /**
   * Which WePay is asked: the real one, or the one for trials.
   */
  environment: ("production" | "stage")
  /**
   * Where WePay's library comes from.
   */
  scriptUrl: string
  /**
   * Where the frame of the fields comes from; for trials https://stage-iframe.wepay.com/.
   */
  frameUrl: string
  /**
   * Where WePay's interface stands; for trials https://stage-api.wepay.com/.
   */
  apiUrl: string
}
