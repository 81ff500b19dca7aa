/** The options of sign-in/adobe, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

/**
 * An absolute address that begins with https:// (or http:// on this machine) and names a host without wildcard. `{platform}/…` is an address at the platform.
 */
export type Url = string

/**
 * Sign-in at the viewer's television provider. With a software statement the site registers each browser and the platform exchanges the provider's answer. Without one, or with a resource, the platform itself asks what the viewer may watch.
 */
export interface AdobeOptions {
  /**
   * The provider's server.
   */
  baseUri: string
  /**
   * The path on the provider's server of the page that redirects to the chosen company. Adobe's own server has it at /api/v1/authenticate.
   */
  authenticatePath: string
  /**
   * The name of this site at the provider.
   */
  requestorId: string
  /**
   * The statement about this site signed by the provider; public. Default: the platform registers the site.
   */
  softwareStatement?: string
  /**
   * The resource that viewers must be entitled to; the platform checks it. Default, without a software statement: the requestorId.
   */
  resourceId?: string
  /**
   * The return URL of companies, when the provider has registered another one than the page PROVIDERS/success; it must lead there. Default: the URL of that page.
   */
  redirectUri?: string
  /**
   * true: nothing is playable before the viewer's television company has confirmed them, and the sign-in page shows the companies at once.
   */
  mandatory: boolean
  /**
   * true: the companies are on the sign-in page itself. false: they have a page of their own.
   */
  embedded: boolean
  /**
   * true: viewers who have a platform account can also sign in with it, so that their company is linked to it.
   */
  accounts: boolean
  /**
   * The companies that are shown, by their id at the provider. Empty: all companies.
   *
   * Items: One company.
   */
  allowedProviders: {
    /**
     * The company's id at the provider.
     */
    name: string
    /**
     * FEATURED: first, in this order. DEFAULT: in the list.
     */
    display: ("FEATURED" | "DEFAULT")
  }[]
  /**
   * Origins of logos, besides the provider's server; a logo from anywhere else is not loaded, and the company's name is shown instead.
   */
  logoOrigins: Url[]
  /**
   * What texts call this sign-in method, such as Acme ID. Default: the title of the realm.
   */
  label?: string
  /**
   * An absolute address that begins with https:// (or http:// on this machine) and names a host without wildcard. `{platform}/…` is an address at the platform.
   */
  logoUri?: string
  /**
   * Further values for signing in with this provider. Default: none.
   */
  additionalConfig?: {
    analytics?: EventProperties
  }
}
/**
 * Values that are sent with every analytics event of signing in with this provider. Default: none.
 */
export interface EventProperties {
  /**
   * A text, a number, true or false.
   */
  [k: string]: string | number | boolean
}
/**
 * Values that are sent with every analytics event of signing in with this provider. Without it: none.
 */
export interface EventProperties1 {
  /**
   * A text, a number, true or false.
   */
  [k: string]: string | number | boolean
}
