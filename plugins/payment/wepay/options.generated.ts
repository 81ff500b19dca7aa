/** The options of payment/wepay, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

/**
 * An absolute address that begins with https:// (or http:// on this machine) and names a host without wildcard. `{platform}/…` is an address at the platform.
 */
export type Url = string

export interface WepayOptions {
  /**
   * The public id of the platform's app at WePay.
   */
  appId: string
  /**
   * production: live payments. stage: WePay's test environment.
   */
  environment: ("production" | "stage")
  /**
   * URL of WePay's library.
   */
  scriptUrl: string
  /**
   * Origin of the fields' iframe; in the test environment https://stage-iframe.wepay.com/.
   */
  frameUrl: string
  /**
   * URL of WePay's API; in the test environment https://stage-api.wepay.com/.
   */
  apiUrl: string
}
