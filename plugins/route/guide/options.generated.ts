/** The options of route/guide, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

export interface GuideOptions {
  /**
   * A guide of the platform to show in place of the realm's own, and in place of settings.externalTable.
   */
  epgId?: string
}
