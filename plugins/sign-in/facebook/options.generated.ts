/** The options of sign-in/facebook, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

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
 * A site as Facebook knows it.
 */
export interface FacebookOptions {
  /**
   * The app that is registered at Facebook.
   */
  appId: string
  /**
   * The version of Facebook's interface (SGP-143).
   */
  version: string
  /**
   * A configuration of Facebook Login for Business; with it Facebook answers a code in place of an access token, which is safer: a code is good for this app alone. Without it the platform must verify the app of every token.
   */
  configId?: string
  /**
   * Where the Facebook SDK comes from; {locale} stands for a language as Facebook writes it, such as en_US. Another address is for local stand-ins.
   */
  sdkUri: string
  /**
   * What texts call it.
   */
  label: string
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
