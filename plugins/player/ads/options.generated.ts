/** The options of player/ads, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

/**
 * An absolute address that begins with https:// (or http:// on this machine) and names a host without wildcard. `{platform}/…` is an address at the platform.
 */
export type Url = string

export interface PlayerAdsOptions {
  /**
   * Origins of ad servers, their media hosts and tracking hosts, besides the platform.
   */
  servers: Url[]
  /**
   * Name of the query parameter that carries the ad verification nonce.
   */
  nonceParameter: string
  /**
   * Maximum number of seconds to wait for an ad server, or for an advertisement that stalls.
   */
  patience: number
}
