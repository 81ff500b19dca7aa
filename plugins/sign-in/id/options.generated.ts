/** The options of sign-in/id, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

/**
 * Details that are asked for after signing in when the platform says that some are missing (SGN-008), by name, such as birthDate; without it: name, phoneNumber, birthDate.
 */
export type MissingFields = string[]
/**
 * Details that are asked for after signing in when the platform says that some are missing, by name: a provider's option `fields` (RLM-031, SGN-008).
 */
export type MissingFields1 = string[]

/**
 * Accounts of the platform's own.
 */
export interface IdOptions {
  /**
   * What texts call these accounts; without it, the realm's title.
   */
  label?: string
  fields?: MissingFields
  /**
   * How long a new password is (SGN-106). The platform has the last word.
   */
  passwordLength: {
    min: number
    max: number
  }
}
