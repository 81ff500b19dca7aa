/** The types of a realm document, from schemas/realm.core.schema.json. Written by `npm run generate`; not edited by hand. */

/**
 * The id of the realm, which is the name of its folder: small letters, digits and dashes, 2 to 41 characters, beginning with a letter.
 */
export type RealmId = string
/**
 * A host name in small letters, such as www.velvet.example, without scheme, port and path.
 */
export type HostName = string
/**
 * Scheme, host and port, such as https://cdn.velvet.example. `https://*.cdn.example` matches every host below cdn.example. `{platform}` is replaced by the platform's address.
 */
export type MediaOrigin = string
/**
 * Scheme, host and port in the form that browsers use, such as https://api.velvet.example: small letters, no wildcard, no path, and no default port. `{platform}` is replaced by the platform's address.
 */
export type Origin = string
/**
 * One item of a menu. `type` selects the kind of target.
 */
export type MenuItem = ({
  /**
   * Leads to a section of content.
   */
  type: "section"
  /**
   * The text of the item.
   */
  title: (string | {
    /**
     * The text in this language.
     */
    [k: string]: string
  })
  /**
   * What the item leads to.
   */
  data: {
    /**
     * home, browse, schedule, the id of a page of this realm, or the id of a section of the platform.
     */
    id: string
  }
  style?: MenuStyle
  /**
   * The items of its sub-menu, in order. Without it: no sub-menu.
   */
  items?: MenuItem[]
} | {
  /**
   * Leads to a view of the product.
   */
  type: "view"
  /**
   * The text of the item.
   */
  title: (string | {
    /**
     * The text in this language.
     */
    [k: string]: string
  })
  /**
   * What the item leads to.
   */
  data: {
    /**
     * liveEvents, liveNow, account, preferences, logout, search, or a route role such as BROWSE.
     */
    view: string
  }
  style?: MenuStyle1
  /**
   * The items of its sub-menu, in order. Without it: no sub-menu.
   */
  items?: MenuItem[]
} | {
  /**
   * Leads to the page of a plugin.
   */
  type: "plugin"
  /**
   * The text of the item.
   */
  title: (string | {
    /**
     * The text in this language.
     */
    [k: string]: string
  })
  /**
   * What the item leads to.
   */
  data: {
    /**
     * The id of the plugin, such as route/news, or the id of a block of external-pages.
     */
    id: string
  }
  style?: MenuStyle2
  /**
   * The items of its sub-menu, in order. Without it: no sub-menu.
   */
  items?: MenuItem[]
} | {
  /**
   * An item that a plugin contributes.
   */
  type: "plugin-item"
  /**
   * The text of the item. Without it: the plugin's own text.
   */
  title?: (string | {
    /**
     * The text in this language.
     */
    [k: string]: string
  })
  /**
   * What the item leads to.
   */
  data: {
    /**
     * The name of the item in the plugin's manifest, such as watchlists.
     */
    id: string
  }
  style?: MenuStyle3
  /**
   * The items of its sub-menu, in order. Without it: no sub-menu.
   */
  items?: MenuItem[]
} | {
  /**
   * Leads to a page of another site.
   */
  type: "outbound"
  /**
   * The text of the item.
   */
  title: (string | {
    /**
     * The text in this language.
     */
    [k: string]: string
  })
  /**
   * What the item leads to.
   */
  data: {
    /**
     * The address of the page, beginning with https://.
     */
    url: string
  }
  style?: MenuStyle4
  /**
   * The items of its sub-menu, in order. Without it: no sub-menu.
   */
  items?: MenuItem[]
})
/**
 * A language code, such as en, pt-PT or ar.
 */
export type LocaleCode = string
/**
 * An absolute address that begins with https:// (or http:// on this machine) and names a host without wildcard. `{platform}/…` is an address at the platform.
 */
export type Url = string
/**
 * An absolute address that begins with https://, for reports of browsers: plain letters, without spaces, quotation marks, commas, semicolons and fragment.
 */
export type ReportAddress = string
/**
 * A file in the realm's images folder, such as images/logo.svg, or an absolute address. `{platform}/…` is an address at the platform.
 */
export type Image = string
/**
 * The operator's own mobile apps that may open this sign-in and receive its result. An app should send its own proof key in the address, as `code_challenge` (RFC 7636, S256): then nobody else can use the code.
 *
 * Items: One app.
 */
export type AppList = {
  /**
   * The app's id, which it sends in the query parameter bundle_id, such as com.velvet.app. Set `link`, `scheme` or both as well.
   */
  bundleId: string
  /**
   * The app's own address scheme, such as velvet. Any other app on the device may register the same one, so the viewer is asked first; prefer `link`. Without it: `link` alone.
   */
  scheme?: string
  /**
   * An https address that the app has claimed (universal link, app link), such as https://go.velvet.example/app: only this app can open it. It takes precedence over `scheme`. Without it: `scheme`.
   */
  link?: string
}[]
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
 * A color as # and three or six hexadecimal digits, such as #1a2b3c.
 */
export type Color = string
/**
 * The social networks that the provider offers for signing in, by name, in order. Without it: all that it has.
 *
 * Items: The name of a social network.
 */
export type SocialNames = string[]
/**
 * Which partners of the provider are shown, and how. Empty: all of them.
 *
 * Items: One partner.
 */
export type AllowedProviders = {
  /**
   * The name of the partner at the provider.
   */
  name: string
  /**
   * FEATURED: first and large. DEFAULT: in the list.
   */
  display: ("FEATURED" | "DEFAULT")
}[]
/**
 * Details that viewers are asked for after signing in when the platform reports that some are missing, by name, such as birthDate.
 *
 * Items: The name of a detail.
 */
export type MissingFields = string[]
/**
 * "true" or "false", written as a text.
 */
export type TextSwitch = ("true" | "false")
/**
 * ENABLED: on. DISABLED: off.
 */
export type Switch = ("ENABLED" | "DISABLED")

/**
 * The complete description of a brand: its hosts, look, sign-in and payment methods, and pages. The generator combines this with every plugin's options into realm.schema.json.
 */
