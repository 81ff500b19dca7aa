/** The options of sign-in/gigya, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

/**
 * Details that are asked for after signing in when the platform says that some are missing (SGN-008), by name, such as birthDate; without it: name, phoneNumber, birthDate.
 */
export type MissingFields = string[]
/**
 * An absolute address. `{platform}` stands for the platform's url.
 */
export type Url = string
/**
 * Details that are asked for after signing in when the platform says that some are missing, by name: a provider's option `fields` (RLM-031, SGN-008).
 */
export type MissingFields1 = string[]

/**
 * A site as the identity manager knows it.
 */
export interface GigyaOptions {
  /**
   * Where the script comes from, such as https://cdns.gigya.com/js/gigya.js; the API key and the language are added (SGP-056).
   */
  sdkUri: string
  /**
   * The API key of the site (SGP-056).
   */
  clientId: string
  /**
   * The route at the platform below which signed tokens are exchanged and sessions end (SGP-057).
   */
  authProviderRoute: string
  /**
   * The screen set that has the screens below.
   */
  screenSet: string
  /**
   * The screen for signing in.
   */
  loginScreen: string
  /**
   * The screen for making an account.
   */
  signUpScreen: string
  /**
   * A page that has the manager's own screens for passwords: whoever forgot theirs, or wants another, is sent there (SGP-058).
   */
  resetUri?: string
  /**
   * What viewers know these accounts as; without it, the realm's title.
   */
  label?: string
  fields?: MissingFields
  /**
   * What goes along with the events of signing in this way.
   */
  additionalConfig?: {
    analytics?: EventProperties
  }
}
/**
 * Goes along with every event of signing in with this provider: `additionalConfig.analytics` (RLM-033, ANA-009).
 */
export interface EventProperties {
  [k: string]: string | number | boolean
}
