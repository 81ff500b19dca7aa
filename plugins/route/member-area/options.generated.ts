/** The options of route/member-area, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

export interface MemberAreaOptions {
  /**
   * The section of the platform that members see. The path of the page is routes.memberAreaPath. Without this option the page does not exist.
   */
  section: string
}
