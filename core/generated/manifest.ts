/** The types of a plugin's manifest, from schemas/plugin.schema.json and schemas/points. Written by `npm run generate`; not edited by hand. */

/**
 * Rows of these types at the platform. Without it: rows of any type.
 *
 * @minItems 1
 */
export type BucketTypes = string[]
/**
 * @minItems 1
 */
export type BucketTypes1 = string[]
/**
 * The first pointer with a value is used.
 *
 * @minItems 1
 */
export type Pointers = string[]

/**
 * The facts about a plugin that are needed before its code is loaded.
 */
export interface PluginManifest {
  $schema?: string
  /**
   * The plugin's path under plugins/.
   */
  id: string
  title: string
  description: string
  /**
   * The version range of core/sdk that the plugin supports, such as ^1.
   */
  api: string
  /**
   * The JSON Schema of the plugin's options, in the manifest's folder.
   */
  options?: string
  /**
   * Contribution point to entries. Each point has a schema for its entries.
   */
  contributes: {
    /**
     * @minItems 1
     */
    "sign-in-provider"?: SignInProviderFacts[]
    /**
     * @minItems 1
     */
    "payment-method"?: PaymentMethodFacts[]
    /**
     * @minItems 1
     */
    section?: SectionFacts[]
    /**
     * @minItems 1
     */
    route?: RouteFacts[]
    /**
     * @minItems 1
     */
    "analytics-sink"?: AnalyticsSinkFacts[]
    /**
     * @minItems 1
     */
    "menu-item"?: MenuItemFacts[]
    /**
     * @minItems 1
     */
    "card-action"?: CardActionFacts[]
    /**
     * @minItems 1
     */
    "player-part"?: PlayerPartFacts[]
    /**
     * @minItems 1
     */
    "search-engine"?: SearchEngineFacts[]
    /**
     * @minItems 1
     */
    "account-panel"?: AccountPanelFacts[]
  }
  /**
   * External origins that the plugin contacts: each is added to the realm's content security policy.
   */
  origins?: ({
    [k: string]: unknown
  } & {
    directive: ("script-src" | "connect-src" | "frame-src" | "img-src" | "style-src" | "font-src" | "media-src" | "form-action")
    value?: string
    /**
     * A JSON pointer into the plugin's options, in which * matches every entry; the origins of the addresses found there are allowed.
     */
    from?: string
    /**
     * A JSON pointer into the plugin's options: if it has no value, nothing is allowed.
     */
    when?: string
    /**
     * With from: the addresses themselves are allowed, not their whole origins.
     */
    exact?: true
    why: string
  })[]
  /**
   * Names of the Trusted Types policies that the plugin or its libraries create; the realm's content security policy allows no others.
   */
  trustedTypes?: string[]
  /**
   * Keys (or prefixes ending in *) that the plugin stores in the browser.
   */
  storage?: string[]
  /**
   * The folder of the plugin's messages.
   */
  messages?: string
  /**
   * What replaces a contribution that failed. Without it: the point's default.
   */
  onFailure?: ("hide" | "placeholder" | "block")
  /**
   * A file of samples in the manifest's folder, for the preview pages: a list of id, title and the point's input (plugins/README.md).
   */
  preview?: string
  /**
   * Former ids of this plugin; for a realm that uses one, the new id is suggested.
   */
  formerIds?: string[]
}
/**
 * A sign-in method. A realm enables it by an entry of this name in authenticationProviders.
 */
