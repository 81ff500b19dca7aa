/** The debug route table: every literal segment is an emoji (ROU-006), so that a hard-coded path is conspicuous. */
import type { RouteRole } from '../routeRoles';

const login = '/🔓';
const gift = '/🎁';
const fighters = '/🥊';
const news = '/📰';
const live = '/🔴';
const pay = '/💰';
const oauth = '/🔑';
const oidc = '/🪪';
const admin = '/🛠';

export const debugTable: Readonly<Record<RouteRole, string>> = {
  ROOT: '/',
  HOME: '/🏠',
  BROWSE: '/🧭',
  SCHEDULE: '/📅',
  EPG: '/📺',
  LIVE_NOW: live,
  UPCOMING: '/⏭',
  RELEASES: '/🆕',
  GRID: '/🔲',
  SEARCH: '/🔍',

  ACCOUNT: '/👤',
  PREFERENCES: '/⚙',
  PROFILES: '/👥',
  FAVOURITES: '/⭐',
  HISTORY: '/🕘',
  WATCHLISTS: '/📋/{watchlistId?}',
  MEMBER_AREA: '/💳',

  ACTIVATE: '/⚡/{id}',
  CONFIRM_RESET: '/✅/{code}',
  REQUEST_NEW_PWD: '/🆘',
  RESET_PWD: '/🔏',
  EMAIL_CONFIRMATION: '/📧',
  EXTERNAL_PAGE: '/🌐/{pageId}',
  MOBILE_EXTERNAL: '/📱',
  IMPERSONATION: '/🎭/{token}',
  TV_LOGIN: '/🖥/{tvAuthType?}',

  FIGHTERS: fighters,
  FIGHTER: `${fighters}/{id}`,
  NEWS: news,
  NEWS_ITEM: `${news}/{feedName}/{newId}`,

  GIFT: gift,
  GIFT_ITEM: `${gift}/{giftId}`,
  GIFT_LOGIN: `${gift}/{giftId?}/🔓`,
  GIFT_LOGIN_REDIRECT: `${gift}/{giftId?}/🔓/↪`,
  GIFT_PAY: `${gift}/{giftId?}/💰`,
  GIFT_REDEEM_LOGIN: `${gift}/🎟/{redeemCode}/🔓`,
  GIFT_REDEEM_REGISTER: `${gift}/🎟/{redeemCode}/📝`,
  REDEEM: '/🎟',

  INTERSTITIAL: '/🚦/{eventId}/{eventTitle?}',
  LIVE: `${live}/{eventId}/{eventTitle?}`,
  WATCH_TOGETHER: `${live}/{eventId}/👯`,
  VOD: '/🎬/{eventId}/{eventTitle?}',
  MULTI_VIDEO: '/🔳/{eventId}',
  PLAYLIST: '/🎵/{playlistId}/{playlistTitle?}',
  SEASON: '/🍂/{seasonId}/{seasonTitle?}',
  SERIES: '/📚/{seriesId}/{seriesTitle?}',
  SECTION: '/📂/{id}',
  PLUGIN: '/🔌/{id}',

  LOGIN: login,
  LOGIN_PROVIDER: `${login}/{authProvider}/{clientName?}`,
  LOGIN_REQUEST_PASSWORD: `${login}/🆘`,
  LOGIN_RESET_PASSWORD: `${login}/🔏`,
  LOGIN_MAGIC_LINK: `${login}/✨`,
  LOGOUT: '/🚪',
  SIGNUP: '/📝',
  PROVIDERS: '/📡/{result?}/{device?}',
  OAUTH: `${oauth}/{provider}`,
  OAUTH_APP: `${oauth}/{provider}/{appname}`,
  OIDC: oidc,
  OIDC_ACCOUNT: `${oidc}/👤`,
  OIDC_LOGIN: `${oidc}/🔓`,
  OIDC_REQUEST_PASSWORD: `${oidc}/🆘`,
  OIDC_RESET_PASSWORD: `${oidc}/🔏`,
  OIDC_SIGNUP: `${oidc}/📝`,

  PURCHASE: '/🛒',
  PAY_CONFIRMATION: pay,
  PAY: `${pay}/{providerId}`,
  PAYMENT: '/🧾/{id}',
  PAYMENT_AUTHORIZATION: '/🏦',
  PAYMENT_UPDATE: '/🔄/{licenceId}',
  LICENCE_REDIRECT: '/↪',

  ADMIN_404_PREVIEW: `${admin}/🚫`,
  ADMIN_CANCELLATION_PROMO_PREVIEW: `${admin}/💔`,
  ADMIN_COMPOSED_PAGE_PREVIEW: `${admin}/🧩`,
  ADMIN_NAVBAR_PREVIEW: `${admin}/🧭`,
  ADMIN_PLUGIN_PREVIEW: `${admin}/🔌`,
  ADMIN_PREVIEW: `${admin}/👁`,
  ADMIN_SECTION_PREVIEW: `${admin}/📂`,
};