export interface Realm {
  /**
   * The address of this schema, with which editors complete and explain keys. Without it: no completion.
   */
  $schema?: string
  /**
   * The id of another realm, or a path to a parent document. Objects merge key by key; lists and plain values of this document replace the parent's. Without it: the document has no parent.
   */
  extends?: string
  /**
   * true: a parent document that is never served itself and need not be complete. Without it: false.
   */
  abstract?: boolean
  id: RealmId
  /**
   * The name of the brand, in page titles and as the text alternative of the logo. 1 to 60 characters.
   */
  title: string
  /**
   * One sentence about the brand for search engines and shared links, in every offered language. Without it: no description is sent.
   */
  description?: (string | {
    /**
     * The text in this language.
     */
    [k: string]: string
  })
  /**
   * The host names at which this realm is served. No two realms may share one.
   *
   * @minItems 1
   */
  hosts: HostName[]
  /**
   * How servers deliver this site. Browsers do not receive this part of the document.
   */
  hosting?: {
    /**
     * What browsers may only open by https after one visit by https (Strict-Transport-Security). host: this host name. subdomains: also every name below it, including those of other services. preload: also in the lists of browsers, which is hard to undo.
     */
    hsts?: ("host" | "subdomains" | "preload")
    /**
     * Entries of the Permissions-Policy header of pages that differ from the built-in ones, by feature, such as "geolocation": ["self"]. Payment is derived from the payment methods.
     */
    permissions?: {
      /**
       * Who may use this feature: self, and origins of frames. An empty list: nobody.
       *
       * Items: self, or an origin such as https://maps.example.
       */
      [k: string]: string[]
    }
    contentSecurityPolicy?: ContentSecurityPolicySettings
    /**
     * true: a page arrives with the content that guests see, so that it appears sooner, and search engines and browsers without JavaScript can read it. The platform is asked from where the site is hosted, and its answer is shown to every guest for up to two minutes. false: each browser asks by itself, for a catalogue that differs between countries.
     */
    guestContent?: boolean
    /**
     * true: search engines are asked not to show this site.
     */
    unlisted?: boolean
    /**
     * Closes the site before its launch: browsers ask for this user name and password, and search engines are asked not to show the site. Without it: everybody can open the site.
     */
    password?: {
      /**
       * The user name: letters, digits, dots, dashes and underscores.
       */
      user: string
      /**
       * What `realm password` prints. The password itself is not stored.
       */
      hash: string
    }
    /**
     * Files at fixed addresses that other services read. Each has at most 128 KiB.
     */
    files?: {
      /**
       * The lines of /ads.txt: who may sell advertising on this site (IAB). Without it: there is no such file.
       *
       * @minItems 1
       * @maxItems 5000
       *
       * Items: One line.
       */
      "ads.txt"?: string[]
      /**
       * The lines of /app-ads.txt: who may sell advertising in the apps of the brand (IAB). Without it: there is no such file.
       *
       * @minItems 1
       * @maxItems 5000
       *
       * Items: One line.
       */
      "app-ads.txt"?: string[]
      /**
       * The lines of /.well-known/security.txt and /security.txt: how to report a vulnerability (RFC 9116). Contact and Expires are required. Without it: there is no such file.
       *
       * @minItems 1
       * @maxItems 5000
       *
       * Items: One line.
       */
      "security.txt"?: string[]
      /**
       * The content of /.well-known/apple-app-site-association: which addresses the apps for Apple devices open. Without it: there is no such file.
       */
      "apple-app-site-association"?: {

      }
      /**
       * The content of /.well-known/assetlinks.json: which Android apps belong to the site. Without it: there is no such file.
       *
       * @minItems 1
       *
       * Items: One statement.
       */
      "assetlinks.json"?: {

      }[]
    }
  }
  /**
   * The operator's platform. Its API follows the contract in schemas/platform.
   */
  platform: {
    /**
     * The address of the platform API: scheme, host and port, such as https://api.velvet.example. http://localhost:8090 means the sandbox of npm start.
     */
    url: string
    /**
     * The key that identifies this realm at the platform, sent as the header x-api-key. It is public: everybody with a browser can read it.
     */
    apiKey: string
    /**
     * Further origins that serve images, streams and DRM licenses, such as a CDN. Browsers fetch media from the platform and from these only.
     */
    mediaOrigins?: MediaOrigin[]
    /**
     * The version of the stream calls that the platform offers: v4 or v5.
     */
    streamApiVersion?: ("v4" | "v5")
    /**
     * Paths that differ at this platform: the operation id of the contract to its path, with the version, such as "readMenu": "/api/v3/menu".
     */
    endpoints?: {
      /**
       * The path of this call at the platform. It begins with /.
       */
      [k: string]: string
    }
  }
  /**
   * The languages that the site offers its viewers, and the default language.
   */
  locales: {
    /**
     * A language code, such as en, pt-PT or ar.
     */
    default: string
    /**
     * The languages that viewers can choose, in the order of the language menu.
     *
     * @minItems 1
     *
     * Items: One language.
     */
    offered: {
      /**
       * A language code, such as en, pt-PT or ar.
       */
      code: string
      /**
       * The name of the language in the language itself, such as English or Português.
       */
      name: string
      /**
       * Addresses of its own for this language, so that search engines find each page in it. Languages that share a table of addresses need it; addresses from before it redirect. Without it: the addresses of the language's table, without a prefix.
       */
      address?: {
        /**
         * The first segment of every address in this language, such as ar for /ar/live/7. No page of the site may begin with the same segment.
         */
        prefix: string
      }
    }[]
  }
  /**
   * Changes of this realm to the addresses of its pages. `realm routes` lists them.
   */
  routes?: {
    /**
     * The table of addresses to use for every viewer: default (English), PT, ES or DEBUG. Without it: the table of the language that the viewer has chosen.
     */
    language?: ("default" | "PT" | "ES" | "DEBUG")
    /**
     * The path of the page for members, such as /club. It is one segment that begins with /. Without it: /members.
     */
    memberAreaPath?: string
    /**
     * Origins besides the realm's own to which viewers may be sent back after signing in or paying. Without it: none.
     */
    allowedRedirectOrigins?: Origin[]
    /**
     * Paths of this realm that differ from the built-in ones, by table and by route role. Without it: the built-in paths.
     */
    overrides?: {
      default?: RouteOverrides
      PT?: RouteOverrides1
      ES?: RouteOverrides2
      DEBUG?: RouteOverrides3
    }
  }
  theme: Theme
  /**
   * The logos of the brand: SVG, PNG or WebP, in the images folder of the realm or at an address.
   */
  logos: {
    /**
     * The logo of the top bar and of the sign-in pages.
     */
    web: string
    /**
     * The logo for light pages and printed ones. Without it: `web`.
     */
    light?: string
    /**
     * The logo for dark pages. Without it: `web`.
     */
    dark?: string
    /**
     * The logo in windows up to 600 px wide. Without it: the logo of larger windows.
     */
    mobile?: string
    /**
     * The icon of browser tabs and bookmarks. Square, SVG or PNG.
     */
    favicon: string
    /**
     * The picture that other sites show with a shared link: about 1200 by 630 px. Without it: no picture.
     */
    share?: string
  }
  /**
   * Pictures of the brand besides its logos.
   */
  images?: {
    /**
     * Shown in place of a card picture that cannot be loaded. Without it: an empty card.
     */
    cardThumbnail?: string
    /**
     * Shown in place of a playlist picture that cannot be loaded. Without it: `cardThumbnail`.
     */
    playlistThumbnail?: string
    /**
     * The drawing on a page without content. Without it: text alone.
     */
    empty?: string
    /**
     * The drawing on a page that could not be loaded. Without it: text alone.
     */
    error?: string
    /**
     * The background pictures of the sign-in pages. Without it: the ground color.
     */
    signIn?: {
      /**
       * For windows up to 1024 px wide; the picture is about 820 px wide.
       */
      mobile: string
      /**
       * For windows wider than 1024 px; the picture is at least 1080 px wide.
       */
      desktop: string
      /**
       * The desktop picture for languages that are written from right to left. Without it: `desktop`.
       */
      desktopRtl?: string
    }
  }
  /**
   * The menus of the site. The platform may replace their items while the site runs; the layout stays.
   */
  menus: {
    WEB: Menu
    "MOBILE-WEB"?: Menu1
  }
  /**
   * The sign-in methods, in the order in which viewers see them. The same provider may appear twice with different options. Without any, nobody can sign in.
   */
  authenticationProviders?: AuthenticationProvider[]
  /**
   * The payment methods, in the order in which viewers see them. Without any, nothing can be bought.
   */
  paymentProviders?: PaymentProvider[]
  /**
   * Pages whose rows the realm defines, by section id, such as home or browse. A page that is not listed shows the rows that the platform returns.
   */
  pages?: {
    [k: string]: Page
  }
  /**
   * Plugins whose order does not matter, by id: rows, routes, analytics, player and search. A listed plugin is on; "enabled": false switches it off.
   */
  plugins?: {

  }
  settings?: Settings
}
/**
 * Reports about violations of the content security policy of the site's pages. Without it: the policy is enforced, and nothing is reported.
 */
