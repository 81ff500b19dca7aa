/** The options of route/external-pages, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

/**
 * A text per offered locale, or the key of a message.
 */
export type LocalisedText = (string | {
  [k: string]: string
})
/**
 * An absolute address. `{platform}` stands for the platform's url.
 */
export type Url = string
/**
 * Scheme, host and port; nothing after. `{platform}` stands for the platform's url.
 */
export type Origin = string
/**
 * A language code, such as en, pt-PT or ar.
 */
export type LocaleCode = string

export interface ExternalPagesOptions {
  /**
   * Pages at /externalpage/{pageId}, by id (ADM-014).
   */
  pages: {
    [k: string]: RouteExternalPagesExternalPage
  }
  /**
   * Blocks at /plugin/{id}, which a menu item of the type plugin names by id (HOM-099).
   */
  blocks: {
    [k: string]: RouteExternalPagesExternalBlock
  }
  /**
   * Origins whose pages /mobile-external?url=… shows to the mobile wrapper (ADM-015).
   */
  mobileOrigins: Origin[]
}
export interface RouteExternalPagesExternalPage {
  title: LocalisedText
  url: Url
  /**
   * false: the page does not let itself be framed; a link in a new tab stands in its place. Without it: true.
   */
  embeddable?: boolean
}
export interface RouteExternalPagesExternalBlock {
  title: LocalisedText
  url: Url
}
