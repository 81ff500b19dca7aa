/** The options of section/hero, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

export interface HeroSectionOptions {
  /**
   * feature: one film, one sentence. bout: the tale of the tape of two contenders, with a countdown. channel: what is on now and next.
   */
  variant: ("feature" | "bout" | "channel")
}
