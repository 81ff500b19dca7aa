/** The built-in pages by route role, with their modules. Data only: also read by the host and the command line. */

export interface BuiltInPage {
  /** Relative to core, without extension. */
  readonly module: string;
  /** Message bundles needed beyond those of the first page. */
  readonly messages: readonly string[];
  /** Message key of the document title. */
  readonly titleKey: string;
  /** `bare` pages have no top bar and no menu (NAV-021); content starts at the top. */
  readonly chrome: 'full' | 'bare';
  /** Whether search engines may index it. */
  readonly indexed: boolean;
  /** It concerns the account, so it does not ask which profile is watching (FAV-037). */
  readonly forAccount?: boolean;
  /** The host renders it for guests, from what its module's `prepare` loads. */
  readonly rendersOnHost?: boolean;
  /** A path parameter without which the page does not exist. */
  readonly needs?: string;
}

const section = {
  module: 'catalogue/pages/SectionPage',
  messages: [],
  chrome: 'full',
  indexed: true,
  rendersOnHost: true,
} as const;
const signIn = {
  messages: ['session', 'details'],
  chrome: 'bare',
  indexed: false,
  forAccount: true,
} as const;
const password = { ...signIn, module: 'session/pages/ResetPasswordPage' } as const;
const purchase = {
  messages: ['commerce', 'details'],
  chrome: 'bare',
  indexed: false,
  forAccount: true,
} as const;
const content = { messages: ['content'], chrome: 'bare', indexed: true, rendersOnHost: true } as const;
const events = { messages: ['live'], chrome: 'full', indexed: true } as const;
const watch = {
  messages: ['playback', 'content'],
  chrome: 'bare',
  indexed: true,
  rendersOnHost: true,
} as const;
const list = { messages: ['search', 'content'], chrome: 'full', indexed: false } as const;
const forward = { ...signIn, module: 'session/pages/OidcForwardPage', titleKey: 'signInPage' } as const;

