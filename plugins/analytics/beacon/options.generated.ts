/** The options of analytics/beacon, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

/**
 * An absolute address. `{platform}` stands for the platform's url.
 */
export type Url = string

export interface BeaconOptions {
  /**
   * Where batches go, by POST.
   */
  url: string
  /**
   * required: nothing is sent before the viewer has agreed. given: the operator needs no agreement for what is sent, or has it from elsewhere.
   */
  consent: ("required" | "given")
  /**
   * What becomes of events from before the viewer agreed: they are forgotten, or held in memory and sent then.
   */
  beforeConsent: ("drop" | "send")
  /**
   * An event waits no longer than this for others.
   */
  seconds: number
  /**
   * As many events are sent at once.
   */
  batch: number
  /**
   * As many are held while the collector cannot be reached; the oldest go first.
   */
  most: number
}
