/** The options of sign-in/gigya, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

/**
 * The details that viewers are asked for after signing in when the platform reports them as missing, by name. Default: name, phoneNumber, birthDate.
 *
 * Items: The name of a detail.
 */
export type MissingFields = string[]
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
 * A site as registered at the identity manager.
 */
export interface GigyaOptions {
  /**
   * URL of the script, such as https://cdns.gigya.com/js/gigya.js; the API key and the language are added.
   */
  sdkUri: string
  /**
   * The public API key of the site at the provider.
   */
  clientId: string
  /**
   * The route at the platform under which signed tokens are exchanged and sessions end.
   */
  authProviderRoute: string
  /**
   * The name of the screen set that contains the screens below.
   */
  screenSet: string
  /**
   * The name of the sign-in screen.
   */
  loginScreen: string
  /**
   * The name of the sign-up screen.
   */
  signUpScreen: string
  /**
   * The URL of a page with the provider's own password screens, for viewers who forgot or want to change their password. Default: no such link.
   */
  resetUri?: string
  /**
   * What texts call this sign-in method, such as Acme ID. Default: the title of the realm.
   */
  label?: string
  /**
   * The URL of a logo that is shown on the button of this sign-in method, before its text. Default: text only.
   */
  logoUri?: string
  fields?: MissingFields
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