export interface ContentSecurityPolicySettings {
  /**
   * The address that browsers report violations to. Pages whose address may contain a credential, which are those with a query and those of one-time links, report none, since a report contains the address.
   */
  reports: string
  /**
   * enforce: browsers block what the policy forbids, and report it. report-only: they only report it, to try a plugin or a change before viewers are affected; which sites may show the site in a frame is enforced nevertheless. A site in service uses enforce.
   */
  mode?: ("enforce" | "report-only")
}
/**
 * Changes to the English paths, used for every language without a table of its own: route role to path. Without it: the built-in paths.
 */
export interface RouteOverrides {
  /**
   * A path that begins with / and has the same parameters as the built-in one, such as /film/{vodId}/{vodTitle?}.
   */
  [k: string]: string
}
/**
 * Changes to the Portuguese paths: route role to path. Without it: the built-in paths.
 */
export interface RouteOverrides1 {
  /**
   * A path that begins with / and has the same parameters as the built-in one, such as /film/{vodId}/{vodTitle?}.
   */
  [k: string]: string
}
/**
 * Changes to the Spanish paths: route role to path. Without it: the built-in paths.
 */
export interface RouteOverrides2 {
  /**
   * A path that begins with / and has the same parameters as the built-in one, such as /film/{vodId}/{vodTitle?}.
   */
  [k: string]: string
}
/**
 * Changes to the paths of the test language debug: route role to path. Without it: the built-in paths.
 */
export interface RouteOverrides3 {
  /**
   * A path that begins with / and has the same parameters as the built-in one, such as /film/{vodId}/{vodTitle?}.
   */
  [k: string]: string
}
/**
 * Colors, fonts, sizes and shapes of the brand.
 */
