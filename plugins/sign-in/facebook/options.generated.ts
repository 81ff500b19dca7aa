/** The options of sign-in/facebook, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

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
 * A site as registered at Facebook.
 */
export interface FacebookOptions {
  /**
   * The id of the app that is registered at Facebook.
   */
  appId: string
  /**
   * The version of the Facebook API, such as v10.0.
   */
  version: string
  /**
   * The id of a configuration of Facebook Login for Business; Facebook then returns a code instead of an access token, which is safer: a code is only valid for this app. Default: an access token, and the platform must verify the app of every token.
   */
  configId?: string
  /**
   * URL of the Facebook SDK; {locale} is replaced by Facebook's code for the language, such as en_US. Another URL is for local fakes.
   */
  sdkUri: string
  /**
   * What texts call this sign-in method.
   */
  label: string
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
