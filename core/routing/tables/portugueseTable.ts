/** The Portuguese route table. */
import { technicalPaths, type RouteRole } from '../routeRoles';

const login = '/iniciar-sessao';
const gift = '/presente';
const fighters = '/lutadores';
const news = '/noticias';
const live = '/aovivo';
const pay = '/pagar';

export const portugueseTable: Readonly<Record<RouteRole, string>> = {
  ...technicalPaths,
  ROOT: '/',
  HOME: '/inicio',
  BROWSE: '/explorar',
  SCHEDULE: '/programacao',
  EPG: '/guia-tv',
  LIVE_NOW: live,
  UPCOMING: '/em-breve',
  RELEASES: '/lancamentos',
  GRID: '/grelha',
  SEARCH: '/pesquisar',

  ACCOUNT: '/conta',
  PREFERENCES: '/preferencias',
  PROFILES: '/perfis',
  FAVOURITES: '/favoritos',
  HISTORY: '/historico',
  WATCHLISTS: '/listas/{watchlistId?}',
  MEMBER_AREA: '/members',

  ACTIVATE: '/ativar/{id}',
  CONFIRM_RESET: '/confirmar-reposicao/{code}',
  REQUEST_NEW_PWD: '/pedir-senha',
  RESET_PWD: '/repor-senha',
  EMAIL_CONFIRMATION: '/confirmar-email',
  EXTERNAL_PAGE: '/pagina-externa/{pageId}',

  FIGHTERS: fighters,
  FIGHTER: `${fighters}/{id}`,
  NEWS: news,
  NEWS_ITEM: `${news}/{feedName}/{newId}`,

  GIFT: gift,
  GIFT_ITEM: `${gift}/{giftId}`,
  GIFT_LOGIN: `${gift}/{giftId?}/iniciar-sessao`,
  GIFT_LOGIN_REDIRECT: `${gift}/{giftId?}/iniciar-sessao/redirect`,
  GIFT_PAY: `${gift}/{giftId?}/pagar`,
  GIFT_REDEEM_LOGIN: `${gift}/resgatar/{redeemCode}/iniciar-sessao`,
  GIFT_REDEEM_REGISTER: `${gift}/resgatar/{redeemCode}/registar`,
  REDEEM: '/resgatar',

  INTERSTITIAL: '/intersticial/{eventId}/{eventTitle?}',
  LIVE: `${live}/{eventId}/{eventTitle?}`,
  WATCH_TOGETHER: `${live}/{eventId}/ver-juntos`,
  VOD: '/video/{eventId}/{eventTitle?}',
  PLAYLIST: '/lista/{playlistId}/{playlistTitle?}',
  SEASON: '/temporada/{seasonId}/{seasonTitle?}',
  SERIES: '/serie/{seriesId}/{seriesTitle?}',
  SECTION: '/secao/{id}',

  LOGIN: login,
  LOGIN_PROVIDER: `${login}/{authProvider}/{clientName?}`,
  LOGIN_REQUEST_PASSWORD: `${login}/pedir-senha`,
  LOGIN_RESET_PASSWORD: `${login}/repor-senha`,
  LOGIN_MAGIC_LINK: `${login}/magic-link`,
  LOGOUT: '/terminar-sessao',
  SIGNUP: '/registar',

  PURCHASE: '/aderir',
  PAY_CONFIRMATION: pay,
  PAY: `${pay}/{providerId}`,
};
