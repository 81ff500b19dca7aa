/** The options of sign-in/apple, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

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
