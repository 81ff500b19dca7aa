/** The options of sign-in/generic-oauth, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

/**
 * The operator's own mobile apps that may open this sign-in and receive its result.
 *
 * Items: One app.
 */
export type AppList = {
  /**
   * The app's id, which it sends in the query parameter bundle_id, such as com.velvet.app. Set `link`, `scheme` or both as well.
   */
  bundleId: string
  /**
   * The app's own address scheme, such as velvet. Any other app on the device may register the same one, so the viewer is asked first; prefer `link`. Without it: `link` alone.
   */
  scheme?: string
  /**
   * An https address that the app has claimed (universal link, app link), such as https://go.velvet.example/app: only this app can open it. It takes precedence over `scheme`. Without it: `scheme`.
   */
  link?: string
}[]
/**
 * An absolute address that begins with https:// (or http:// on this machine) and names a host without wildcard. `{platform}/…` is an address at the platform.
 */
export type Url = string
/**
 * The operator's own mobile apps that may open this sign-in and receive its result. An app should send its own proof key in the address, as `code_challenge` (RFC 7636, S256): then nobody else can use the code.
 *
 * Items: One app.
 */
export type AppList1 = {
  /**
   * The app's id, which it sends in the query parameter bundle_id, such as com.velvet.app. Set `link`, `scheme` or both as well.
   */
  bundleId: string
  /**
   * The app's own address scheme, such as velvet. Any other app on the device may register the same one, so the viewer is asked first; prefer `link`. Without it: `link` alone.
   */
  scheme?: string
  /**
   * An https address that the app has claimed (universal link, app link), such as https://go.velvet.example/app: only this app can open it. It takes precedence over `scheme`. Without it: `scheme`.
   */
  link?: string
}[]

/**
 * One OAuth client, as configured at the platform.
 */
export interface GenericOauthOptions {
  /**
   * The name of the client at the platform; it is part of the login address.
   */
  clientName: string
  /**
   * What texts call this sign-in method, such as Acme ID. Default: the name of the client.
   */
  label?: string
  /**
   * The URL of a logo that is shown on the button of this sign-in method, before its text. Default: text only.
   */
  logoUri?: string
  /**
   * The route of the client at the platform. Default: /generic-oauth/ and the name of the client.
   */
  authProviderRoute?: string
  /**
   * Further values for signing in with this provider. Default: none.
   */
  additionalConfig?: {
    analytics?: EventProperties
  }
  apps: AppList
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