export interface Theme {
  /**
   * How the browser draws scroll bars and form controls: for a dark or for a light page.
   */
  scheme?: ("dark" | "light")
  /**
   * The colors of the brand. Text is checked for a contrast of at least 4.5 to 1, lines and accents for 3 to 1 (WCAG 2.2 AA).
   */
  colors: {
    /**
     * The background of the page.
     */
    ground: string
    /**
     * The background of panels, menus and cards.
     */
    surface: string
    /**
     * The color of text.
     */
    text: string
    /**
     * The color of secondary text: captions and metadata.
     */
    muted: string
    /**
     * The main color of the brand: primary buttons, focus and the active menu item.
     */
    accent: string
    /**
     * The color of text on the accent color.
     */
    inkOnAccent: string
    /**
     * The color of the borders of controls.
     */
    line: string
    /**
     * The color that marks what is on now.
     */
    live: string
    /**
     * The color of errors. Without it: the color `live`.
     */
    danger?: string
  }
  /**
   * The fonts of the brand.
   */
  fonts: {
    display: Font
    body: Font1
  }
  /**
   * Sizes and spacing of text.
   */
  typography?: {
    /**
     * The size of body text in px.
     */
    base?: number
    /**
     * How many times larger each step of the type scale is than the one below.
     */
    ratio?: number
    /**
     * The line height of body text, as a multiple of its size.
     */
    lineHeight?: number
    /**
     * The style of headings.
     */
    heading?: {
      /**
       * none: as written. upper: in capitals.
       */
      case?: ("none" | "upper")
      /**
       * normal: upright. italic: slanted, where the font has an italic face.
       */
      style?: ("normal" | "italic")
      /**
       * The font weight of headings: 400 is regular, 700 is bold.
       */
      weight?: number
      /**
       * The line height of headings, as a multiple of their size.
       */
      lineHeight?: number
      /**
       * The letter spacing of headings in em; negative values tighten them. Arabic is never spaced.
       */
      letterSpacing?: number
    }
    /**
     * The size of page headings in px, by kind of device.
     */
    headingSizes?: {
      /**
       * The size of page headings on phones in px.
       */
      mobile?: number
      /**
       * The size of page headings on tablets in px.
       */
      tablet?: number
      /**
       * The size of page headings on desktops in px.
       */
      desktop?: number
      /**
       * The size of page headings on televisions in px.
       */
      tv?: number
    }
    /**
     * The size of a hero's title on a desktop in px; smaller screens scale it down.
     */
    heroSize?: number
  }
  /**
   * Corners, edges and proportions.
   */
  shape?: {
    /**
     * The radius of the corners of buttons and panels in px.
     */
    radius?: number
    /**
     * The radius of the corners of cards in px.
     */
    cardRadius?: number
    /**
     * straight: rectangular cards. slanted: cards with one slanted side.
     */
    cardEdge?: ("straight" | "slanted")
    /**
     * The proportion of card pictures, width to height.
     */
    cardRatio?: ("16:9" | "3:2" | "4:5" | "1:1")
    /**
     * beneath: the title is below the picture. over: it is on the picture.
     */
    cardCaption?: ("beneath" | "over")
    /**
     * The look of row titles. plain: text alone. rule: with a line. numbered: with the number of the row. tab: on a colored tab.
     */
    rowTitle?: ("plain" | "rule" | "numbered" | "tab")
    /**
     * The look of buttons. block: rectangular. pill: round ends. slanted: slanted sides. underlined: text with a line.
     */
    button?: ("block" | "pill" | "slanted" | "underlined")
  }
  /**
   * Animations. Viewers whose device is set to reduced motion see none.
   */
  motion?: {
    /**
     * How elements enter the page. snap: at once. fade: by fading in. slide: by sliding in.
     */
    style?: ("snap" | "fade" | "slide")
    /**
     * How long an entrance takes, in milliseconds.
     */
    duration?: number
  }
  /**
   * The space at the sides of the page in px, by kind of device.
   */
  gutter?: {
    /**
     * The space at the sides of the page on phones in px.
     */
    mobile?: number
    /**
     * The space at the sides of the page on tablets in px.
     */
    tablet?: number
    /**
     * The space at the sides of the page on desktops in px.
     */
    desktop?: number
    /**
     * The space at the sides of the page on televisions in px.
     */
    tv?: number
  }
  /**
   * The width of cards in px, by kind of row; narrow windows make them smaller.
   */
  cardWidths?: {
    /**
     * Cards of ordinary rows: their width in px.
     */
    default?: number
    /**
     * Cards of poster rows: their width in px.
     */
    poster?: number
    /**
     * Cards that lead to a section: their width in px.
     */
    section?: number
    /**
     * Cards of playlists: their width in px.
     */
    playlist?: number
  }
  /**
   * The height of primary buttons in px.
   */
  ctaHeights?: {
    /**
     * The height on phones in px.
     */
    mobile?: number
    /**
     * The height on all other devices in px.
     */
    other?: number
  }
}
/**
 * The font of headings.
 */
export interface Font {
  /**
   * The name of an installed font family (a package of @fontsource-variable), or any name together with `files`.
   */
  family: string
  /**
   * true: the italic face is loaded as well.
   */
  italic?: boolean
  /**
   * The font family for Arabic text, when `family` has no Arabic letters. Without it: `family` for every language.
   */
  arabic?: string
  /**
   * The realm's own font files. Without it: the installed family is used.
   *
   * @minItems 1
   *
   * Items: One file.
   */
  files?: {
    /**
     * A woff2 file in the realm's images folder, such as images/velvet-bold.woff2.
     */
    src: string
    /**
     * The font weight of the file, such as 400, or the range of a variable font, such as "100 900".
     */
    weight?: string
    /**
     * normal: upright. italic: italic.
     */
    style?: ("normal" | "italic")
    /**
     * The characters that the file holds, as in CSS, such as "U+0600-06FF, U+200C-200E". Without it: all characters.
     */
    unicodeRange?: string
  }[]
}
/**
 * The font of all other text.
 */
export interface Font1 {
  /**
   * The name of an installed font family (a package of @fontsource-variable), or any name together with `files`.
   */
  family: string
  /**
   * true: the italic face is loaded as well.
   */
  italic?: boolean
  /**
   * The font family for Arabic text, when `family` has no Arabic letters. Without it: `family` for every language.
   */
  arabic?: string
  /**
   * The realm's own font files. Without it: the installed family is used.
   *
   * @minItems 1
   *
   * Items: One file.
   */
  files?: {
    /**
     * A woff2 file in the realm's images folder, such as images/velvet-bold.woff2.
     */
    src: string
    /**
     * The font weight of the file, such as 400, or the range of a variable font, such as "100 900".
     */
    weight?: string
    /**
     * normal: upright. italic: italic.
     */
    style?: ("normal" | "italic")
    /**
     * The characters that the file holds, as in CSS, such as "U+0600-06FF, U+200C-200E". Without it: all characters.
     */
    unicodeRange?: string
  }[]
}
/**
 * The menu on desktops and tablets.
 */
export interface Menu {
  /**
   * The position of the menu. top: a centered bar. top-left: a bar that begins next to the logo. sidebar: at the side. hamburger: behind a button.
   */
  layout: ("top" | "top-left" | "sidebar" | "hamburger")
  /**
   * The items of the menu, in order.
   */
  items: MenuItem[]
}
/**
 * How the item looks. Without it: like the others.
 */
export interface MenuStyle {
  /**
   * true: the item is emphasized. Without it: false.
   */
  featured?: boolean
  /**
   * The icon next to the text. Without it: the built-in icon of the target, if it has one.
   */
  iconUrl?: string
  /**
   * The icon while the page of the item is open. Without it: `iconUrl`.
   */
  activeIconUrl?: string
}
/**
 * How the item looks. Without it: like the others.
 */