export interface SignInProviderFacts {
  name: string
  /**
   * The contribution's module, in the manifest's folder, such as ./page. Its default export activates the contribution; ./pages#shop names another export, so that one module serves several contributions. Contributions that share a module load all of it.
   */
  module: string
  /**
   * form: fields on the page. button: the provider's own button, which signs in without leaving the page. redirect: a button that leads to the provider.
   */
  presentation: ("form" | "button" | "redirect")
  /**
   * When the option at this pointer is set, a form becomes a redirect (SGP-027).
   */
  redirectsWith?: string
  /**
   * When the option at this pointer is true, a redirect shows its form on the page (SGP-132).
   */
  drawnWith?: string
  /**
   * When the option at this pointer is true, login pages offer only this method, and nothing plays until the viewer has signed in with it (SGP-108).
   */
  mandatoryWith?: string
  /**
   * Its form sends the result of `proof` with the sign-in call: if the realm requires a captcha, its pages may load the captcha's script (RLM-018).
   */
  captcha?: boolean
  /**
   * Its third-party origins are allowed on its own page only; the list of sign-in methods shows a link to that page.
   */
  ownPage?: boolean
  /**
   * Its third party uses inline styles: only its own page allows them. Only with ownPage, and without roles.
   */
  inlineStyles?: true
  /**
   * Its page also accepts a provider's answer for a viewer who is already signed in, such as a partner's customer (SGP-043).
   */
  forViewers?: boolean
  /**
   * Further route roles whose pages need its third-party origins, such as PROVIDERS; the provider draws a built-in page at such a role.
   */
  roles?: string[]
  /**
   * Its storage keys that core removes whenever a viewer signs out, whichever sign-in method they used (SGP-137).
   */
  forgets?: string[]
  /**
   * The provider's sub-path below a login route, such as /id or /openid/{clientName} (ROU-091).
   */
  path: string
  /**
   * Message key of the page title (SGN-020).
   */
  titleKey: string
  /**
   * Message key of the button (SGN-022); a large button uses the same key with the suffix Large if that message exists (SGN-021).
   */
  buttonKey: string
  /**
   * The option that distinguishes two entries of this provider, such as clientName.
   */
  identity?: string
  /**
   * The provider's route at the platform, for its logout call, such as /generic-oauth/{clientName}; the option authProviderRoute overrides it.
   */
  route?: string
  /**
   * The option at this pointer is the address of the provider's own password page, to which viewers who forgot their password are sent (SGP-058).
   */
  resetsAt?: string
  /**
   * The name of a switch among the realm's `settings`, such as magicLink: when it is on, this method is appended to those that the realm lists, unless it is listed itself or the only listed one is `entitlementOnly` (SGN-013).
   */
  joinsBySetting?: string
  /**
   * It proves what a viewer may watch and creates no account: when it is the only one in a realm's list, settings append no other method (SGN-013).
   */
  entitlementOnly?: true
  /**
   * Addresses below /oidc are forwarded to it (ROU-068): to its own sub-path, and password addresses to its option `resetUri`. If a realm has several entries, the first is used.
   */
  forwardsOidc?: true
  /**
   * Password reset pages use this provider when their address names none; without one, the first whose `hasPasswordResetPage` is true (PWD-001, PWD-002).
   */
  resetsPasswords?: true
  /**
   * The route role of its page below the login page, if it is not LOGIN_PROVIDER: the route tables define its path.
   */
  loginRole?: "LOGIN_MAGIC_LINK"
  capabilities: {
    canSignUp: (boolean | string)
    hasAccountDetailsPage: (boolean | string)
    hasAccountSecurityPage?: (boolean | string)
    hasPasswordResetPage: (boolean | string)
    hasSignUpForm?: boolean
  }
}
/**
 * A payment method. A realm enables it by an entry of this name in paymentProviders.
 */
export interface PaymentMethodFacts {
  name: string
  /**
   * The contribution's module, in the manifest's folder, such as ./page. Its default export activates the contribution; ./pages#shop names another export, so that one module serves several contributions. Contributions that share a module load all of it.
   */
  module: string
  /**
   * form: fields. native: the payment sheet of a wallet of the browser or the device; the method has a Wallet, which is offered where the browser supports it. browser: a redirect. none: nothing to enter (PAY-005, PAY-023).
   */
  kind: ("form" | "native" | "browser" | "none")
  /**
   * Message key of the method's name.
   */
  labelKey: string
  /**
   * The option that distinguishes two entries of this method, such as an account's key.
   */
  identity?: string
}
/**
 * A row renderer: draws a row of a page.
 */
