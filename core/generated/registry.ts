/** Every installed contribution by plugin id, then by point and name. Written by `npm run generate`; not edited by hand. */
import type { Activate } from '../sdk/context';
import type { ContributionPoints, PointName } from '../sdk/points';

/** A contribution's module: its default export is called once and returns the contribution. */
export interface ContributionModule<Point extends PointName = PointName> {
  // The realm compiler validates options against the plugin's own schema, so any options type fits here.
  readonly default: Activate<ContributionPoints[Point], never>;
}
export type ContributionLoader<Point extends PointName = PointName> = () => Promise<ContributionModule<Point>>;
export type Registry = Readonly<Record<string, Readonly<Record<string, ContributionLoader>>>>;

const declare = <Point extends PointName>(_point: Point, load: ContributionLoader<Point>): ContributionLoader<Point> => load;

export const registry: Registry = {
  'account/linked': {
    'account-panel/linked': declare('account-panel', () => import('../../plugins/account/linked/panel')),
  },
  'action/share': {
    'card-action/share': declare('card-action', () => import('../../plugins/action/share/action')),
    'player-part/moment': declare('player-part', () => import('../../plugins/action/share/moment')),
  },
  'action/watchlist': {
    'card-action/watchlist': declare('card-action', () => import('../../plugins/action/watchlist/action')),
  },
  'analytics/beacon': {
    'analytics-sink/beacon': declare('analytics-sink', () => import('../../plugins/analytics/beacon/sink')),
  },
  'analytics/console': {
    'analytics-sink/console': declare('analytics-sink', () => import('../../plugins/analytics/console/sink')),
  },
  'payment/adyen': {
    'payment-method/adyen': declare('payment-method', () => import('../../plugins/payment/adyen/method')),
    'payment-method/adyen-wallet': declare('payment-method', () => import('../../plugins/payment/adyen/wallet')),
  },
  'payment/alipay': {
    'payment-method/alipay': declare('payment-method', () => import('../../plugins/payment/alipay/method')),
  },
  'payment/bancontact': {
    'payment-method/bancontact': declare('payment-method', () => import('../../plugins/payment/bancontact/method')),
  },
  'payment/braintree': {
    'payment-method/braintree': declare('payment-method', () => import('../../plugins/payment/braintree/method')),
  },
  'payment/ideal': {
    'payment-method/ideal': declare('payment-method', () => import('../../plugins/payment/ideal/method')),
  },
  'payment/pix': {
    'payment-method/pix': declare('payment-method', () => import('../../plugins/payment/pix/method')),
  },
  'payment/stripe': {
    'payment-method/stripe': declare('payment-method', () => import('../../plugins/payment/stripe/method')),
    'payment-method/stripe-wallet': declare('payment-method', () => import('../../plugins/payment/stripe/wallet')),
  },
  'payment/wepay': {
    'payment-method/wepay': declare('payment-method', () => import('../../plugins/payment/wepay/method')),
  },
  'payment/zero-balance': {
    'payment-method/zero-balance': declare('payment-method', () => import('../../plugins/payment/zero-balance/method')),
  },
  'player/ads': {
    'player-part/ads': declare('player-part', () => import('../../plugins/player/ads/part')),
  },
  'player/annotations': {
    'player-part/annotations': declare('player-part', () => import('../../plugins/player/annotations/part')),
  },
  'player/next-up': {
    'player-part/next-up': declare('player-part', () => import('../../plugins/player/next-up/part')),
  },
  'player/skip-markers': {
    'player-part/skip-markers': declare('player-part', () => import('../../plugins/player/skip-markers/part')),
  },
  'player/stats': {
    'player-part/stats': declare('player-part', () => import('../../plugins/player/stats/part')),
  },
  'player/watermark': {
    'player-part/watermark': declare('player-part', () => import('../../plugins/player/watermark/part')),
  },
  'route/activate': {
    'route/activate': declare('route', () => import('../../plugins/route/activate/page')),
    'route/tv-login': declare('route', () => import('../../plugins/route/activate/tvLogin')),
  },
  'route/admin': {
    'route/content': declare('route', () => import('../../plugins/route/admin/tools/content')),
    'route/composed-page': declare('route', () => import('../../plugins/route/admin/tools/composedPage')),
    'route/section': declare('route', () => import('../../plugins/route/admin/tools/section')),
    'route/navbar': declare('route', () => import('../../plugins/route/admin/tools/navbar')),
    'route/not-found': declare('route', () => import('../../plugins/route/admin/tools/notFound')),
    'route/cancellation-promo': declare('route', () => import('../../plugins/route/admin/tools/cancellationPromo')),
    'route/cancellation-screen': declare('route', () => import('../../plugins/route/admin/screens/cancellation')),
    'route/plugins': declare('route', () => import('../../plugins/route/admin/tools/plugins')),
    'route/draft': declare('route', () => import('../../plugins/route/admin/tools/draft')),
  },
  'route/external-pages': {
    'route/external-page': declare('route', () => import('../../plugins/route/external-pages/externalPage')),
    'route/block': declare('route', () => import('../../plugins/route/external-pages/block')),
    'route/mobile': declare('route', () => import('../../plugins/route/external-pages/mobile')),
  },
  'route/fighters': {
    'route/fighters': declare('route', () => import('../../plugins/route/fighters/list')),
    'route/fighter': declare('route', () => import('../../plugins/route/fighters/profile')),
  },
  'route/gifting': {
    'route/shop': declare('route', () => import('../../plugins/route/gifting/shop')),
    'route/gift': declare('route', () => import('../../plugins/route/gifting/gift')),
    'route/pay': declare('route', () => import('../../plugins/route/gifting/pay')),
    'route/redeem': declare('route', () => import('../../plugins/route/gifting/redeem')),
  },
  'route/guide': {
    'route/guide': declare('route', () => import('../../plugins/route/guide/page')),
  },
  'route/member-area': {
    'route/member-area': declare('route', () => import('../../plugins/route/member-area/page')),
  },
  'route/multi-video': {
    'route/multi-video': declare('route', () => import('../../plugins/route/multi-video/page')),
    'card-action/side-by-side': declare('card-action', () => import('../../plugins/route/multi-video/action')),
  },
  'route/news': {
    'route/news': declare('route', () => import('../../plugins/route/news/list')),
    'route/news-item': declare('route', () => import('../../plugins/route/news/item')),
  },
  'route/watch-together': {
    'route/watch-together': declare('route', () => import('../../plugins/route/watch-together/page')),
    'card-action/watch-together': declare('card-action', () => import('../../plugins/route/watch-together/action')),
  },
  'search/platform': {
    'search-engine/platform': declare('search-engine', () => import('../../plugins/search/platform/engine')),
  },
  'section/content-highlight': {
    'section/content-highlight': declare('section', () => import('../../plugins/section/content-highlight/section')),
  },
  'section/default': {
    'section/default': declare('section', () => import('../../plugins/section/default/section')),
  },
  'section/double-row': {
    'section/double-row': declare('section', () => import('../../plugins/section/double-row/section')),
  },
  'section/hero': {
    'section/hero': declare('section', () => import('../../plugins/section/hero/section')),
  },
  'section/now-and-next': {
    'section/now-and-next': declare('section', () => import('../../plugins/section/now-and-next/section')),
  },
  'section/playlist': {
    'section/playlist': declare('section', () => import('../../plugins/section/playlist/section')),
  },
  'section/poster': {
    'section/poster': declare('section', () => import('../../plugins/section/poster/section')),
  },
  'section/programmes': {
    'section/programmes': declare('section', () => import('../../plugins/section/programmes/section')),
  },
  'section/section-link': {
    'section/section-link': declare('section', () => import('../../plugins/section/section-link/section')),
  },
  'sign-in/adobe': {
    'sign-in-provider/adobe': declare('sign-in-provider', () => import('../../plugins/sign-in/adobe/provider')),
  },
  'sign-in/apple': {
    'sign-in-provider/apple': declare('sign-in-provider', () => import('../../plugins/sign-in/apple/provider')),
  },
  'sign-in/facebook': {
    'sign-in-provider/facebook': declare('sign-in-provider', () => import('../../plugins/sign-in/facebook/provider')),
  },
  'sign-in/firebase': {
    'sign-in-provider/firebase': declare('sign-in-provider', () => import('../../plugins/sign-in/firebase/provider')),
  },
  'sign-in/generic': {
    'sign-in-provider/generic': declare('sign-in-provider', () => import('../../plugins/sign-in/generic/provider')),
  },
  'sign-in/generic-oauth': {
    'sign-in-provider/generic-oauth': declare('sign-in-provider', () => import('../../plugins/sign-in/generic-oauth/provider')),
  },
  'sign-in/gigya': {
    'sign-in-provider/GIGYA': declare('sign-in-provider', () => import('../../plugins/sign-in/gigya/provider')),
  },
  'sign-in/google': {
    'sign-in-provider/google': declare('sign-in-provider', () => import('../../plugins/sign-in/google/provider')),
  },
  'sign-in/id': {
    'sign-in-provider/id': declare('sign-in-provider', () => import('../../plugins/sign-in/id/provider')),
  },
  'sign-in/magic-link': {
    'sign-in-provider/magic-link': declare('sign-in-provider', () => import('../../plugins/sign-in/magic-link/provider')),
  },
  'sign-in/openid': {
    'sign-in-provider/openid': declare('sign-in-provider', () => import('../../plugins/sign-in/openid/provider')),
  },
  'sign-in/opin': {
    'sign-in-provider/opin': declare('sign-in-provider', () => import('../../plugins/sign-in/opin/provider')),
  },
  'sign-in/pbr': {
    'sign-in-provider/pbr': declare('sign-in-provider', () => import('../../plugins/sign-in/pbr/provider')),
  },
  'sign-in/sptv': {
    'sign-in-provider/sptv': declare('sign-in-provider', () => import('../../plugins/sign-in/sptv/provider')),
  },
};
