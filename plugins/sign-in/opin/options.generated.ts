/** The options of sign-in/opin, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

/**
 * An absolute address that begins with https:// (or http:// on this machine) and names a host without wildcard. `{platform}/…` is an address at the platform.
 */
export type Url = string
/**
 * The details that viewers are asked for after signing in when the platform reports them as missing, by name. Default: name, phoneNumber, birthDate.
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
 * The partner SDK and its settings.
 */
export interface OpinOptions {
  /**
   * URL of the partner SDK.
   */
  sdkUri: string
  /**
   * The app id for the partner SDK, passed on unchanged. Default: none.
   */
  appId?: string
  /**
   * The partner SDK's environment, such as staging, passed on unchanged. Default: the SDK's own.
   */
  environment?: string
  mediaProperties?: SdkSettings
  /**
   * Servers besides the SDK's own that partners' workflows require.
   */
  origins: Url[]
  /**
   * What texts call this sign-in method, such as Acme ID. Default: the title of the realm.
   */
  label?: string
  /**
   * An absolute address that begins with https:// (or http:// on this machine) and names a host without wildcard. `{platform}/…` is an address at the platform.
   */
  logoUri?: string
  fields?: MissingFields
  /**
   * Further values for signing in with this provider. Default: none.
   */
  additionalConfig: {
    /**
     * "true": viewers see what the partner grants them before they continue. Default: they continue at once.
     */
    entitlementScreen?: ("true" | "false")
    analytics?: EventProperties
  }
}
/**
 * Further settings of the partner SDK, passed on unchanged. Default: none.
 */
export interface SdkSettings {
  [k: string]: unknown
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
