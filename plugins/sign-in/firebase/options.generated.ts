/** The options of sign-in/firebase, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

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
 * A site as Firebase knows it: what its console shows as the configuration of the web app.
 */
export interface FirebaseOptions {
  /**
   * The web app's key. It names the project and is no secret.
   */
  apiKey: string
  /**
   * The host name that the pages of Firebase come from. For redirects to work in every browser it must be a host of this site; the README of the plugin says how.
   */
  authDomain: string
  /**
   * The id of the Firebase project. Without it: no app check, which needs it.
   */
  projectId?: string
  /**
   * The id of the web app at Firebase. Without it: no app check, which needs it.
   */
  appId?: string
  /**
   * The site key of reCAPTCHA v3 that app check uses when settings.appCheck is on. Without it: no app check.
   */
  recaptchaKey?: string
  /**
   * Social providers that are switched on in Firebase, in the order of their buttons.
   *
   * Items: The name of a social network.
   */
  providers: ("apple" | "facebook" | "google")[]
  /**
   * The folder that the parts of the Firebase SDK come from. Another address is for local stand-ins.
   */
  sdkUri: string
  /**
   * How many characters a new password may have; the provider checks it as well.
   */
  passwordLength: {
    /**
     * The fewest characters of a new password.
     */
    min: number
    /**
     * The most characters of a new password.
     */
    max: number
  }
  /**
   * What texts call this way to sign in, such as Acme ID. Without it: the title of the realm.
   */
  label?: string
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