export interface MenuStyle1 {
  /**
   * true: the item is emphasized. Without it: false.
   */
  featured?: boolean
  /**
   * The icon next to the text. Without it: the built-in icon of the target, if it has one.
   */
  iconUrl?: string
  /**
   * The icon while the page of the item is open. Without it: `iconUrl`.
   */
  activeIconUrl?: string
}
/**
 * How the item looks. Without it: like the others.
 */
export interface MenuStyle2 {
  /**
   * true: the item is emphasized. Without it: false.
   */
  featured?: boolean
  /**
   * The icon next to the text. Without it: the built-in icon of the target, if it has one.
   */
  iconUrl?: string
  /**
   * The icon while the page of the item is open. Without it: `iconUrl`.
   */
  activeIconUrl?: string
}
/**
 * How the item looks. Without it: like the others.
 */
export interface MenuStyle3 {
  /**
   * true: the item is emphasized. Without it: false.
   */
  featured?: boolean
  /**
   * The icon next to the text. Without it: the built-in icon of the target, if it has one.
   */
  iconUrl?: string
  /**
   * The icon while the page of the item is open. Without it: `iconUrl`.
   */
  activeIconUrl?: string
}
/**
 * How the item looks. Without it: like the others.
 */
export interface MenuStyle4 {
  /**
   * true: the item is emphasized. Without it: false.
   */
  featured?: boolean
  /**
   * The icon next to the text. Without it: the built-in icon of the target, if it has one.
   */
  iconUrl?: string
  /**
   * The icon while the page of the item is open. Without it: `iconUrl`.
   */
  activeIconUrl?: string
}
/**
 * The menu on phones. Without it: the menu `WEB`.
 */
export interface Menu1 {
  /**
   * The position of the menu. top: a centered bar. top-left: a bar that begins next to the logo. sidebar: at the side. hamburger: behind a button.
   */
  layout: ("top" | "top-left" | "sidebar" | "hamburger")
  /**
   * The items of the menu, in order.
   */
  items: MenuItem[]
}
/**
 * A sign-in method. The options of the provider are written next to its name.
 */
export interface AuthenticationProvider {
  /**
   * The name of the sign-in provider, such as id or openid.
   */
  name: string
  [k: string]: unknown
}
/**
 * A payment method. Its options are written next to its name.
 */
export interface PaymentProvider {
  /**
   * The name of the payment method, such as stripe.
   */
  name: string
  [k: string]: unknown
}
/**
 * A page whose rows the realm defines.
 */
export interface Page {
  /**
   * The rows of the page, from top to bottom.
   *
   * @minItems 1
   */
  rows: Row[]
}
/**
 * A row of a page. The options of its row renderer are written next to these keys.
 */
export interface Row {
  /**
   * The row renderer, such as default or hero. Its plugin must be listed in `plugins`.
   */
  type: string
  /**
   * The list at the platform whose items fill the row. Without it: the heroes of the page for a hero, nothing otherwise.
   */
  bucket?: string
  /**
   * The title of the row. Without it: the title that the platform gives the list.
   */
  title?: (string | {
    /**
     * The text in this language.
     */
    [k: string]: string
  })
  [k: string]: unknown
}
/**
 * Features and settings. Each has a safe default.
 */
