/** The options of sign-in/id, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

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
 * Accounts of the platform's own.
 */
export interface IdOptions {
  /**
   * What texts call this way to sign in, such as Acme ID. Without it: the title of the realm.
   */
  label?: string
  /**
   * The address of a picture that stands on the button of this way to sign in, before its text. Without it: the text alone.
   */
  logoUri?: string
  fields?: MissingFields
  /**
   * How many characters a new password may have; the provider checks it as well.
   */
  passwordLength: {
    /**
     * The fewest characters of a new password.
     */
    min: number
    /**
     * The most characters of a new password.
     */
    max: number
  }
}
