/** The options of section/programmes, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

export interface ProgrammesSectionOptions {
  /**
   * Number of hours that the row looks ahead.
   */
  hours: number
}
