/** The options of sign-in/opin, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

/**
 * An absolute address that begins with https:// (or http:// on this machine) and names a host without wildcard. `{platform}/…` is an address at the platform.
 */
export type Url = string
/**
 * The details that viewers are asked for after signing in when the platform says that some are missing, by name. Without it: name, phoneNumber, birthDate.
 *
 * Items: The name of a detail.
 */
export type MissingFields = string[]
/**
 * Details that viewers are asked for after signing in when the platform reports that some are missing, by name, such as birthDate.
 *
 * Items: The name of a detail.
 */
export type MissingFields1 = string[]
/**
 * "true" or "false", written as a text.
 */
export type TextSwitch = ("true" | "false")

/**
 * Where the partner SDK is, and what follows it.
 */
export interface OpinOptions {
  /**
   * Where the partner SDK comes from.
   */
  sdkUri: string
  /**
   * The id of the app at the partner SDK, which gets it as it is written. Without it: none.
   */
  appId?: string
  /**
   * Which of the partner SDK's environments is used, such as staging; the SDK gets it as it is written. Without it: the SDK's own choice.
   */
  environment?: string
  mediaProperties?: SdkSettings
  /**
   * Servers besides the SDK's own that partners' workflows need.
   */
  origins: Url[]
  /**
   * What texts call this way to sign in, such as Acme ID. Without it: the title of the realm.
   */
  label?: string
  /**
   * An absolute address that begins with https:// (or http:// on this machine) and names a host without wildcard. `{platform}/…` is an address at the platform.
   */
  logoUri?: string
  fields?: MissingFields
  /**
   * Further values for signing in with this provider. Without it: none.
   */
  additionalConfig: {
    /**
     * "true": viewers see what the partner grants them before they go on. Without it: they go on at once.
     */
    entitlementScreen?: ("true" | "false")
    analytics?: EventProperties
  }
}
/**
 * Further settings of the partner SDK, which gets them as they are written. Without it: none.
 */
export interface SdkSettings {
  [k: string]: unknown
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
 * Settings that are passed unchanged to the provider's own software.
 */
export interface SdkSettings1 {
  [k: string]: unknown
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
