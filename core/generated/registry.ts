/** Every installed contribution by plugin id, then by point and name. Written by `npm run generate`; not edited by hand. */
import type { Activate, ContributionPoints, PointName } from '../sdk';

/** A contribution's module: its default export is called once and gives the contribution. */
export interface ContributionModule<Point extends PointName = PointName> {
  // Options are checked by the compiler of realms against the plugin's own schema, so any options type fits here.
  readonly default: Activate<ContributionPoints[Point], never>;
}
export type ContributionLoader<Point extends PointName = PointName> = () => Promise<ContributionModule<Point>>;
export type Registry = Readonly<Record<string, Readonly<Record<string, ContributionLoader>>>>;

const declare = <Point extends PointName>(_point: Point, load: ContributionLoader<Point>): ContributionLoader<Point> => load;

export const registry: Registry = {
  'analytics/console': {
    'analytics-sink/console': declare('analytics-sink', () => import('../../plugins/analytics/console/sink')),
  },
  'payment/stripe': {
    'payment-method/stripe': declare('payment-method', () => import('../../plugins/payment/stripe/method')),
  },
  'payment/zero-balance': {
    'payment-method/zero-balance': declare('payment-method', () => import('../../plugins/payment/zero-balance/method')),
  },
  'route/plugin-preview': {
    'route/plugin-preview': declare('route', () => import('../../plugins/route/plugin-preview/page')),
  },
  'section/default': {
    'section/default': declare('section', () => import('../../plugins/section/default/section')),
  },
  'section/hero': {
    'section/hero': declare('section', () => import('../../plugins/section/hero/section')),
  },
  'section/poster': {
    'section/poster': declare('section', () => import('../../plugins/section/poster/section')),
  },
  'sign-in/id': {
    'sign-in-provider/id': declare('sign-in-provider', () => import('../../plugins/sign-in/id/provider')),
  },
  'sign-in/openid': {
    'sign-in-provider/openid': declare('sign-in-provider', () => import('../../plugins/sign-in/openid/provider')),
  },
};
