/** The options of sign-in/apple, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

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
 * A site as Apple knows it.
 */
export interface AppleOptions {
  /**
   * The Services ID that is registered at Apple, such as com.example.site.
   */
  clientId: string
  /**
   * The return address that is registered at Apple, on the site's own origin; without it, or on another origin, the provider's own page, such as /login/apple.
   */
  callbackUri?: string
  /**
   * Where Sign in with Apple JS comes from; {locale} stands for a language as Apple writes it, such as en_US. Another address is for local stand-ins.
   */
  sdkUri: string
  /**
   * What texts call this way to sign in.
   */
  label: string
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
