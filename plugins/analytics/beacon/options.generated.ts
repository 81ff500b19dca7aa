/** The options of analytics/beacon, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

/**
 * An absolute address that begins with https:// (or http:// on this machine) and names a host without wildcard. `{platform}/…` is an address at the platform.
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
   * What happens to events from before the viewer agreed. drop: they are forgotten. send: they are held in memory and sent then.
   */
  beforeConsent: ("drop" | "send")
  /**
   * How many seconds an event waits for others before it is sent.
   */
  seconds: number
  /**
   * How many events are sent at once, at most.
   */
  batch: number
  /**
   * How many events are held while the collector cannot be reached; the oldest are dropped first.
   */
  most: number
}
