/** The options of sign-in/adobe, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

/**
 * An absolute address. `{platform}` stands for the platform's url.
 */
export type Url = string

/**
 * Sign-in at the viewer's television company. With a software statement the site registers each browser and the platform exchanges what the provider gave (SGP-120). Without one, or with a resource, the platform itself asks what the viewer may watch (SGP-121).
 */
export interface AdobeOptions {
  /**
   * The provider's server.
   */
  baseUri: string
  /**
   * Below it, the page that leads on to the chosen company; Adobe's own server has it at /api/v1/authenticate.
   */
  authenticatePath: string
  /**
   * Names this site at the provider.
   */
  requestorId: string
  /**
   * The site's statement about itself, as the provider signed it; public. Without it the platform registers (SGP-113).
   */
  softwareStatement?: string
  /**
   * What viewers must be entitled to; with it the platform checks that itself (SGP-121). Without it and without a software statement: the requestor.
   */
  resourceId?: string
  /**
   * Where companies send viewers back to, when the provider has it registered under another address than the one at PROVIDERS/success; it must lead there.
   */
  redirectUri?: string
  /**
   * Nobody watches before their company has confirmed them, and login shows the companies at once (SGP-108).
   */
  mandatory: boolean
  /**
   * The companies stand on the login page itself, not on a page of their own (SGP-132).
   */
  embedded: boolean
  /**
   * Beside the companies, viewers who have an account of the platform's can sign in with it, so that their company joins it (SGP-109).
   */
  accounts: boolean
  /**
   * Which companies appear, by the provider's id; without it all do (SGP-126).
   */
  allowedProviders: {
    /**
     * The company's id at the provider.
     */
    name: string
    /**
     * Featured companies stand first, in this order.
     */
    display: ("FEATURED" | "DEFAULT")
  }[]
  /**
   * Where logos lie besides the provider's server; a logo from anywhere else is not fetched, and the company's name stands in its place.
   */
  logoOrigins: Url[]
  /**
   * What texts call the provider, such as “TV provider”; without it, the realm's title.
   */
  label?: string
  /**
   * What goes along with events.
   */
  additionalConfig?: {
    analytics?: EventProperties
  }
}
/**
 * Goes along with every event of signing in with this provider: `additionalConfig.analytics` (RLM-033, ANA-009).
 */
export interface EventProperties {
  [k: string]: string | number | boolean
}
