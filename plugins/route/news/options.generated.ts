/** The options of route/news, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

/**
 * A text in every offered language, such as { "en": "Home", "pt": "Início" }, or the key of a message.
 */
export type LocalisedText = (string | {
  /**
   * The text in this language.
   */
  [k: string]: string
})
/**
 * A language code, such as en, pt-PT or ar.
 */
export type LocaleCode = string

export interface NewsOptions {
  /**
   * The news feeds of the platform that the page offers, in order. The page opens with the first.
   *
   * @minItems 1
   */
  feeds: RouteNewsFeed[]
  /**
   * Number of news items per page.
   */
  pageSize: number
}
/**
 * A news feed.
 */
export interface RouteNewsFeed {
  /**
   * The feed's name at the platform.
   */
  name: string
  /**
   * Label in the feed selector. Default: the plugin's text for news.
   */
  title?: (string | {
    /**
     * The text in this language.
     */
    [k: string]: string
  })
}
