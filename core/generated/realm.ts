/** The types of a realm document, from schemas/realm.core.schema.json. Written by `npm run generate`; not edited by hand. */

/**
 * The realm's id: the name of its folder.
 */
export type RealmId = string
/**
 * Scheme, host and port; nothing after. `{platform}` stands for the platform's url.
 */
export type Origin = string
/**
 * A language code, such as en, pt-PT or ar.
 */
export type LocaleCode = string
/**
 * A colour: # and three or six hexadecimal digits.
 */
export type Colour = string
/**
 * A file in the realm's images folder, or an absolute address.
 */
export type Image = string
export type MenuItem = ({
  type: "section"
  title: LocalisedText
  data: {
    id: string
  }
  style?: MenuStyle
  items?: MenuItem[]
} | {
  type: "view"
  title: LocalisedText
  data: {
    /**
     * liveEvents, liveNow, account, preferences, logout, search, or a route role such as BROWSE.
     */
    view: string
  }
  style?: MenuStyle
  items?: MenuItem[]
} | {
  type: "plugin"
  title: LocalisedText
  data: {
    id: string
  }
  style?: MenuStyle
  items?: MenuItem[]
} | {
  type: "plugin-item"
  /**
   * A text per offered locale, or the key of a message.
   */
  title?: (string | {
    [k: string]: string
  })
  data: {
    /**
     * The contribution's name at the point menu-item.
     */
    id: string
  }
  style?: MenuStyle
  items?: MenuItem[]
} | {
  type: "outbound"
  title: LocalisedText
  data: {
    url: Url
  }
  style?: MenuStyle
  items?: MenuItem[]
})
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
export type Switch = ("ENABLED" | "DISABLED")
/**
 * Scheme, host and port as a browser says them: lower case, no wildcard, no path, no port that the scheme has anyway. `{platform}` stands for the platform's url.
 */
export type ExactOrigin = string
/**
 * The operator's apps that may open this sign-in and take the code over (SGP-008, SGP-009). An app should give its own proof key in the address, as `code_challenge` (RFC 7636, S256): nobody else can then use the code.
 */
export type AppList = {
  /**
   * As the app names itself in the query `bundle_id`. Beside it stands `link`, `scheme` or both.
   */
  bundleId: string
  /**
   * The app's own address scheme. Any other app on the device may register the same one, so that the viewer is asked first; prefer `link`.
   */
  scheme?: string
  /**
   * An https address that the app has claimed (universal link, app link), such as https://go.velvet.example/app: only this app can open it. Goes before `scheme`.
   */
  link?: string
}[]
/**
 * The social sign-ins that a provider offers, by name, in order: its option `providers` (RLM-034).
 */
export type SocialNames = string[]
/**
 * Which of a provider's partners are shown, and how: its option `allowedProviders` (RLM-034). Empty: all of them.
 */
export type AllowedProviders = {
  /**
   * As the provider names the partner.
   */
  name: string
  /**
   * FEATURED partners stand first and large (SGP-126).
   */
  display: ("FEATURED" | "DEFAULT")
}[]
/**
 * Details that are asked for after signing in when the platform says that some are missing, by name: a provider's option `fields` (RLM-031, SGN-008).
 */
export type MissingFields = string[]
/**
 * On or off as a text, the way third parties write it: `additionalConfig.entitlementScreen` (RLM-032).
 */
export type TextSwitch = ("true" | "false")

/**
 * A brand, described completely: where it lives, what it looks like, how people get in, what they pay with and what its pages show. The generator composes this with every plugin's options into realm.schema.json.
 */
