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
   * Pages at these origins may frame a preview and hand data to it by postMessage.
   */
  dataOrigins: Origin[]
  /**
   * The operator's other brands: each tool leads to itself there, set as it is set here. Staff sign in there as well.
   *
   * Items: Another brand.
   */
  realms: {
    /**
     * The name of the brand, as the list of brands shows it.
     */
    title: string
    /**
     * The host name of the brand, without scheme and port: those are the same as here.
     */
    host: string
  }[]
}
