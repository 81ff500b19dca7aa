/** The options of route/external-pages, from its options.schema.json. Written by `npm run generate`; not edited by hand. */

/**
 * Scheme, host and port in the form that browsers use, such as https://api.velvet.example: small letters, no wildcard, no path, and no default port. `{platform}` is replaced by the platform's address.
 */
export type Origin = string
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
/**
 * An absolute address that begins with https:// (or http:// on this machine) and names a host without wildcard. `{platform}/…` is an address at the platform.
 */
export type Url = string

export interface ExternalPagesOptions {
  /**
   * Pages of other sites, by id: the page is at /externalpage/{id}.
   */
  pages: {
    [k: string]: RouteExternalPagesExternalPage
  }
  /**
   * Blocks of other sites, by id: the block is at /plugin/{id}, and menu items of the type plugin refer to it by its id.
   */
  blocks: {
    [k: string]: RouteExternalPagesExternalBlock
  }
  /**
   * Origins whose pages /mobile-external?url=… shows in the mobile wrapper.
   */
  mobileOrigins: Origin[]
}
/**
 * A page of another site.
 */
export interface RouteExternalPagesExternalPage {
  /**
   * The title of the page.
   */
  title: (string | {
    /**
     * The text in this language.
     */
    [k: string]: string
  })
  /**
   * The address of the page.
   */
  url: string
  /**
   * true: the page is shown in an iframe. false: the page forbids that, and a link opens it in a new tab. Default: true.
   */
  embeddable?: boolean
}
/**
 * A block of another site.
 */
export interface RouteExternalPagesExternalBlock {
  /**
   * The title of the block.
   */
  title: (string | {
    /**
     * The text in this language.
     */
    [k: string]: string
  })
  /**
   * The address of the block.
   */
  url: string
}
