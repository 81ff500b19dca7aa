/** The options of route/member-area, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

export interface MemberAreaOptions {
  /**
   * The section of the platform that members see (ADM-017). The path is routes.memberAreaPath.
   */
  section: string
}
