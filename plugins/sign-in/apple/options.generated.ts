/** The options of sign-in/apple, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

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
 * A site as registered at Apple.
 */
export interface AppleOptions {
  /**
   * The Services ID that is registered at Apple, such as com.example.site.
   */
  clientId: string
  /**
   * The return URL registered at Apple, on the site's own origin; by default, or on another origin, the provider's own page, such as /login/apple.
   */
  callbackUri?: string
  /**
   * URL of Sign in with Apple JS; {locale} is replaced by Apple's code for the language, such as en_US. Another URL is for local fakes.
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
