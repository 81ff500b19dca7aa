/** The options of route/admin, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

/**
 * Scheme, host and port in the form that browsers use, such as https://api.velvet.example: small letters, no wildcard, no path, and no default port. `{platform}` is replaced by the platform's address.
 */
export type Origin = string
/**
 * A host name in small letters, such as www.velvet.example, without scheme, port and path.
 */
export type HostName = string

export interface AdminOptions {
  /**
   * Pages at these origins may embed a preview in an iframe and send data to it by postMessage.
   */
  dataOrigins: Origin[]
  /**
   * The operator's other brands: each tool links to itself there, with the same settings. Staff sign in there separately.
   *
   * Items: Another brand.
   */
  realms: {
    /**
     * The name of the brand in the list of brands.
     */
    title: string
    /**
     * The host name of the brand, without scheme and port: those are the same as here.
     */
    host: string
  }[]
}
