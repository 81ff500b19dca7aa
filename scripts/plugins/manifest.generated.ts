/** The types of a plugin's manifest, from schemas/plugin.schema.json and schemas/points. Written by `npm run generate`; not edited by hand. */

/**
 * Rows of these types, as the platform writes them; any type where this is left out.
 *
 * @minItems 1
 */
export type BucketTypes = string[]
/**
 * @minItems 1
 */
export type BucketTypes1 = string[]
/**
 * The first that leads to something is taken.
 *
 * @minItems 1
 */
export type Pointers = string[]

/**
 * What must be known of a plugin before any of its code is loaded.
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
   * The range of core/sdk that the plugin was written for, such as ^1.
   */
  api: string
  /**
   * The JSON Schema of the plugin's options, beside the manifest.
   */
  options?: string
  /**
   * Point to entries. What each entry must state is the point's own schema.
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
   * What the plugin reaches beyond the site: each becomes part of the realm's content security policy.
   */
  origins?: ({
    [k: string]: unknown
  } & {
    directive: ("script-src" | "connect-src" | "frame-src" | "img-src" | "style-src" | "font-src" | "media-src" | "form-action")
    value?: string
    /**
     * A JSON pointer into the plugin's options, in which * stands for every entry; the origins of the addresses found there are allowed.
     */
    from?: string
    /**
     * A JSON pointer into the plugin's options: where nothing is set there, nothing is allowed.
     */
    when?: string
    /**
     * With from: the addresses themselves are allowed, not their whole origins.
     */
    exact?: true
    why: string
  })[]
  /**
   * Names of the Trusted Types policies that the plugin makes, or a library that it brings; the realm's content security policy allows no others.
   */
  trustedTypes?: string[]
  /**
   * Keys (or prefixes ending in *) that the plugin keeps in the browser.
   */
  storage?: string[]
  /**
   * The folder of the plugin's messages.
   */
  messages?: string
  /**
   * What stands in the place of a contribution that failed. Without it: the point's own default.
   */
  onFailure?: ("hide" | "placeholder" | "block")
  /**
   * A file of samples beside the manifest that the preview pages show: a list of id, title and what the point takes (plugins/README.md).
   */
  preview?: string
  /**
   * Ids this plugin had before; a realm that names one is told the new one.
   */
  formerIds?: string[]
}
/**
 * A way to sign in. In a realm it is an entry of authenticationProviders with this name.
 */