export interface SectionFacts {
  /**
   * The name by which a realm's rows select it in `type` (HOM-006).
   */
  name: string
  /**
   * The contribution's module, in the manifest's folder, such as ./page. Its default export activates the contribution; ./pages#shop names another export, so that one module serves several contributions. Contributions that share a module load all of it.
   */
  module: string
  /**
   * The skeleton shown until the row is drawn, so that the layout does not shift: a line of cards, of posters, of playlists, two lines of cards, a highlight, or a hero.
   */
  skeleton: ("cards" | "posters" | "playlists" | "double" | "highlight" | "hero")
  /**
   * The rows of the platform that it draws; a row must match every condition here. Without this it only draws rows whose `type` in the realm's document names it, and those that `headsPage` or `fallback` assign to it.
   */
  draws?: {
    bucketTypes?: BucketTypes
    /**
     * Rows whose `rowTypeData.rowCount` (the number of lines) has this value.
     */
    rowCount?: number
    /**
     * Rows whose `rowTypeData.displayPosters` has this value; without the field, a row shows no posters.
     */
    displayPosters?: boolean
    /**
     * Rows that it does not draw: those that match any one of these conditions. Another row renderer draws them, or the fallback when the realm has none for them.
     */
    except?: {
      bucketTypes?: BucketTypes1
      rowCount?: number
    }
    /**
     * When several row renderers of the realm match a row, the one with the highest number draws it; of equals, the first in the realm's order. Default: 1 with `bucketTypes`, else 0.
     */
    priority?: number
  }
  /**
   * The page size with which further items of its rows are requested, all lines together: a number from 1 to 100, or the name of one of the site's sizes (`bucket` 10, `liveCarousel` 12, `guideBucket` 25). An object sets it per row type. Default: the value of the row renderer with `fallback` for the row's type, else 10 in each line, 12 of rows of the type LIVE.
   */
  pageSize?: ((number | ("bucket" | "liveCarousel" | "guideBucket")) | {
    [k: string]: number | "bucket" | "liveCarousel" | "guideBucket"
  })
  /**
   * It draws the `heroes` of a page section, and as the first row it replaces the page's heading. If a realm has several, the first is used.
   */
  headsPage?: true
  /**
   * The host may render its rows for guests, and the browser takes them over: the first render of its view uses only its props, messages, formats and the SDK's services, and depends neither on the device (window, storage, time zone) nor on the clock, except through the SDK's hooks. Without it, the host renders the skeleton.
   */
  rendersOnHost?: true
  /**
   * It draws every row that no other row renderer of the realm draws (HOM-005). If a realm has several, the first is used.
   */
  fallback?: true
}
/**
 * A page at a route role. A built-in role has its paths in the route tables; a role of the plugin's own defines them here.
 */
export interface RouteFacts {
  name: string
  /**
   * The contribution's module, in the manifest's folder, such as ./page. Its default export activates the contribution; ./pages#shop names another export, so that one module serves several contributions. Contributions that share a module load all of it.
   */
  module: string
  role: string
  paths?: {
    default: string
    PT?: string
    ES?: string
    DEBUG?: string
  }
  titleKey: string
  /**
   * bare pages have neither top bar nor menu.
   */
  chrome?: ("full" | "bare")
  /**
   * Viewers pay on this page: it may use the origins of the realm's payment methods, which other pages may not.
   */
  pays?: boolean
  /**
   * The page shows the site itself in frames; the realm's content security policy then allows framing by its own origin.
   */
  frames?: boolean
  /**
   * The plugin's option that lists the origins whose pages may frame this page.
   */
  embedders?: string
  /**
   * The host renders the page for guests at its address without a query, from what the `prepare` of its module loads, and the browser takes it over: its first render uses only its parameters, messages, formats and the SDK's services, and depends neither on the device (window, storage, time zone) nor on the clock, except through the SDK's hooks. Not for pages with `embedders`.
   */
  rendersOnHost?: true
  /**
   * Who may open it; admin means accounts with a role of settings.adminRoles (ADM-002).
   */
  access?: ("anyone" | "viewer" | "admin")
  head?: PageHead
}
/**
 * The head of the page that the host renders for shared links and search engines: title, description, picture and structured data. With a call the host asks the platform first; if the platform does not have the subject, the page's status is 404. Pointers are JSON pointers into the call's answer; a pointer without a value is skipped.
 */
export interface PageHead {
  /**
   * The schema.org type of the page's subject.
   */
  type: ("Article" | "BroadcastEvent" | "CollectionPage" | "Event" | "ItemList" | "NewsArticle" | "Organization" | "Person" | "SportsTeam" | "TVSeason" | "TVSeries" | "VideoObject")
  /**
   * The operationId of the call that reads the subject: a GET of the platform's contract.
   */
  call?: string
  /**
   * Path parameters of the call to path parameters of the route, where their names differ.
   */
  parameters?: {
    [k: string]: string
  }
  title?: string
  /**
   * The name of what the subject belongs to; it follows the subject's name in the title.
   */
  partOf?: string
  description?: Pointers
  picture?: Pointers
  /**
   * Further properties of the subject, by their schema.org names. In the answer, times are in epoch milliseconds, durations in seconds.
   */
  properties?: {
    alternateName?: string
    articleSection?: string
    author?: string
    countryOfOrigin?: string
    dateModified?: string
    datePublished?: string
    duration?: string
    endDate?: string
    genre?: string
    nationality?: string
    numberOfEpisodes?: string
    numberOfItems?: string
    numberOfSeasons?: string
    partOfSeries?: string
    seasonNumber?: string
    startDate?: string
    uploadDate?: string
  }
}
/**
 * A destination of analytics events.
 */
