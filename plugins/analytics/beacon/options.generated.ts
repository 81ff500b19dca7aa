/** The options of analytics/beacon, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

/**
 * An absolute address that begins with https:// (or http:// on this machine) and names a host without wildcard. `{platform}/…` is an address at the platform.
 */
export type Url = string

export interface BeaconOptions {
  /**
   * URL that batches are sent to by POST.
   */
  url: string
  /**
   * required: nothing is sent before the viewer has consented. given: no consent is needed for what is sent, or it was obtained elsewhere.
   */
  consent: ("required" | "given")
  /**
   * What happens to events from before the viewer's consent. drop: they are discarded. send: they are held in memory and sent after the consent.
   */
  beforeConsent: ("drop" | "send")
  /**
   * Maximum number of seconds that an event waits for others before it is sent.
   */
  seconds: number
  /**
   * Maximum number of events in a batch.
   */
  batch: number
  /**
   * Maximum number of events in the queue while the collector is unreachable; the oldest are dropped first.
   */
  most: number
}
