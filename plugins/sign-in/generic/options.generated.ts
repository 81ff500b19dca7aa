/** The options of sign-in/generic, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

/**
 * Details that are asked for after signing in when the platform says that some are missing (SGN-008), by name, such as birthDate; without it: name, phoneNumber, birthDate.
 */
export type MissingFields = string[]
/**
 * The operator's apps that may open this sign-in and take the code over (SGP-008, SGP-009). An app should give its own proof key in the address, as `code_challenge` (RFC 7636, S256): nobody else can then use the code.
 */
export type AppList = {
  /**
   * As the app names itself in the query `bundle_id`. Beside it stands `link`, `scheme` or both.
   */
  bundleId: string
  /**
   * The app's own address scheme. Any other app on the device may register the same one, so that the viewer is asked first; prefer `link`.
   */
  scheme?: string
  /**
   * An https address that the app has claimed (universal link, app link), such as https://go.velvet.example/app: only this app can open it. Goes before `scheme`.
   */
  link?: string
}[]
/**
 * Details that are asked for after signing in when the platform says that some are missing, by name: a provider's option `fields` (RLM-031, SGN-008).
 */
export type MissingFields1 = string[]
/**
 * The operator's apps that may open this sign-in and take the code over (SGP-008, SGP-009). An app should give its own proof key in the address, as `code_challenge` (RFC 7636, S256): nobody else can then use the code.
 */
export type AppList1 = {
  /**
   * As the app names itself in the query `bundle_id`. Beside it stands `link`, `scheme` or both.
   */
  bundleId: string
  /**
   * The app's own address scheme. Any other app on the device may register the same one, so that the viewer is asked first; prefer `link`.
   */
  scheme?: string
  /**
   * An https address that the app has claimed (universal link, app link), such as https://go.velvet.example/app: only this app can open it. Goes before `scheme`.
   */
  link?: string
}[]

/**
 * Id and secret, or a single sign-on.
 */
export interface GenericOptions {
  /**
   * What viewers know these accounts as; without it, the realm's title.
   */
  label?: string
  /**
   * The single sign-on's route at the platform, such as /sso/acme: codes are exchanged and sessions end below it. With it viewers are sent there, and there is no form (SGP-024, SGP-027).
   */
  authProviderRoute?: string
  /**
   * The route that makes the address to sign in at; without it, authProviderRoute (SGP-022).
   */
  authUriPath?: string
  /**
   * Viewers may make an account (SGP-028).
   */
  canSignUp: boolean
  /**
   * Where people change their password; with it the account has a security page (SGP-028).
   */
  resetUri?: string
  fields?: MissingFields
  /**
   * What goes along.
   */
  additionalConfig?: {
    analytics?: EventProperties
  }
  /**
   * How long a new password is (SGN-106). The platform has the last word.
   */
  passwordLength: {
    min: number
    max: number
  }
  apps: AppList
}
/**
 * Goes along with every event of signing in with this provider: `additionalConfig.analytics` (RLM-033, ANA-009).
 */
export interface EventProperties {
  [k: string]: string | number | boolean
}
