/** The options of analytics/console, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

export interface ConsoleSinkOptions {
  /**
   * Names of the events to write. Default: all events.
   *
   * Items: The name of an event, such as login_started.
   */
  only?: string[]
}
