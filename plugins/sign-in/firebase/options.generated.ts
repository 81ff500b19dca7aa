/** The options of sign-in/firebase, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

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
 * A site as registered at Firebase: the web app's configuration from its console.
 */
export interface FirebaseOptions {
  /**
   * The web app's key. It identifies the project and is not secret.
   */
  apiKey: string
  /**
   * The host name of Firebase's pages. For redirects to work in every browser it must be a host of this site; see the README of the plugin.
   */
  authDomain: string
  /**
   * The id of the Firebase project. Without it app check is not available.
   */
  projectId?: string
  /**
   * The id of the web app at Firebase. Without it app check is not available.
   */
  appId?: string
  /**
   * The reCAPTCHA v3 site key that app check uses when settings.appCheck is on. Without it app check is not available.
   */
  recaptchaKey?: string
  /**
   * Social providers that are enabled in Firebase, in the order of their buttons.
   *
   * Items: The name of a social network.
   */
  providers: ("apple" | "facebook" | "google")[]
  /**
   * URL of the folder with the modules of the Firebase SDK. Another URL is for local fakes.
   */
  sdkUri: string
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
  /**
   * What texts call this sign-in method, such as Acme ID. Default: the title of the realm.
   */
  label?: string
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
