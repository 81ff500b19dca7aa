/** The options of sign-in/opin, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

/**
 * An absolute address. `{platform}` stands for the platform's url.
 */
export type Url = string
/**
 * Details that are asked for after signing in when the platform says that some are missing (SGN-008), by name, such as birthDate; without it: name, phoneNumber, birthDate.
 */
export type MissingFields = string[]
/**
 * Details that are asked for after signing in when the platform says that some are missing, by name: a provider's option `fields` (RLM-031, SGN-008).
 */
export type MissingFields1 = string[]
/**
 * On or off as a text, the way third parties write it: `additionalConfig.entitlementScreen` (RLM-032).
 */
export type TextSwitch = ("true" | "false")

/**
 * Where the partner SDK is, and what follows it.
 */
export interface OpinOptions {
  /**
   * Where the partner SDK comes from (SGP-041).
   */
  sdkUri: string
  /**
   * Servers besides the SDK's own that partners' workflows need.
   */
  origins: Url[]
  /**
   * What viewers know the partner as; without it, the realm's title.
   */
  label?: string
  fields?: MissingFields
  /**
   * Further switches, and what goes along with events.
   */
  additionalConfig: {
    /**
     * true: a viewer who has taken over what the partner grants sees it before going on (SGP-053).
     */
    entitlementScreen?: ("true" | "false")
    analytics?: EventProperties
  }
}
/**
 * Goes along with every event of signing in with this provider: `additionalConfig.analytics` (RLM-033, ANA-009).
 */
export interface EventProperties {
  [k: string]: string | number | boolean
}