/** A role that is neither here nor a route plugin's shows the page "not in this realm". */
export const builtInPages = {
  ROOT: { ...section, titleKey: 'homePage' },
  HOME: { ...section, titleKey: 'homePage' },
  BROWSE: { ...section, titleKey: 'browsePage' },
  SCHEDULE: { ...section, titleKey: 'schedulePage' },
  SECTION: { ...section, titleKey: 'browsePage' },
  LIVE_NOW: { ...events, module: 'live/pages/LiveNowPage', titleKey: 'liveNowPage' },
  UPCOMING: { ...events, module: 'live/pages/UpcomingPage', titleKey: 'upcomingPage' },
  RELEASES: { ...section, titleKey: 'releasesPage' },
  GRID: { ...list, module: 'pages/lists/GridPage', titleKey: 'gridPage', indexed: true, rendersOnHost: true },
  SEARCH: { ...list, module: 'pages/search/SearchPage', titleKey: 'searchPage', rendersOnHost: true },
  FAVOURITES: { ...list, module: 'pages/lists/FavouritesPage', titleKey: 'favouritesPage' },
  HISTORY: { ...list, module: 'pages/lists/HistoryPage', titleKey: 'historyPage' },
  VOD: { ...watch, module: 'pages/watch/VodPage', titleKey: 'watchPage' },
  LIVE: { ...watch, module: 'pages/watch/LivePage', titleKey: 'watchPage' },
  INTERSTITIAL: { ...watch, module: 'pages/watch/InterstitialPage', titleKey: 'aboutPage' },
  SERIES: { ...content, module: 'pages/content/SeriesPage', titleKey: 'seriesPage' },
  SEASON: { ...content, module: 'pages/content/SeriesPage', titleKey: 'seriesPage' },
  PLAYLIST: { ...content, module: 'pages/content/PlaylistPage', titleKey: 'playlistPage' },
  WATCHLISTS: {
    ...list,
    messages: ['content', 'library', 'search'],
    module: 'pages/watchlists/WatchlistsPage',
    titleKey: 'watchlistsPage',
  },
  PROFILES: {
    module: 'profiles/pages/ProfilesPage',
    messages: ['profiles'],
    forAccount: true,
    titleKey: 'profilesPage',
    chrome: 'bare',
    indexed: false,
  },
  PREFERENCES: {
    messages: ['account'],
    module: 'pages/account/PreferencesPage',
    titleKey: 'accountPreferences',
    chrome: 'full',
    indexed: false,
  },
  ACCOUNT: {
    messages: ['account'],
    module: 'pages/account/AccountPage',
    titleKey: 'accountPage',
    chrome: 'full',
    indexed: false,
  },
  LOGIN: { ...signIn, module: 'pages/signIn/LoginPage', titleKey: 'signInPage' },
  LOGIN_PROVIDER: { ...signIn, module: 'pages/signIn/LoginPage', titleKey: 'signInPage' },
  LOGIN_MAGIC_LINK: { ...signIn, module: 'pages/signIn/LoginPage', titleKey: 'signInPage' },
  SIGNUP: { ...signIn, module: 'pages/signIn/SignUpPage', titleKey: 'signUpPage' },
  GIFT_LOGIN: { ...signIn, module: 'pages/signIn/LoginPage', titleKey: 'signInPage' },
  GIFT_REDEEM_LOGIN: { ...signIn, module: 'pages/signIn/LoginPage', titleKey: 'signInPage' },
  GIFT_REDEEM_REGISTER: { ...signIn, module: 'pages/signIn/SignUpPage', titleKey: 'signUpPage' },
  GIFT_LOGIN_REDIRECT: {
    ...signIn,
    messages: [],
    module: 'session/pages/GiftLoginRedirectPage',
    titleKey: 'signInPage',
  },
  PROVIDERS: { ...signIn, module: 'session/pages/ProvidersPage', titleKey: 'signInPage' },
  LOGOUT: { ...signIn, module: 'session/pages/LogoutPage', titleKey: 'signOutPage' },
  LOGIN_REQUEST_PASSWORD: { ...password, titleKey: 'forgotPasswordPage' },
  REQUEST_NEW_PWD: { ...password, titleKey: 'forgotPasswordPage' },
  LOGIN_RESET_PASSWORD: { ...password, titleKey: 'newPasswordPage' },
  RESET_PWD: { ...password, titleKey: 'newPasswordPage' },
  CONFIRM_RESET: { ...password, titleKey: 'newPasswordPage' },
  EMAIL_CONFIRMATION: {
    ...signIn,
    module: 'session/pages/EmailConfirmationPage',
    titleKey: 'confirmEmailPage',
  },
  IMPERSONATION: { ...signIn, module: 'session/pages/ImpersonationPage', titleKey: 'signInPage' },
  OIDC: forward,
  OIDC_LOGIN: forward,
  OIDC_SIGNUP: forward,
  OIDC_ACCOUNT: forward,
  OIDC_REQUEST_PASSWORD: forward,
  OIDC_RESET_PASSWORD: forward,
  OAUTH: { ...signIn, module: 'session/pages/OAuthReturnPage', titleKey: 'signInPage' },
  OAUTH_APP: { ...signIn, module: 'session/pages/OAuthReturnPage', titleKey: 'signInPage' },
  PURCHASE: { ...purchase, module: 'commerce/pages/PurchasePage', titleKey: 'purchasePage' },
  LICENCE_REDIRECT: {
    ...purchase,
    messages: [],
    module: 'commerce/pages/LicenceRedirectPage',
    titleKey: 'purchasePage',
  },
  PAYMENT_UPDATE: {
    ...purchase,
    chrome: 'full',
    forAccount: false,
    module: 'commerce/pages/PaymentUpdatePage',
    titleKey: 'paymentUpdatePage',
  },
  PAY: { ...purchase, module: 'commerce/pages/PayPage', titleKey: 'purchasePage' },
  PAYMENT: { ...purchase, module: 'commerce/pages/PaymentPage', titleKey: 'purchasePage', needs: 'id' },
  PAYMENT_AUTHORIZATION: {
    ...purchase,
    module: 'commerce/pages/PaymentAuthorizationPage',
    titleKey: 'purchasePage',
  },
  PAY_CONFIRMATION: { ...purchase, module: 'commerce/pages/PayPage', titleKey: 'purchasePage' },
} as const satisfies Readonly<Record<string, BuiltInPage>>;

export type BuiltInRole = keyof typeof builtInPages;

/** The built-in page for a role, or undefined. */
export function builtInPage(role: string): BuiltInPage | undefined {
  return Object.hasOwn(builtInPages, role) ? builtInPages[role as BuiltInRole] : undefined;
}

/** The section that a section page shows; `home` is that of the default page. */
export function sectionOf(
  { role, params }: { readonly role: string; readonly params: Readonly<Record<string, string>> },
  home: string,
): string {
  return role === 'ROOT' ? home : (params['id'] ?? role.toLowerCase());
}
