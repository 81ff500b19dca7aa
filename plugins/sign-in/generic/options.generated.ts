/** The options of sign-in/generic, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

/**
 * The details that viewers are asked for after signing in when the platform reports them as missing, by name. Default: name, phoneNumber, birthDate.
 *
 * Items: The name of a detail.
 */
export type MissingFields = string[]
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
 * Details that viewers are asked for after signing in when the platform reports that some are missing, by name, such as birthDate.
 *
 * Items: The name of a detail.
 */
export type MissingFields1 = string[]
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
 * Id and secret, or single sign-on.
 */
export interface GenericOptions {
  /**
   * What texts call this sign-in method, such as Acme ID. Default: the title of the realm.
   */
  label?: string
  /**
   * The URL of a logo that is shown on the button of this sign-in method, before its text. Default: text only.
   */
  logoUri?: string
  /**
   * The route of the single sign-on at the platform, such as /sso/acme; viewers are redirected to it. Default: a form for email and password.
   */
  authProviderRoute?: string
  /**
   * The route at the platform that returns the authorization URL. Default: authProviderRoute.
   */
  authUriPath?: string
  /**
   * true: viewers can create an account.
   */
  canSignUp: boolean
  /**
   * The URL where viewers change their password; the account then has a security page. Default: no such page.
   */
  resetUri?: string
  fields?: MissingFields
  /**
   * Further values for signing in with this provider. Default: none.
   */
  additionalConfig?: {
    analytics?: EventProperties
  }
  /**
   * Permitted length of a new password in characters; the provider checks it as well.
   */
  passwordLength: {
    /**
     * Minimum length of a new password, in characters.
     */
    min: number
    /**
     * Maximum length of a new password, in characters.
     */
    max: number
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
