/** The options of player/stats, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

export interface PlayerStatsOptions {
  /**
   * true: show a button in the control bar. Default: the panel only opens with Shift+D, for support staff.
   */
  control: boolean
}