export interface Settings {
  /**
   * ENABLED: programs of the guide that are on air can be played from their card. DISABLED: they cannot.
   */
  epgPlaybackContentStatus?: ("ENABLED" | "DISABLED")
  /**
   * ENABLED: viewers can restart the program that is on air. DISABLED: they cannot.
   */
  currentProgramPlaybackStatus?: ("ENABLED" | "DISABLED")
  /**
   * ENABLED: viewers can share what they watch. DISABLED: there is no share button.
   */
  socialSharingStatus?: ("ENABLED" | "DISABLED")
  /**
   * true: viewers can keep watchlists.
   */
  watchlistsEnabled?: boolean
  /**
   * Viewer profiles: several people with one account.
   */
  profileConfiguration?: {
    /**
     * ENABLED: an account can have several profiles. NONE: it has one.
     */
    status?: ("NONE" | "ENABLED")
  }
  /**
   * Settings of one kind of client.
   */
  appSettings?: {
    /**
     * Settings of the web site.
     */
    WEB?: {
      /**
       * true: lists show content that cannot be watched from the country of the viewer.
       */
      displayGeoblocked?: boolean
      /**
       * true: lists show guests content that needs an account.
       */
      displayContentAvailableOnSignIn?: boolean
    }
  }
  /**
   * true: a page about the film or episode comes before its player. false: the player opens at once. Live events have no such page.
   */
  interstitialPage?: boolean
  /**
   * show: cards have titles. hide: cards are pictures alone, for artwork that contains the title.
   */
  contentTitles?: ("show" | "hide")
  /**
   * Further checks when viewers sign in. Empty: none.
   *
   * Items: One check.
   */
  mfaConfigurations?: {
    /**
     * CAPTCHA: a check that the visitor is human.
     */
    type: "CAPTCHA"
    /**
     * FRONT_OFFICE_AUTHENTICATION: the check is made when viewers sign in.
     */
    action: "FRONT_OFFICE_AUTHENTICATION"
    /**
     * ENABLED: the check is made. DISABLED: it is not.
     */
    status: ("ENABLED" | "DISABLED")
    /**
     * The public key of the captcha. The forms that sign in with the platform's own accounts fetch its script and send its token in the header x-captcha-token. Without it: the sign-in button leads to the sign-in page and no token is sent.
     */
    siteKey?: string
    /**
     * The address of a script with the interface of reCAPTCHA v3; the key is added as `render`.
     */
    scriptUrl?: string
  }[]
  /**
   * true: viewers can sign in by a link in an email. It is listed after the authenticationProviders.
   */
  magicLink?: boolean
  /**
   * true: viewers can make accounts themselves. false: there is no sign-up.
   */
  allowSelfRegistration?: boolean
  /**
   * Texts and checkboxes that a viewer sees before creating an account, in order. Empty: none.
   */
  consentTerms?: ConsentTerm[]
  /**
   * VESPER: search has a page of its own. OVERLAY: search opens above the page.
   */
  searchEngine?: ("VESPER" | "OVERLAY")
  /**
   * true, together with seriesInterstitial: cards of seasons lead to the page of their series. Alone it changes nothing.
   */
  enhancedMetadata?: boolean
  /**
   * true, together with enhancedMetadata: cards of seasons lead to the page of their series. Alone it changes nothing.
   */
  seriesInterstitial?: boolean
  /**
   * Whether arrow keys move the focus to what lies in their direction, as the remote control of a television needs it. auto: on televisions and on large screens without mouse or touch pad. on: in every browser. off: nowhere.
   */
  arrowKeys?: ("auto" | "on" | "off")
  /**
   * true: browsers keep the site's scripts, texts and the pages seen last, so that it opens without a connection and can be installed. Nothing personal is kept, no media, and no page that takes payments. false: nothing is kept, and browsers remove what they kept before.
   */
  offline?: boolean
  /**
   * true: the header shows the chosen language. Without it: shown when more than one language is offered.
   */
  languageBadge?: boolean
  /**
   * true: viewers who use a VPN see a message and cannot buy.
   */
  vpnDisallowed?: boolean
  /**
   * Countries from which viewers can make an account and buy, and in which tax number and date of birth are required. Empty: no restriction.
   *
   * Items: One restriction.
   */
  addressCountryRestriction?: {
    /**
     * BLACKLIST: all countries but these. WHITELIST: these countries alone.
     */
    type: ("BLACKLIST" | "WHITELIST")
    /**
     * REGISTRATION: viewers in other countries can neither make an account nor buy; in these countries a viewer must fill in every field of account forms. PURCHASE: in these countries a buyer must fill in every field of the billing details; no viewer is excluded.
     */
    context: ("PURCHASE" | "REGISTRATION")
    /**
     * Countries as two capital letters, such as PT (ISO 3166-1 alpha-2).
     *
     * Items: Two capital letters.
     */
    countries: string[]
  }[]
  /**
   * true: the site has live events. false: everything about live events is hidden.
   */
  live?: boolean
  /**
   * true: the site has a schedule of live events, which `live` must allow. It needs the plugin route/guide.
   */
  scheduleSection?: boolean
  /**
   * The name of the external table at the platform that contains the program guide. Without it: the guide of the platform.
   */
  externalTable?: string
  /**
   * The sign-in provider that the sign-in button opens directly, such as openid or openid/stagedoor. Without it: the button leads to the sign-in page.
   */
  externalSignIn?: string
  /**
   * true: calls carry an app-check token of Firebase. It needs the plugin sign-in/firebase with recaptchaKey, projectId and appId.
   */
  appCheck?: boolean
  /**
   * true: a hero that the viewer may watch plays in place. It needs the plugin section/hero.
   */
  heroPlayer?: boolean
  /**
   * true: licenses without a price can be taken. false: they are not offered.
   */
  allowFreePurchase?: boolean
  /**
   * Roles of accounts at the platform that may open the pages for staff, such as ADMIN. Empty: nobody.
   *
   * Items: The name of a role.
   */
  adminRoles?: string[]
  /**
   * Third-party scripts and style sheets that browsers load only when their content matches these hashes (PCI DSS 6.4.3). Use it for files of a fixed version: a file that its owner changes at the same address no longer loads. `realm explain <realm> --scripts` lists the files and what they are for.
   *
   * Items: One file.
   */
  subresourceIntegrity?: {
    /**
     * The address from which the plugin loads the file.
     */
    url: string
    /**
     * One or more hashes of the file, such as sha384-…, with spaces between. The server of the file must allow other sites to read it (CORS).
     */
    integrity: string
  }[]
  /**
   * Sites whose pages may show the player in a frame and control it. Empty: none.
   */
  trustedEmbedOrigins?: Origin[]
}
/**
 * A text or checkbox that a viewer sees before creating an account.
 */
export interface ConsentTerm {
  /**
   * The name under which the platform stores the answer.
   */
  fieldName: string
  /**
   * INFORMATION_TEXT: a text to read. BINARY_CHOICE: a checkbox.
   */
  fieldType: ("INFORMATION_TEXT" | "BINARY_CHOICE")
  /**
   * The heading, or the text next to the checkbox.
   */
  label: (string | {
    /**
     * The text in this language.
     */
    [k: string]: string
  })
  /**
   * The text to read. Without it: the label alone.
   */
  text?: (string | {
    /**
     * The text in this language.
     */
    [k: string]: string
  })
  /**
   * true: the account is created only when the box is checked.
   */
  required?: boolean
  /**
   * "true" checks the box beforehand; any other text does not. Without it: data.default decides, else not checked.
   */
  defaultValue?: string
  /**
   * The same default as the platform writes it. Without it: none.
   */
  data?: {
    /**
     * "true" checks the box beforehand. defaultValue takes precedence. Without it: not checked.
     */
    default?: string
  }
}
/**
 * Route role to path, such as "BROWSE": "/discover". `realm routes` lists the roles.
 */
export interface RouteOverrides4 {
  /**
   * A path that begins with / and has the same parameters as the built-in one, such as /film/{vodId}/{vodTitle?}.
   */
  [k: string]: string
}
/**
 * Colors, fonts, sizes and shapes of the brand.
 */
