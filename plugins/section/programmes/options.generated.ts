/** The options of section/programmes, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

export interface ProgrammesSectionOptions {
  /**
   * How many hours ahead the row looks.
   */
  hours: number
}