export interface SignInProviderFacts {
  name: string
  module: string
  /**
   * form: fields in place. button: the provider's own button, which signs in without leaving. redirect: a button that leaves for the provider.
   */
  presentation: ("form" | "button" | "redirect")
  /**
   * The option at this pointer turns a form into a redirect (SGP-027).
   */
  redirectsWith?: string
  /**
   * Where the option at this pointer is true, a redirect draws its form in place (SGP-132).
   */
  drawnWith?: string
  /**
   * Where the option at this pointer is true, this is the only way that login pages offer, and nothing is played until the viewer has taken it (SGP-108).
   */
  mandatoryWith?: string
  /**
   * Its form sends what `proof` gives along with the call that signs in: where the realm asks for a captcha, its pages are allowed the captcha's script (RLM-018).
   */
  captcha?: boolean
  /**
   * Its third parties are allowed on its own page alone; where the ways are listed stands a link.
   */
  ownPage?: boolean
  /**
   * Its third party draws screens whose styles stand in the markup: its own page allows that, and no other page does. Only with ownPage, and without roles.
   */
  inlineStyles?: true
  /**
   * Somebody who is signed in may come back to its page with an answer as well, such as a partner's customer (SGP-043).
   */
  forViewers?: boolean
  /**
   * Route roles besides the login pages whose pages need its third parties, such as PROVIDERS; the provider draws a page of the house at such a role.
   */
  roles?: string[]
  /**
   * Keys of its storage that the house removes whenever a viewer signs out, whichever way they came in (SGP-137).
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
   * Message key of the button (SGN-022); a large one has the text under the same key with Large at its end where there is one (SGN-021).
   */
  buttonKey: string
  /**
   * The option that tells two entries of this provider apart, such as clientName.
   */
  identity?: string
  /**
   * The provider's route at the platform, for its logout call, such as /generic-oauth/{clientName}; the option authProviderRoute stands above it.
   */
  route?: string
  /**
   * The option at this pointer is the provider's own page for passwords: whoever forgot theirs is sent there (SGP-058).
   */
  resetsAt?: string
  /**
   * The name of a switch among the realm's `settings`, such as magicLink: where it is on, this way joins at the end of those that the realm lists, unless it is listed or one that is `entitlementOnly` is listed alone (SGN-013).
   */
  joinsBySetting?: string
  /**
   * It proves what a viewer may watch and makes no account: where a realm lists it alone, no way joins by a setting (SGN-013).
   */
  entitlementOnly?: true
  /**
   * The addresses under /oidc lead to it (ROU-068): to its own sub-path, and for passwords to the address in its option `resetUri`. Of several entries in a realm the first.
   */
  forwardsOidc?: true
  /**
   * A page that replaces passwords asks this provider where its address names none; without one the first whose `hasPasswordResetPage` is true (PWD-001, PWD-002).
   */
  resetsPasswords?: true
  /**
   * The route role of its page below the login page, where that is not LOGIN_PROVIDER: the route tables name the page's path.
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
 * A way to pay. In a realm it is an entry of paymentProviders with this name.
 */
export interface PaymentMethodFacts {
  name: string
  module: string
  /**
   * form: fields. native: the sheet of a wallet of the browser or the device; the method brings a Wallet, which is offered where the browser has it. browser: a redirect. none: nothing to enter (PAY-005, PAY-023).
   */
  kind: ("form" | "native" | "browser" | "none")
  /**
   * Message key of the method's name.
   */
  labelKey: string
  /**
   * The option that tells two entries of this method apart, such as an account's key.
   */
  identity?: string
}
/**
 * A row of a page.
 */
export interface SectionFacts {
  /**
   * What a realm's fixed rows call it in `type` (HOM-006).
   */
  name: string
  module: string
  /**
   * The shape that keeps the row's place until it is drawn, so that nothing jumps: a line of cards, of posters, of playlists, two lines of cards, a highlight, or a hero.
   */
  skeleton: ("cards" | "posters" | "playlists" | "double" | "highlight" | "hero")
  /**
   * Which rows of the platform's answer it draws by itself; a row has to fit everything that is stated here. Without this it draws only what a realm's document names by `type`, and what `headsPage` or `fallback` give it.
   */
  draws?: {
    bucketTypes?: BucketTypes
    /**
     * Rows whose `rowTypeData.rowCount`, the number of lines, is this.
     */
    rowCount?: number
    /**
     * Rows whose `rowTypeData.displayPosters` is this; a row that does not say shows no posters.
     */
    displayPosters?: boolean
    /**
     * Rows that it leaves to others, and to the plain row where the realm has none for them: those of which any one of these holds.
     */
    except?: {
      bucketTypes?: BucketTypes1
      rowCount?: number
    }
    /**
     * Of the realm's sections that draw a row, the one with the highest number does; of equals the first in the realm's order. Default: 1 with `bucketTypes`, else 0.
     */
    priority?: number
  }
  /**
   * How many items a further page of its rows is asked for with, all lines together: a number from 1 to 100, or the name of one of the site's sizes (`bucket` 10, `liveCarousel` 12, `guideBucket` 25). As an object by the row's type, for the types that it names. Default: what the section with `fallback` states for the row's type, else 10 in each line, 12 of rows of the type LIVE.
   */
  pageSize?: ((number | ("bucket" | "liveCarousel" | "guideBucket")) | {
    [k: string]: number | "bucket" | "liveCarousel" | "guideBucket"
  })
  /**
   * It draws the `heroes` of a section's answer, and what it draws as the first row stands in place of the page's heading. Of several in a realm the first does.
   */
  headsPage?: true
  /**
   * It draws every row that no other section of the realm draws (HOM-005). Of several in a realm the first does.
   */
  fallback?: true
}
/**
 * A page at a route role. A role of the route tables keeps its paths; a role of the plugin's own brings them.
 */
export interface RouteFacts {
  name: string
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
   * bare pages stand without top bar and menu.
   */
  chrome?: ("full" | "bare")
  /**
   * Something is paid on it: the page is allowed the origins of the realm's ways to pay, as no other page is.
   */
  pays?: boolean
  /**
   * The page shows the site itself in frames; the realm's content security policy then allows that to its own origin.
   */
  frames?: boolean
  /**
   * The option of the plugin that lists the origins whose pages may frame this one.
   */
  embedders?: string
  /**
   * Who may open it; admin means a role of settings.adminRoles (ADM-002).
   */
  access?: ("anyone" | "viewer" | "admin")
  head?: PageHead
}
/**
 * What the host says in the head of the page, for whoever gets its link or searches for it: title, description, picture and structured data. With a call it asks the platform first; a page of what the platform does not have answers 404. Pointers are JSON pointers into the call's answer; one that leads nowhere says nothing.
 */
export interface PageHead {
  /**
   * What the page is about, as schema.org calls it.
   */
  type: ("Article" | "BroadcastEvent" | "CollectionPage" | "Event" | "ItemList" | "NewsArticle" | "Organization" | "Person" | "SportsTeam" | "TVSeason" | "TVSeries" | "VideoObject")
  /**
   * The operationId of the call that reads it: a GET of the platform's contract.
   */
  call?: string
  /**
   * Parameters of the call's path to parameters of the route's, where they are not called the same.
   */
  parameters?: {
    [k: string]: string
  }
  title?: string
  /**
   * The name of what it belongs to; stands after its own in the title.
   */
  partOf?: string
  description?: Pointers
  picture?: Pointers
  /**
   * More that is told of it, by schema.org's names. Times are epoch milliseconds in the answer, lengths seconds.
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
 * A place where analytics events go.
 */
export interface AnalyticsSinkFacts {
  name: string
  module: string
}
/**
 * An item that a realm may place in its menus by its name: { "type": "plugin-item", "data": { "id": "<name>" } }. These facts are all of it; no code is loaded for a menu.
 */
export interface MenuItemFacts {
  name: string
  /**
   * Message key of the label, among the plugin's messages. A realm may write a title of its own.
   */
  labelKey: string
  /**
   * An icon of the house.
   */
  icon?: ("home" | "browse" | "schedule" | "account" | "live" | "search" | "globe" | "play" | "eye" | "lock" | "warning" | "check" | "outbound" | "more")
  /**
   * Where it leads: a route role whose path needs no parameter, or a path of the site, query included.
   */
  to: string
  /**
   * Who sees it; admin means a role of settings.adminRoles.
   */
  audience?: ("anyone" | "guest" | "viewer" | "admin")
}
/**
 * Something that can be done with a content: on its card and on its page.
 */
export interface CardActionFacts {
  /**
   * A list may leave an action out by this name.
   */
  name: string
  /**
   * It stands where the site's own rule for sharing (NAV-076) or for watchlists (NAV-077) says. Default: wherever the plugin offers it.
   */
  shownAs?: ("share" | "watchlist")
  module: string
  /**
   * The types of content that it is for, such as LIVE: for others its code is not even fetched. All without it.
   *
   * @minItems 1
   */
  types?: string[]
}
/**
 * A part of the player, loaded with it and never before.
 */
export interface PlayerPartFacts {
  name: string
  module: string
  /**
   * Where it draws: on the picture, over it, among the controls, above their end, in the picture's place, at the end; and whether it marks the time line.
   *
   * @minItems 1
   */
  slots: ("picture" | "overlay" | "control" | "action" | "adBreak" | "end" | "timeline")[]
}
/**
 * Where the results of a search come from. A realm has one: the first that its plugins contribute. Whether search is a page or an overlay is the realm's settings.searchEngine.
 */
export interface SearchEngineFacts {
  name: string
  module: string
}
/**
 * A part of the account page: an entry of its navigation, and what it opens. Its name is what the address says under section.
 */
export interface AccountPanelFacts {
  /**
   * Unique in the house; one that a panel of the house has is not shown.
   */
  name: string
  module: string
  /**
   * Message key of the entry and the panel's heading, among the plugin's messages.
   */
  labelKey: string
  /**
   * Message key of a line that says what the panel is for.
   */
  leadKey?: string
  /**
   * A drawing of the house.
   */
  icon: ("receipt" | "ticket" | "card" | "pin" | "person" | "mail" | "shield" | "devices" | "link" | "sliders" | "star")
  /**
   * Who has it: every viewer, or those with a role of settings.adminRoles.
   */
  audience?: ("viewer" | "admin")
}