export interface AnalyticsSinkFacts {
  name: string
  /**
   * The contribution's module, in the manifest's folder, such as ./page. Its default export activates the contribution; ./pages#shop names another export, so that one module serves several contributions. Contributions that share a module load all of it.
   */
  module: string
}
/**
 * A menu item that a realm can use by its name: { "type": "plugin-item", "data": { "id": "<name>" } }. It consists of these facts only; no code is loaded for menus.
 */
export interface MenuItemFacts {
  name: string
  /**
   * Message key of the label, among the plugin's messages. A realm may set its own title.
   */
  labelKey: string
  /**
   * A built-in icon.
   */
  icon?: ("home" | "browse" | "schedule" | "account" | "live" | "search" | "globe" | "play" | "eye" | "lock" | "warning" | "check" | "outbound" | "more")
  /**
   * Its target: a route role whose path needs no parameter, or a path of the site, which may have a query.
   */
  to: string
  /**
   * Who sees it; admin means accounts with a role of settings.adminRoles.
   */
  audience?: ("anyone" | "guest" | "viewer" | "admin")
}
/**
 * An action on a content, on its card and on its page.
 */
export interface CardActionFacts {
  /**
   * Lists can exclude an action by this name.
   */
  name: string
  /**
   * It is shown where the built-in rule for sharing (NAV-076) or for watchlists (NAV-077) allows it. Default: wherever the plugin offers it.
   */
  shownAs?: ("share" | "watchlist")
  /**
   * The contribution's module, in the manifest's folder, such as ./page. Its default export activates the contribution; ./pages#shop names another export, so that one module serves several contributions. Contributions that share a module load all of it.
   */
  module: string
  /**
   * The types of content that it supports, such as LIVE; for other types its code is not loaded. Without it: all types.
   *
   * @minItems 1
   */
  types?: string[]
}
/**
 * A part of the player, loaded together with it.
 */
export interface PlayerPartFacts {
  name: string
  /**
   * The contribution's module, in the manifest's folder, such as ./page. Its default export activates the contribution; ./pages#shop names another export, so that one module serves several contributions. Contributions that share a module load all of it.
   */
  module: string
  /**
   * Where it is drawn: on the picture, over it, among the controls, above their end, instead of the picture, at the end; and whether it marks the timeline.
   *
   * @minItems 1
   */
  slots: ("picture" | "overlay" | "control" | "action" | "adBreak" | "end" | "timeline")[]
  /**
   * Whether it is given the addresses of streams and their licence tokens, to play them on another device.
   */
  opensStream?: boolean
}
/**
 * The source of search results. A realm has one: the first that its plugins contribute. The realm's settings.searchEngine selects whether search is a page or an overlay.
 */
export interface SearchEngineFacts {
  name: string
  /**
   * The contribution's module, in the manifest's folder, such as ./page. Its default export activates the contribution; ./pages#shop names another export, so that one module serves several contributions. Contributions that share a module load all of it.
   */
  module: string
}
/**
 * A panel of the account page, with an entry in its navigation. Its name is the value of the query parameter section.
 */
export interface AccountPanelFacts {
  /**
   * Unique among all panels; a panel with the name of a built-in one is not shown.
   */
  name: string
  /**
   * The contribution's module, in the manifest's folder, such as ./page. Its default export activates the contribution; ./pages#shop names another export, so that one module serves several contributions. Contributions that share a module load all of it.
   */
  module: string
  /**
   * Message key of the entry and the panel's heading, among the plugin's messages.
   */
  labelKey: string
  /**
   * Message key of a line that describes the panel.
   */
  leadKey?: string
  /**
   * A built-in icon.
   */
  icon: ("receipt" | "ticket" | "card" | "pin" | "person" | "mail" | "shield" | "devices" | "link" | "sliders" | "star")
  /**
   * Who sees it: every viewer, or accounts with a role of settings.adminRoles.
   */
  audience?: ("viewer" | "admin")
}
