/** Every installed contribution by plugin id, then by point and name. Written by `npm run generate`; not edited by hand. */
import type { Activate, PointName } from '../sdk/points';

// The realm compiler validates options against the plugin's own schema, so any options type fits here.
type Loads<Activation> = (() => Promise<{ readonly default: Activation }>) | ((() => Promise<Readonly<Record<string, Activation>>>) & { readonly exported: string });
type Loaders = { readonly [Point in PointName as `${Point}/${string}`]: Loads<Activate<Point, never>> };

const named = <Name extends string, Module extends Readonly<Record<Name, unknown>>>(exported: Name, load: () => Promise<Module>) =>
  Object.assign(load as () => Promise<Readonly<Record<string, Module[Name]>>>, { exported });

export const registry: Readonly<Record<string, Loaders>> = {
  'account/linked': {
    'account-panel/linked': () => import('../../plugins/account/linked/panel'),
  },
  'action/share': {
    'card-action/share': () => import('../../plugins/action/share/action'),
    'player-part/moment': () => import('../../plugins/action/share/moment'),
  },
  'action/watchlist': {
    'card-action/watchlist': () => import('../../plugins/action/watchlist/action'),
  },
  'analytics/beacon': {
    'analytics-sink/beacon': () => import('../../plugins/analytics/beacon/sink'),
  },
  'analytics/console': {
    'analytics-sink/console': () => import('../../plugins/analytics/console/sink'),
  },
  'analytics/monitoring': {
    'analytics-sink/monitoring': () => import('../../plugins/analytics/monitoring/sink'),
  },
  'payment/adyen': {
    'payment-method/adyen': () => import('../../plugins/payment/adyen/method'),
    'payment-method/adyen-wallet': () => import('../../plugins/payment/adyen/wallet'),
  },
  'payment/alipay': {
    'payment-method/alipay': () => import('../../plugins/payment/alipay/method'),
  },
  'payment/bancontact': {
    'payment-method/bancontact': () => import('../../plugins/payment/bancontact/method'),
  },
  'payment/braintree': {
    'payment-method/braintree': () => import('../../plugins/payment/braintree/method'),
  },
  'payment/ideal': {
    'payment-method/ideal': () => import('../../plugins/payment/ideal/method'),
  },
  'payment/pix': {
    'payment-method/pix': () => import('../../plugins/payment/pix/method'),
  },
  'payment/stripe': {
    'payment-method/stripe': () => import('../../plugins/payment/stripe/method'),
    'payment-method/stripe-wallet': () => import('../../plugins/payment/stripe/wallet'),
  },
  'payment/wepay': {
    'payment-method/wepay': () => import('../../plugins/payment/wepay/method'),
  },
  'payment/zero-balance': {
    'payment-method/zero-balance': () => import('../../plugins/payment/zero-balance/method'),
  },
  'player/ads': {
    'player-part/ads': () => import('../../plugins/player/ads/part'),
  },
  'player/annotations': {
    'player-part/annotations': () => import('../../plugins/player/annotations/part'),
  },
  'player/cast': {
    'player-part/cast': () => import('../../plugins/player/cast/part'),
  },
  'player/next-up': {
    'player-part/next-up': () => import('../../plugins/player/next-up/part'),
  },
  'player/skip-markers': {
    'player-part/skip-markers': () => import('../../plugins/player/skip-markers/part'),
  },
  'player/stats': {
    'player-part/stats': () => import('../../plugins/player/stats/part'),
  },
  'player/watermark': {
    'player-part/watermark': () => import('../../plugins/player/watermark/part'),
  },
  'route/activate': {
    'route/activate': () => import('../../plugins/route/activate/page'),
    'route/tv-login': () => import('../../plugins/route/activate/tvLogin'),
  },
  'route/admin': {
    'route/content': () => import('../../plugins/route/admin/tools/content'),
    'route/composed-page': named('composedPage', () => import('../../plugins/route/admin/tools/rowPreviews')),
    'route/section': named('section', () => import('../../plugins/route/admin/tools/rowPreviews')),
    'route/navbar': () => import('../../plugins/route/admin/tools/navbar'),
    'route/not-found': () => import('../../plugins/route/admin/tools/notFound'),
    'route/cancellation-promo': () => import('../../plugins/route/admin/tools/cancellationPromo'),
    'route/cancellation-screen': () => import('../../plugins/route/admin/tools/cancellationScreen'),
    'route/plugins': () => import('../../plugins/route/admin/tools/plugins'),
    'route/draft': () => import('../../plugins/route/admin/draft/DraftTool'),
  },
  'route/external-pages': {
    'route/external-page': named('externalPage', () => import('../../plugins/route/external-pages/pages')),
    'route/block': named('block', () => import('../../plugins/route/external-pages/pages')),
    'route/mobile': named('mobile', () => import('../../plugins/route/external-pages/pages')),
  },
  'route/fighters': {
    'route/fighters': () => import('../../plugins/route/fighters/list'),
    'route/fighter': () => import('../../plugins/route/fighters/profile'),
  },
  'route/gifting': {
    'route/shop': () => import('../../plugins/route/gifting/shop'),
    'route/gift': () => import('../../plugins/route/gifting/gift'),
    'route/pay': () => import('../../plugins/route/gifting/pay'),
    'route/redeem': () => import('../../plugins/route/gifting/redeem'),
  },
  'route/guide': {
    'route/guide': () => import('../../plugins/route/guide/page'),
  },
  'route/member-area': {
    'route/member-area': () => import('../../plugins/route/member-area/page'),
  },
  'route/multi-video': {
    'route/multi-video': () => import('../../plugins/route/multi-video/page'),
    'card-action/side-by-side': () => import('../../plugins/route/multi-video/action'),
  },
  'route/news': {
    'route/news': () => import('../../plugins/route/news/list'),
    'route/news-item': () => import('../../plugins/route/news/item'),
  },
  'route/watch-together': {
    'route/watch-together': () => import('../../plugins/route/watch-together/page'),
    'card-action/watch-together': () => import('../../plugins/route/watch-together/action'),
  },
  'search/platform': {
    'search-engine/platform': () => import('../../plugins/search/platform/engine'),
  },
  'section/content-highlight': {
    'section/content-highlight': () => import('../../plugins/section/content-highlight/section'),
  },
  'section/default': {
    'section/default': () => import('../../plugins/section/default/section'),
  },
  'section/double-row': {
    'section/double-row': () => import('../../plugins/section/double-row/section'),
  },
  'section/hero': {
    'section/hero': () => import('../../plugins/section/hero/section'),
  },
  'section/now-and-next': {
    'section/now-and-next': () => import('../../plugins/section/now-and-next/section'),
  },
  'section/playlist': {
    'section/playlist': () => import('../../plugins/section/playlist/section'),
  },
  'section/poster': {
    'section/poster': () => import('../../plugins/section/poster/section'),
  },
  'section/programmes': {
    'section/programmes': () => import('../../plugins/section/programmes/section'),
  },
  'section/section-link': {
    'section/section-link': () => import('../../plugins/section/section-link/section'),
  },
  'sign-in/adobe': {
    'sign-in-provider/adobe': () => import('../../plugins/sign-in/adobe/provider'),
  },
  'sign-in/apple': {
    'sign-in-provider/apple': () => import('../../plugins/sign-in/apple/provider'),
  },
  'sign-in/facebook': {
    'sign-in-provider/facebook': () => import('../../plugins/sign-in/facebook/provider'),
  },
  'sign-in/firebase': {
    'sign-in-provider/firebase': () => import('../../plugins/sign-in/firebase/provider'),
  },
  'sign-in/generic': {
    'sign-in-provider/generic': () => import('../../plugins/sign-in/generic/provider'),
  },
  'sign-in/generic-oauth': {
    'sign-in-provider/generic-oauth': () => import('../../plugins/sign-in/generic-oauth/provider'),
  },
  'sign-in/gigya': {
    'sign-in-provider/GIGYA': () => import('../../plugins/sign-in/gigya/provider'),
  },
  'sign-in/google': {
    'sign-in-provider/google': () => import('../../plugins/sign-in/google/provider'),
  },
  'sign-in/id': {
    'sign-in-provider/id': () => import('../../plugins/sign-in/id/provider'),
  },
  'sign-in/magic-link': {
    'sign-in-provider/magic-link': () => import('../../plugins/sign-in/magic-link/provider'),
  },
  'sign-in/openid': {
    'sign-in-provider/openid': () => import('../../plugins/sign-in/openid/provider'),
  },
  'sign-in/opin': {
    'sign-in-provider/opin': () => import('../../plugins/sign-in/opin/provider'),
  },
  'sign-in/pbr': {
    'sign-in-provider/pbr': () => import('../../plugins/sign-in/pbr/provider'),
  },
  'sign-in/sptv': {
    'sign-in-provider/sptv': () => import('../../plugins/sign-in/sptv/provider'),
  },
};