export interface Theme1 {
  /**
   * How the browser draws scroll bars and form controls: for a dark or for a light page.
   */
  scheme?: ("dark" | "light")
  /**
   * The colors of the brand. Text is checked for a contrast of at least 4.5 to 1, lines and accents for 3 to 1 (WCAG 2.2 AA).
   */
  colors: {
    /**
     * The background of the page.
     */
    ground: string
    /**
     * The background of panels, menus and cards.
     */
    surface: string
    /**
     * The color of text.
     */
    text: string
    /**
     * The color of secondary text: captions and metadata.
     */
    muted: string
    /**
     * The main color of the brand: primary buttons, focus and the active menu item.
     */
    accent: string
    /**
     * The color of text on the accent color.
     */
    inkOnAccent: string
    /**
     * The color of the borders of controls.
     */
    line: string
    /**
     * The color that marks what is on now.
     */
    live: string
    /**
     * The color of errors. Without it: the color `live`.
     */
    danger?: string
  }
  /**
   * The fonts of the brand.
   */
  fonts: {
    display: Font
    body: Font1
  }
  /**
   * Sizes and spacing of text.
   */
  typography?: {
    /**
     * The size of body text in px.
     */
    base?: number
    /**
     * How many times larger each step of the type scale is than the one below.
     */
    ratio?: number
    /**
     * The line height of body text, as a multiple of its size.
     */
    lineHeight?: number
    /**
     * The style of headings.
     */
    heading?: {
      /**
       * none: as written. upper: in capitals.
       */
      case?: ("none" | "upper")
      /**
       * normal: upright. italic: slanted, where the font has an italic face.
       */
      style?: ("normal" | "italic")
      /**
       * The font weight of headings: 400 is regular, 700 is bold.
       */
      weight?: number
      /**
       * The line height of headings, as a multiple of their size.
       */
      lineHeight?: number
      /**
       * The letter spacing of headings in em; negative values tighten them. Arabic is never spaced.
       */
      letterSpacing?: number
    }
    /**
     * The size of page headings in px, by kind of device.
     */
    headingSizes?: {
      /**
       * The size of page headings on phones in px.
       */
      mobile?: number
      /**
       * The size of page headings on tablets in px.
       */
      tablet?: number
      /**
       * The size of page headings on desktops in px.
       */
      desktop?: number
      /**
       * The size of page headings on televisions in px.
       */
      tv?: number
    }
    /**
     * The size of a hero's title on a desktop in px; smaller screens scale it down.
     */
    heroSize?: number
  }
  /**
   * Corners, edges and proportions.
   */
  shape?: {
    /**
     * The radius of the corners of buttons and panels in px.
     */
    radius?: number
    /**
     * The radius of the corners of cards in px.
     */
    cardRadius?: number
    /**
     * straight: rectangular cards. slanted: cards with one slanted side.
     */
    cardEdge?: ("straight" | "slanted")
    /**
     * The proportion of card pictures, width to height.
     */
    cardRatio?: ("16:9" | "3:2" | "4:5" | "1:1")
    /**
     * beneath: the title is below the picture. over: it is on the picture.
     */
    cardCaption?: ("beneath" | "over")
    /**
     * The look of row titles. plain: text alone. rule: with a line. numbered: with the number of the row. tab: on a colored tab.
     */
    rowTitle?: ("plain" | "rule" | "numbered" | "tab")
    /**
     * The look of buttons. block: rectangular. pill: round ends. slanted: slanted sides. underlined: text with a line.
     */
    button?: ("block" | "pill" | "slanted" | "underlined")
  }
  /**
   * Animations. Viewers whose device is set to reduced motion see none.
   */
  motion?: {
    /**
     * How elements enter the page. snap: at once. fade: by fading in. slide: by sliding in.
     */
    style?: ("snap" | "fade" | "slide")
    /**
     * How long an entrance takes, in milliseconds.
     */
    duration?: number
  }
  /**
   * The space at the sides of the page in px, by kind of device.
   */
  gutter?: {
    /**
     * The space at the sides of the page on phones in px.
     */
    mobile?: number
    /**
     * The space at the sides of the page on tablets in px.
     */
    tablet?: number
    /**
     * The space at the sides of the page on desktops in px.
     */
    desktop?: number
    /**
     * The space at the sides of the page on televisions in px.
     */
    tv?: number
  }
  /**
   * The width of cards in px, by kind of row; narrow windows make them smaller.
   */
  cardWidths?: {
    /**
     * Cards of ordinary rows: their width in px.
     */
    default?: number
    /**
     * Cards of poster rows: their width in px.
     */
    poster?: number
    /**
     * Cards that lead to a section: their width in px.
     */
    section?: number
    /**
     * Cards of playlists: their width in px.
     */
    playlist?: number
  }
  /**
   * The height of primary buttons in px.
   */
  ctaHeights?: {
    /**
     * The height on phones in px.
     */
    mobile?: number
    /**
     * The height on all other devices in px.
     */
    other?: number
  }
}
/**
 * A font family.
 */
export interface Font2 {
  /**
   * The name of an installed font family (a package of @fontsource-variable), or any name together with `files`.
   */
  family: string
  /**
   * true: the italic face is loaded as well.
   */
  italic?: boolean
  /**
   * The font family for Arabic text, when `family` has no Arabic letters. Without it: `family` for every language.
   */
  arabic?: string
  /**
   * The realm's own font files. Without it: the installed family is used.
   *
   * @minItems 1
   *
   * Items: One file.
   */
  files?: {
    /**
     * A woff2 file in the realm's images folder, such as images/velvet-bold.woff2.
     */
    src: string
    /**
     * The font weight of the file, such as 400, or the range of a variable font, such as "100 900".
     */
    weight?: string
    /**
     * normal: upright. italic: italic.
     */
    style?: ("normal" | "italic")
    /**
     * The characters that the file holds, as in CSS, such as "U+0600-06FF, U+200C-200E". Without it: all characters.
     */
    unicodeRange?: string
  }[]
}
/**
 * A menu.
 */
export interface Menu2 {
  /**
   * The position of the menu. top: a centered bar. top-left: a bar that begins next to the logo. sidebar: at the side. hamburger: behind a button.
   */
  layout: ("top" | "top-left" | "sidebar" | "hamburger")
  /**
   * The items of the menu, in order.
   */
  items: MenuItem[]
}
/**
 * How a menu item looks.
 */
export interface MenuStyle5 {
  /**
   * true: the item is emphasized. Without it: false.
   */
  featured?: boolean
  /**
   * The icon next to the text. Without it: the built-in icon of the target, if it has one.
   */
  iconUrl?: string
  /**
   * The icon while the page of the item is open. Without it: `iconUrl`.
   */
  activeIconUrl?: string
}
/**
 * Values that are sent with every analytics event of signing in with this provider. Without it: none.
 */
export interface EventProperties {
  /**
   * A text, a number, true or false.
   */
  [k: string]: string | number | boolean
}
/**
 * Settings that are passed unchanged to the provider's own software.
 */
export interface SdkSettings {
  [k: string]: unknown
}
/**
 * Features and settings. Each has a safe default.
 */
