/** The options of sign-in/adobe, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

/**
 * An absolute address that begins with https:// (or http:// on this machine) and names a host without wildcard. `{platform}/…` is an address at the platform.
 */
export type Url = string

/**
 * Sign-in at the viewer's television company. With a software statement the site registers each browser and the platform exchanges what the provider gave. Without one, or with a resource, the platform itself asks what the viewer may watch.
 */
export interface AdobeOptions {
  /**
   * The provider's server.
   */
  baseUri: string
  /**
   * The path, below the address of the server, of the page that leads on to the chosen company. The own server of Adobe has it at /api/v1/authenticate.
   */
  authenticatePath: string
  /**
   * The name of this site at the provider.
   */
  requestorId: string
  /**
   * The statement about this site that the provider has signed. It may be public. Without it: the platform registers the site.
   */
  softwareStatement?: string
  /**
   * What viewers must be entitled to; the platform checks it. Without it, and without a software statement: the requestorId.
   */
  resourceId?: string
  /**
   * The address that companies send viewers back to, when the provider has registered another one than that of the page PROVIDERS/success; it must lead there. Without it: the address of that page.
   */
  redirectUri?: string
  /**
   * true: nobody can watch before their television company has confirmed them, and the sign-in page shows the companies at once.
   */
  mandatory: boolean
  /**
   * true: the companies are on the sign-in page itself. false: they have a page of their own.
   */
  embedded: boolean
  /**
   * true: viewers who have an account of the platform can sign in with it besides the companies, so that their company is linked to it.
   */
  accounts: boolean
  /**
   * The companies that are shown, by their id at the provider. Empty: all of them.
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
   * Where logos lie besides the provider's server; a logo from anywhere else is not fetched, and the company's name stands in its place.
   */
  logoOrigins: Url[]
  /**
   * What texts call this way to sign in, such as Acme ID. Without it: the title of the realm.
   */
  label?: string
  /**
   * An absolute address that begins with https:// (or http:// on this machine) and names a host without wildcard. `{platform}/…` is an address at the platform.
   */
  logoUri?: string
  /**
   * Further values for signing in with this provider. Without it: none.
   */
  additionalConfig?: {
    analytics?: EventProperties
  }
}
/**
 * Values that are sent with every analytics event of signing in with this provider. Without it: none.
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
