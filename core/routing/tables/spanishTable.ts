/** The Spanish route table. */
import { technicalPaths, type RouteRole } from '../routeRoles';

const login = '/login';
const gift = '/regalo';
const fighters = '/luchadores';
const news = '/noticias';
const live = '/envivo';
const pay = '/pagar';

export const spanishTable: Readonly<Record<RouteRole, string>> = {
  ...technicalPaths,
  ROOT: '/',
  HOME: '/inicio',
  BROWSE: '/canales',
  SCHEDULE: '/programacion',
  EPG: '/guiacanales',
  LIVE_NOW: live,
  UPCOMING: '/proximamente',
  RELEASES: '/estrenos',
  GRID: '/cuadricula',
  SEARCH: '/buscar',

  ACCOUNT: '/cuenta',
  PREFERENCES: '/preferencias',
  PROFILES: '/perfiles',
  FAVOURITES: '/favoritos',
  HISTORY: '/historial',
  WATCHLISTS: '/listas/{watchlistId?}',
  MEMBER_AREA: '/members',

  ACTIVATE: '/activar/{id}',
  CONFIRM_RESET: '/confirmar-restablecer/{code}',
  REQUEST_NEW_PWD: '/solicitar-clave',
  RESET_PWD: '/restablecer-clave',
  EMAIL_CONFIRMATION: '/confirmar-correo',
  EXTERNAL_PAGE: '/pagina-externa/{pageId}',

  FIGHTERS: fighters,
  FIGHTER: `${fighters}/{id}`,
  NEWS: news,
  NEWS_ITEM: `${news}/{feedName}/{newId}`,

  GIFT: gift,
  GIFT_ITEM: `${gift}/{giftId}`,
  GIFT_LOGIN: `${gift}/{giftId?}/login`,
  GIFT_LOGIN_REDIRECT: `${gift}/{giftId?}/login/redirect`,
  GIFT_PAY: `${gift}/{giftId?}/pagar`,
  GIFT_REDEEM_LOGIN: `${gift}/canjear/{redeemCode}/login`,
  GIFT_REDEEM_REGISTER: `${gift}/canjear/{redeemCode}/registro`,
  REDEEM: '/canjear',

  INTERSTITIAL: '/intersticial/{eventId}/{eventTitle?}',
  LIVE: `${live}/{eventId}/{eventTitle?}`,
  WATCH_TOGETHER: `${live}/{eventId}/ver-juntos`,
  VOD: '/video/{eventId}/{eventTitle?}',
  PLAYLIST: '/lista/{playlistId}/{playlistTitle?}',
  SEASON: '/temporada/{seasonId}/{seasonTitle?}',
  SERIES: '/serie/{seriesId}/{seriesTitle?}',
  SECTION: '/seccion/{id}',

  LOGIN: login,
  LOGIN_PROVIDER: `${login}/{authProvider}/{clientName?}`,
  LOGIN_REQUEST_PASSWORD: `${login}/solicitar-clave`,
  LOGIN_RESET_PASSWORD: `${login}/restablecer-clave`,
  LOGIN_MAGIC_LINK: `${login}/magic-link`,
  LOGOUT: '/cerrarsesion',
  SIGNUP: '/registro',

  PURCHASE: '/comprar',
  PAY_CONFIRMATION: pay,
  PAY: `${pay}/{providerId}`,
};
