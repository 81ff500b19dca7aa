/** The options of route/admin, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

/**
 * Scheme, host and port as a browser says them: lower case, no wildcard, no path, no port that the scheme has anyway. `{platform}` stands for the platform's url.
 */
export type ExactOrigin = string

export interface AdminOptions {
  /**
   * Pages at these origins may frame a preview and hand data to it by postMessage (ADM-010).
   */
  dataOrigins: ExactOrigin[]
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
