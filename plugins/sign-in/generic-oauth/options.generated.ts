/** The options of sign-in/generic-oauth, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

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
 * One OAuth client, as the platform knows it.
 */
export interface GenericOauthOptions {
  /**
   * The client's name at the platform; it stands in the login address and in the calls (SGP-093).
   */
  clientName: string
  /**
   * What viewers know the client as; without it, its name.
   */
  label?: string
  /**
   * The client's route at the platform; without it, /generic-oauth/ and its name.
   */
  authProviderRoute?: string
  /**
   * What goes along.
   */
  additionalConfig?: {
    analytics?: EventProperties
  }
  apps: AppList
}
/**
 * Goes along with every event of signing in with this provider: `additionalConfig.analytics` (RLM-033, ANA-009).
 */
export interface EventProperties {
  [k: string]: string | number | boolean
}
