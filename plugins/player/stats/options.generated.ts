/** The options of player/stats, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

export interface PlayerStatsOptions {
  /**
   * Show a button among the controls. Without it the panel opens with Shift+D alone, for support staff.
   */
  control: boolean
}
