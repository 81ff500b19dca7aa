/** The options of payment/wepay, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

/**
 * An absolute address that begins with https:// (or http:// on this machine) and names a host without wildcard. `{platform}/…` is an address at the platform.
 */
export type Url = string

export interface WepayOptions {
  /**
   * The id of the app of the platform at WePay. It may be public.
   */
  appId: string
  /**
   * production: the real WePay. stage: the one for trials.
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
