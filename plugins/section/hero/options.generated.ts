/** The options of section/hero, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

export interface HeroSectionOptions {
  /**
   * What the hero shows. feature: one film with one sentence. bout: two contenders with their records and a countdown. channel: the current and the next programme.
   */
  variant: ("feature" | "bout" | "channel")
}