export interface Realm {
  /**
   * For editors: where this schema lies.
   */
  $schema?: string
  /**
   * Another realm's id, or a path to a parent document. Objects merge key by key; arrays and plain values of this document replace the parent's.
   */
  extends?: string
  /**
   * A parent document that is never served itself. It need not be complete.
   */
  abstract?: boolean
  id: RealmId
  /**
   * The brand's name, as it stands in page titles and as the logo's text alternative.
   */
  title: string
  /**
   * One sentence for search engines and shared links.
   */
  description?: (string | {
    [k: string]: string
  })
  /**
   * The host names that show this realm. No two realms share one.
   *
   * @minItems 1
   *
   * Items: A host name, without scheme and port.
   */
  hosts: string[]
  /**
   * The operator's platform, spoken to by the contract in schemas/platform.
   */
  platform: {
    /**
     * Where the platform API answers: scheme, host and port.
     */
    url: string
    /**
     * Sent as x-api-key; it names the realm at the platform. It is public: anyone with a browser can read it.
     */
    apiKey: string
    /**
     * Further origins that serve images, streams and DRM licences.
     */
    mediaOrigins?: Origin[]
    /**
     * Which stream calls the platform speaks (PLY-052).
     */
    streamApiVersion?: ("v4" | "v5")
    /**
     * Paths that differ at this platform: operation id to path, version included (API-004).
     */
    endpoints?: {
      [k: string]: string
    }
  }
  locales: {
    default: LocaleCode
    /**
     * @minItems 1
     */
    offered: {
      code: LocaleCode
      /**
       * The language's name in the language itself (LOC-034).
       */
      name: string
    }[]
  }
  /**
   * What this realm changes in the route tables (ledger ROU).
   */
  routes?: {
    /**
     * Pins one route table; without it the table follows the viewer's language (ROU-003).
     */
    language?: ("default" | "PT" | "ES" | "DEBUG")
    /**
     * The branded member area's path (ROU-051).
     */
    memberAreaPath?: string
    /**
     * Origins besides the realm's own that a redirect target may name (ROU-108).
     */
    allowedRedirectOrigins?: Origin[]
    /**
     * Paths of this realm that differ from the tables, by table and role.
     */
    overrides?: {
      default?: RouteOverrides
      PT?: RouteOverrides
      ES?: RouteOverrides
      DEBUG?: RouteOverrides
    }
  }
  theme: Theme
  logos: {
    /**
     * Top bar and login logo (RLM-011, LOGO_WEB).
     */
    web: string
    light?: Image
    dark?: Image
    mobile?: Image
    favicon: Image
    /**
     * A file in the realm's images folder, or an absolute address.
     */
    share?: string
  }
  /**
   * Pictures of the brand beside its logos.
   */
  images?: {
    /**
     * A file in the realm's images folder, or an absolute address.
     */
    cardThumbnail?: string
    /**
     * A file in the realm's images folder, or an absolute address.
     */
    playlistThumbnail?: string
    /**
     * A file in the realm's images folder, or an absolute address.
     */
    empty?: string
    /**
     * A file in the realm's images folder, or an absolute address.
     */
    error?: string
    signIn?: {
      /**
       * A file in the realm's images folder, or an absolute address.
       */
      mobile: string
      /**
       * A file in the realm's images folder, or an absolute address.
       */
      desktop: string
      /**
       * A file in the realm's images folder, or an absolute address.
       */
      desktopRtl?: string
    }
  }
  /**
   * Menus per platform (NAV-022); the platform may refresh them while the site runs.
   */
  menus: {
    WEB: Menu
    "MOBILE-WEB"?: Menu
  }
  /**
   * The ways in, in order (RLM-017). The same provider may stand twice with other options.
   */
  authenticationProviders?: AuthenticationProvider[]
  /**
   * The ways to pay, in order.
   */
  paymentProviders?: PaymentProvider[]
  /**
   * Pages whose rows the realm fixes, by section id (home, browse, …). A page that is not here shows the rows the platform answers.
   */
  pages?: {
    [k: string]: Page
  }
  /**
   * Plugins whose order does not matter, by id: sections, routes, analytics. Listed means on; `enabled: false` switches one off.
   */
  plugins?: {

  }
  settings?: Settings
}
export interface RouteOverrides {
  [k: string]: string
}
export interface Theme {
  /**
   * How the browser draws its own parts: scroll bars, form controls.
   */
  scheme?: ("dark" | "light")
  colors: {
    /**
     * The page (RLM-012, BG_COLOR).
     */
    ground: string
    /**
     * Panels and cards on the page.
     */
    surface: string
    text: Colour
    /**
     * A colour: # and three or six hexadecimal digits.
     */
    muted: string
    /**
     * A colour: # and three or six hexadecimal digits.
     */
    accent: string
    /**
     * A colour: # and three or six hexadecimal digits.
     */
    inkOnAccent: string
    /**
     * A colour: # and three or six hexadecimal digits.
     */
    line: string
    /**
     * A colour: # and three or six hexadecimal digits.
     */
    live: string
    /**
     * A colour: # and three or six hexadecimal digits.
     */
    danger?: string
  }
  fonts: {
    display: Font
    body: Font
  }
  typography?: {
    /**
     * Body size in px.
     */
    base?: number
    /**
     * One step of the type scale.
     */
    ratio?: number
    lineHeight?: number
    heading?: {
      case?: ("none" | "upper")
      style?: ("normal" | "italic")
      weight?: number
      lineHeight?: number
      /**
       * In em. Ignored for Arabic, which is never spaced.
       */
      letterSpacing?: number
    }
    /**
     * Page headings in px by device class (RLM-043).
     */
    headingSizes?: {
      mobile?: number
      tablet?: number
      desktop?: number
      tv?: number
    }
    /**
     * The hero's title in px on a desktop; smaller screens scale it down.
     */
    heroSize?: number
  }
  shape?: {
    /**
     * Corners of buttons and panels in px.
     */
    radius?: number
    cardRadius?: number
    cardEdge?: ("straight" | "slanted")
    cardRatio?: ("16:9" | "3:2" | "4:5" | "1:1")
    cardCaption?: ("beneath" | "over")
    /**
     * How a row's title is set.
     */
    rowTitle?: ("plain" | "rule" | "numbered" | "tab")
    button?: ("block" | "pill" | "slanted" | "underlined")
  }
  motion?: {
    style?: ("snap" | "fade" | "slide")
    /**
     * Milliseconds of an entrance.
     */
    duration?: number
  }
  /**
   * Space at the page's sides in px by device class (RLM-041).
   */
  gutter?: {
    mobile?: number
    tablet?: number
    desktop?: number
    tv?: number
  }
  /**
   * Card widths in px (RLM-045).
   */
  cardWidths?: {
    default?: number
    poster?: number
    section?: number
    playlist?: number
  }
  /**
   * Heights of calls to action in px (RLM-044).
   */
  ctaHeights?: {
    mobile?: number
    other?: number
  }
}
export interface Font {
  /**
   * A family of the house (an installed @fontsource-variable package), or the realm's own with `files`.
   */
  family: string
  /**
   * Load the italic face as well.
   */
  italic?: boolean
  /**
   * The family for Arabic, when it is another one.
   */
  arabic?: string
  /**
   * @minItems 1
   */
  files?: {
    /**
     * A woff2 file in the realm's images folder.
     */
    src: string
    weight?: string
    style?: ("normal" | "italic")
    unicodeRange?: string
  }[]
}
export interface Menu {
  /**
   * RLM-029.
   */
  layout: ("top" | "top-left" | "sidebar" | "hamburger")
  items: MenuItem[]
}
export interface MenuStyle {
  featured?: boolean
  iconUrl?: Image
  activeIconUrl?: Image
}
/**
 * A way in. The options of the sign-in plugin it names stand beside the name.
 */