export interface Settings1 {
  /**
   * ENABLED: programs of the guide that are on air can be played from their card. DISABLED: they cannot.
   */
  epgPlaybackContentStatus?: ("ENABLED" | "DISABLED")
  /**
   * ENABLED: viewers can restart the program that is on air. DISABLED: they cannot.
   */
  currentProgramPlaybackStatus?: ("ENABLED" | "DISABLED")
  /**
   * ENABLED: viewers can share what they watch. DISABLED: there is no share button.
   */
  socialSharingStatus?: ("ENABLED" | "DISABLED")
  /**
   * true: viewers can keep watchlists.
   */
  watchlistsEnabled?: boolean
  /**
   * Viewer profiles: several people with one account.
   */
  profileConfiguration?: {
    /**
     * ENABLED: an account can have several profiles. NONE: it has one.
     */
    status?: ("NONE" | "ENABLED")
  }
  /**
   * Settings of one kind of client.
   */
  appSettings?: {
    /**
     * Settings of the web site.
     */
    WEB?: {
      /**
       * true: lists show content that cannot be watched from the country of the viewer.
       */
      displayGeoblocked?: boolean
      /**
       * true: lists show guests content that needs an account.
       */
      displayContentAvailableOnSignIn?: boolean
    }
  }
  /**
   * true: a page about the film or episode comes before its player. false: the player opens at once. Live events have no such page.
   */
  interstitialPage?: boolean
  /**
   * show: cards have titles. hide: cards are pictures alone, for artwork that contains the title.
   */
  contentTitles?: ("show" | "hide")
  /**
   * Further checks when viewers sign in. Empty: none.
   *
   * Items: One check.
   */
  mfaConfigurations?: {
    /**
     * CAPTCHA: a check that the visitor is human.
     */
    type: "CAPTCHA"
    /**
     * FRONT_OFFICE_AUTHENTICATION: the check is made when viewers sign in.
     */
    action: "FRONT_OFFICE_AUTHENTICATION"
    /**
     * ENABLED: the check is made. DISABLED: it is not.
     */
    status: ("ENABLED" | "DISABLED")
    /**
     * The public key of the captcha. The forms that sign in with the platform's own accounts fetch its script and send its token in the header x-captcha-token. Without it: the sign-in button leads to the sign-in page and no token is sent.
     */
    siteKey?: string
    /**
     * The address of a script with the interface of reCAPTCHA v3; the key is added as `render`.
     */
    scriptUrl?: string
  }[]
  /**
   * true: viewers can sign in by a link in an email. It is listed after the authenticationProviders.
   */
  magicLink?: boolean
  /**
   * true: viewers can make accounts themselves. false: there is no sign-up.
   */
  allowSelfRegistration?: boolean
  /**
   * Texts and checkboxes that a viewer sees before creating an account, in order. Empty: none.
   */
  consentTerms?: ConsentTerm[]
  /**
   * VESPER: search has a page of its own. OVERLAY: search opens above the page.
   */
  searchEngine?: ("VESPER" | "OVERLAY")
  /**
   * true, together with seriesInterstitial: cards of seasons lead to the page of their series. Alone it changes nothing.
   */
  enhancedMetadata?: boolean
  /**
   * true, together with enhancedMetadata: cards of seasons lead to the page of their series. Alone it changes nothing.
   */
  seriesInterstitial?: boolean
  /**
   * Whether arrow keys move the focus to what lies in their direction, as the remote control of a television needs it. auto: on televisions and on large screens without mouse or touch pad. on: in every browser. off: nowhere.
   */
  arrowKeys?: ("auto" | "on" | "off")
  /**
   * true: browsers keep the site's scripts, texts and the pages seen last, so that it opens without a connection and can be installed. Nothing personal is kept, no media, and no page that takes payments. false: nothing is kept, and browsers remove what they kept before.
   */
  offline?: boolean
  /**
   * true: the header shows the chosen language. Without it: shown when more than one language is offered.
   */
  languageBadge?: boolean
  /**
   * true: viewers who use a VPN see a message and cannot buy.
   */
  vpnDisallowed?: boolean
  /**
   * Countries from which viewers can make an account and buy, and in which tax number and date of birth are required. Empty: no restriction.
   *
   * Items: One restriction.
   */
  addressCountryRestriction?: {
    /**
     * BLACKLIST: all countries but these. WHITELIST: these countries alone.
     */
    type: ("BLACKLIST" | "WHITELIST")
    /**
     * REGISTRATION: viewers in other countries can neither make an account nor buy; in these countries a viewer must fill in every field of account forms. PURCHASE: in these countries a buyer must fill in every field of the billing details; no viewer is excluded.
     */
    context: ("PURCHASE" | "REGISTRATION")
    /**
     * Countries as two capital letters, such as PT (ISO 3166-1 alpha-2).
     *
     * Items: Two capital letters.
     */
    countries: string[]
  }[]
  /**
   * true: the site has live events. false: everything about live events is hidden.
   */
  live?: boolean
  /**
   * true: the site has a schedule of live events, which `live` must allow. It needs the plugin route/guide.
   */
  scheduleSection?: boolean
  /**
   * The name of the external table at the platform that contains the program guide. Without it: the guide of the platform.
   */
  externalTable?: string
  /**
   * The sign-in provider that the sign-in button opens directly, such as openid or openid/stagedoor. Without it: the button leads to the sign-in page.
   */
  externalSignIn?: string
  /**
   * true: calls carry an app-check token of Firebase. It needs the plugin sign-in/firebase with recaptchaKey, projectId and appId.
   */
  appCheck?: boolean
  /**
   * true: a hero that the viewer may watch plays in place. It needs the plugin section/hero.
   */
  heroPlayer?: boolean
  /**
   * true: licenses without a price can be taken. false: they are not offered.
   */
  allowFreePurchase?: boolean
  /**
   * Roles of accounts at the platform that may open the pages for staff, such as ADMIN. Empty: nobody.
   *
   * Items: The name of a role.
   */
  adminRoles?: string[]
  /**
   * Third-party scripts and style sheets that browsers load only when their content matches these hashes (PCI DSS 6.4.3). Use it for files of a fixed version: a file that its owner changes at the same address no longer loads. `realm explain <realm> --scripts` lists the files and what they are for.
   *
   * Items: One file.
   */
  subresourceIntegrity?: {
    /**
     * The address from which the plugin loads the file.
     */
    url: string
    /**
     * One or more hashes of the file, such as sha384-…, with spaces between. The server of the file must allow other sites to read it (CORS).
     */
    integrity: string
  }[]
  /**
   * Sites whose pages may show the player in a frame and control it. Empty: none.
   */
  trustedEmbedOrigins?: Origin[]
}
