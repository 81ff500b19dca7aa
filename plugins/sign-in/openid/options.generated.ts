/** The options of sign-in/openid, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

/**
 * Details that are asked for after signing in when the platform says that some are missing (SGN-008), by name, such as birthDate; without it: name, phoneNumber, birthDate.
 */
export type MissingFields = string[]
/**
 * The operator's apps that may open this sign-in and take the code over (SGP-008, SGP-009). An app should give its own proof key in the address, as `code_challenge` (RFC 7636, S256): nobody else can then use the code.
 */
export type AppList = {
  /**
   * As the app names itself in the query `bundle_id`. Beside it stands `link`, `scheme` or both.
   */
  bundleId: string
  /**
   * The app's own address scheme. Any other app on the device may register the same one, so that the viewer is asked first; prefer `link`.
   */
  scheme?: string
  /**
   * An https address that the app has claimed (universal link, app link), such as https://go.velvet.example/app: only this app can open it. Goes before `scheme`.
   */
  link?: string
}[]
/**
 * Details that are asked for after signing in when the platform says that some are missing, by name: a provider's option `fields` (RLM-031, SGN-008).
 */
export type MissingFields1 = string[]
/**
 * The operator's apps that may open this sign-in and take the code over (SGP-008, SGP-009). An app should give its own proof key in the address, as `code_challenge` (RFC 7636, S256): nobody else can then use the code.
 */
export type AppList1 = {
  /**
   * As the app names itself in the query `bundle_id`. Beside it stands `link`, `scheme` or both.
   */
  bundleId: string
  /**
   * The app's own address scheme. Any other app on the device may register the same one, so that the viewer is asked first; prefer `link`.
   */
  scheme?: string
  /**
   * An https address that the app has claimed (universal link, app link), such as https://go.velvet.example/app: only this app can open it. Goes before `scheme`.
   */
  link?: string
}[]

/**
 * One client of an OpenID provider, as the platform knows it.
 */
export interface OpenIdOptions {
  /**
   * The client's name at the platform; it stands in the login address and tells two clients apart (SGP-018).
   */
  clientName: string
  /**
   * What viewers know the provider as, such as Acme ID; without it, the client's name.
   */
  label?: string
  fields?: MissingFields
  /**
   * Where the provider lets people change their password; with it the account has a security page (SGP-015).
   */
  resetUri?: string
  /**
   * What goes along to the provider.
   */
  additionalConfig?: {
    /**
     * A cookie of this site whose value goes into the extra parameters (SGP-006).
     */
    cookieName?: string
    analytics?: EventProperties
    /**
     * What stands before the value, such as `campaign=`.
     */
    cookiePrefix?: string
  }
  apps: AppList
}
/**
 * Goes along with every event of signing in with this provider: `additionalConfig.analytics` (RLM-033, ANA-009).
 */
export interface EventProperties {
  [k: string]: string | number | boolean
}
