/** The options of sign-in/firebase, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

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
 * A site as Firebase knows it: what its console shows as the configuration of the web app.
 */
export interface FirebaseOptions {
  /**
   * The web app's key. It names the project and is no secret.
   */
  apiKey: string
  /**
   * The host that Firebase's own pages come from. For redirects to work in every browser it has to be the site's own (see the plugin's README).
   */
  authDomain: string
  /**
   * The project; app check needs it.
   */
  projectId?: string
  /**
   * The web app; app check needs it.
   */
  appId?: string
  /**
   * The site key of reCAPTCHA v3 that app check is set up with. It is used where the setting appCheck is on.
   */
  recaptchaKey?: string
  /**
   * Social providers that are switched on in Firebase, in the order of their buttons (RLM-034, SGP-075).
   */
  providers: ("apple" | "facebook" | "google")[]
  /**
   * The folder that the parts of the Firebase SDK come from. Another address is for local stand-ins.
   */
  sdkUri: string
  /**
   * How long a new password is (SGN-106). Firebase has the last word.
   */
  passwordLength: {
    min: number
    max: number
  }
  /**
   * What texts call these accounts; without it, the realm's title.
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
