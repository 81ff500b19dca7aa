/** The options of route/admin, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

/**
 * Scheme, host and port; nothing after. `{platform}` stands for the platform's url.
 */
export type Origin = string

export interface AdminOptions {
  /**
   * Pages at these origins may hand data to a preview by postMessage (ADM-010). A page that frames this site must also stand in settings.trustedEmbedOrigins.
   */
  dataOrigins: Origin[]
  /**
   * The operator's other brands: each tool leads to itself there, set as it is set here. Staff sign in there as well.
   */
  realms: {
    title: string
    /**
     * A host name, without scheme and port; those are as they are here.
     */
    host: string
  }[]
}
