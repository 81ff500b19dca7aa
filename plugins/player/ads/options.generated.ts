/** The options of player/ads, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

/**
 * An absolute address that begins with https:// (or http:// on this machine) and names a host without wildcard. `{platform}/…` is an address at the platform.
 */
export type Url = string

export interface PlayerAdsOptions {
  /**
   * Addresses of ad servers, of the hosts of their files and of those who are told what was played, besides the platform.
   */
  servers: Url[]
  /**
   * The name of the query parameter in which an ad server expects the nonce for verification.
   */
  nonceParameter: string
  /**
   * How many seconds an ad server, or an advertisement that stalls, is waited for.
   */
  patience: number
}
