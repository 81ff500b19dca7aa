/** The options of route/guide, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

export interface GuideOptions {
  /**
   * The id of a guide of the platform. Default: settings.externalTable, otherwise the realm's own guide.
   */
  epgId?: string
}
