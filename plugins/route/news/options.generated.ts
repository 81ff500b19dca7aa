/** The options of route/news, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

/**
 * A text per offered locale, or the key of a message.
 */
export type LocalisedText = (string | {
  [k: string]: string
})
/**
 * A language code, such as en, pt-PT or ar.
 */
export type LocaleCode = string

export interface NewsOptions {
  /**
   * The platform's feeds that the page offers. The first is what NEWS opens with (CAT-083).
   *
   * @minItems 1
   */
  feeds: RouteNewsFeed[]
  /**
   * How many pieces are asked for at a time.
   */
  pageSize: number
}
export interface RouteNewsFeed {
  /**
   * The feed's name at the platform.
   */
  name: string
  /**
   * What the choice of feeds calls it. Without it: the plugin's word for news.
   */
  title?: (string | {
    [k: string]: string
  })
}