export interface AuthenticationProvider {
  /**
   * The sign-in provider, such as id or openid.
   */
  name: string
  [k: string]: unknown
}
/**
 * A way to pay. The options of the payment plugin it names stand beside the name.
 */
export interface PaymentProvider {
  /**
   * The payment method, such as stripe.
   */
  name: string
  [k: string]: unknown
}
export interface Page {
  /**
   * The rows in order.
   *
   * @minItems 1
   */
  rows: Row[]
}
/**
 * A fixed row. The options of the section it names stand beside what every row says.
 */
export interface Row {
  /**
   * The section that draws the row, such as default or hero.
   */
  type: string
  /**
   * The platform's bucket that fills the row. Without it: the page's heroes for a hero, nothing otherwise.
   */
  bucket?: string
  /**
   * A text per offered locale, or the key of a message.
   */
  title?: (string | {
    [k: string]: string
  })
  [k: string]: unknown
}
/**
 * Feature flags and settings (ledger RLM). Each has a safe default.
 */
export interface Settings {
  /**
   * Live cards of the programme guide can be played (RLM-004).
   */
  epgPlaybackContentStatus?: ("ENABLED" | "DISABLED")
  /**
   * The running programme can be restarted (RLM-005).
   */
  currentProgramPlaybackStatus?: ("ENABLED" | "DISABLED")
  /**
   * The share action shows (RLM-006).
   */
  socialSharingStatus?: ("ENABLED" | "DISABLED")
  /**
   * RLM-007.
   */
  watchlistsEnabled?: boolean
  /**
   * Viewer profiles are on when the status is not NONE (RLM-008).
   */
  profileConfiguration?: {
    status?: ("NONE" | "ENABLED")
  }
  /**
   * Settings of one platform (RLM-009).
   */
  appSettings?: {
    WEB?: {
      /**
       * List content that cannot be watched from here.
       */
      displayGeoblocked?: boolean
      /**
       * List content that a guest may watch after signing in.
       */
      displayContentAvailableOnSignIn?: boolean
    }
  }
  /**
   * RLM-015.
   */
  interstitialPage?: boolean
  /**
   * RLM-016.
   */
  contentTitles?: ("show" | "hide")
  /**
   * What a sign-in is guarded by (RLM-018).
   */
  mfaConfigurations?: {
    type: "CAPTCHA"
    action: "FRONT_OFFICE_AUTHENTICATION"
    status: Switch
    /**
     * The captcha's public key. With it, forms that sign in with the platform's accounts fetch the captcha's script and send its token in the header x-captcha-token; without it, signing in only leads to the login page (NAV-010).
     */
    siteKey?: string
    /**
     * An absolute address. `{platform}` stands for the platform's url.
     */
    scriptUrl?: string
  }[]
  /**
   * Viewers may sign in by a mailed link; the way stands after those of authenticationProviders (RLM-019, SGN-013).
   */
  magicLink?: boolean
  /**
   * RLM-020.
   */
  allowSelfRegistration?: boolean
  /**
   * What a viewer reads or agrees to before an account is made (SGN-066 to SGN-072).
   */
  consentTerms?: ConsentTerm[]
  /**
   * RLM-021.
   */
  searchEngine?: ("VESPER" | "OVERLAY")
  /**
   * RLM-022.
   */
  enhancedMetadata?: boolean
  /**
   * RLM-022.
   */
  seriesInterstitial?: boolean
  /**
   * Without it: shown when more than one language is offered (RLM-023).
   */
  languageBadge?: boolean
  /**
   * RLM-024.
   */
  vpnDisallowed?: boolean
  /**
   * RLM-025.
   */
  addressCountryRestriction?: {
    type: ("BLACKLIST" | "WHITELIST")
    context: ("PURCHASE" | "REGISTRATION")
    countries: string[]
  }[]
  /**
   * RLM-026.
   */
  live?: boolean
  /**
   * RLM-026.
   */
  scheduleSection?: boolean
  /**
   * The external table that the programme guide is read from. Without it: the platform’s own guide (LIV-033).
   */
  externalTable?: string
  /**
   * The sign-in provider that the sign-in button goes straight to (RLM-027).
   */
  externalSignIn?: string
  /**
   * RLM-028.
   */
  appCheck?: boolean
  /**
   * A granted hero plays in place (HOM-027).
   */
  heroPlayer?: boolean
  /**
   * Free licences can be taken (LIC-051).
   */
  allowFreePurchase?: boolean
  /**
   * Session roles that may open the preview routes (ADM-002).
   */
  adminRoles?: string[]
  /**
   * Third parties' scripts and style sheets that browsers run only when they are these bytes, byte for byte (PCI DSS 6.4.3). For files of a fixed version: one that its owner changes without a new address is then refused. `realm explain <realm> --scripts` lists the files and what they are for.
   */
  subresourceIntegrity?: {
    /**
     * An absolute address. `{platform}` stands for the platform's url.
     */
    url: string
    /**
     * One or more hashes of the file, such as sha384-…, with spaces between. The server of the file must allow other sites to read it (CORS).
     */
    integrity: string
  }[]
  /**
   * Sites whose pages may frame the player and steer it (BRG-004).
   */
  trustedEmbedOrigins?: ExactOrigin[]
}
export interface ConsentTerm {
  /**
   * What the platform calls the answer.
   */
  fieldName: string
  /**
   * Something to read, or a box to tick.
   */
  fieldType: ("INFORMATION_TEXT" | "BINARY_CHOICE")
  label: LocalisedText
  text?: LocalisedText
  /**
   * A box that must be ticked.
   */
  required?: boolean
  /**
   * The string true ticks the box beforehand.
   */
  defaultValue?: string
  data?: {
    /**
     * The same; defaultValue stands above it.
     */
    default?: string
  }
}
/**
 * Goes along with every event of signing in with this provider: `additionalConfig.analytics` (RLM-033, ANA-009).
 */
export interface EventProperties {
  [k: string]: string | number | boolean
}
/**
 * Handed to a provider's own software as it is written here: its option `mediaProperties` (RLM-097).
 */
export interface SdkSettings {
  [k: string]: unknown
}
