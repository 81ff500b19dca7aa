/** The options of sign-in/gigya, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

/**
 * The details that viewers are asked for after signing in when the platform says that some are missing, by name. Without it: name, phoneNumber, birthDate.
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
 * A site as the identity manager knows it.
 */
export interface GigyaOptions {
  /**
   * Where the script comes from, such as https://cdns.gigya.com/js/gigya.js; the API key and the language are added.
   */
  sdkUri: string
  /**
   * The API key of the site at the provider. It may be public.
   */
  clientId: string
  /**
   * The route at the platform below which signed tokens are exchanged and sessions end.
   */
  authProviderRoute: string
  /**
   * The name of the screen set that contains the screens below.
   */
  screenSet: string
  /**
   * The name of the screen for signing in.
   */
  loginScreen: string
  /**
   * The name of the screen for making an account.
   */
  signUpScreen: string
  /**
   * The address of a page with the provider's own screens for passwords, where viewers who forgot theirs or want another are sent. Without it: no such link.
   */
  resetUri?: string
  /**
   * What texts call this way to sign in, such as Acme ID. Without it: the title of the realm.
   */
  label?: string
  /**
   * The address of a picture that stands on the button of this way to sign in, before its text. Without it: the text alone.
   */
  logoUri?: string
  fields?: MissingFields
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
