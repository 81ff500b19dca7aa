/** The options of player/ads, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

export interface PlayerAdsOptions {
  /**
   * Where advertisements come from, beside the platform: ad servers, the hosts of their files, and those who are told what was played.
   */
  servers: string[]
  /**
   * The name under which an ad server takes the nonce for verification.
   */
  nonceParameter: string
  /**
   * Seconds that an ad server, or an advertisement that stalls, is waited for.
   */
  patience: number
}
