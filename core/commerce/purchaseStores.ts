/** Creates the stores of a page that pays from the site's services; one set per page visit. */
import type { SessionStore } from '../session/SessionStore';
import type { BasketCalls } from '../sdk/checkout';
import type { Clock } from '../sdk/services';
import type { PlatformClient } from '../sdk/platform';
import { createBasketApi, known, payBody, payHeaders, type BasketApi } from './basketApi';
import { CheckoutStore } from './CheckoutStore';
import { createPaymentApi } from './licenceApi';
import { PaymentIntentions } from './PaymentIntentions';
import { CheckoutPersistence } from './CheckoutPersistence';
import { PaymentMethodStore, type PaymentMethodSource } from './PaymentMethodStore';
import type { PaymentWatchDeps } from './PaymentWatch';
import type { PurchaseValues } from './purchaseMemory';
import { soundAnswer, soundClient } from './soundClient';

export interface PurchaseServices {
  readonly client: PlatformClient;
  readonly values: PurchaseValues;
  readonly clock: Pick<Clock, 'now'>;
  /** Owner of the payments. */
  readonly buyer: () => string;
  /** Identifies the session of the client's calls; null while its viewer is unknown. */
  readonly session: () => string | null;
  /** Whether a child's profile is selected. */
  readonly isChild?: () => boolean;
  readonly report: (error: unknown) => void;
}

export interface CheckoutServices extends PurchaseServices {
  readonly methods: PaymentMethodSource;
}

/** Services for watching a payment of the viewer's own basket. */
export type Watched = Pick<
  PaymentWatchDeps,
  'payments' | 'basket' | 'memory' | 'intentions' | 'session' | 'isChild'
>;

/** No sign-in changes the session of a guest's checkout. */
const noSession = (): string => '';

/** Owner id under which payments are stored; empty for a guest, who has none. */
export const viewerAsBuyer = ({ viewer }: Pick<SessionStore, 'viewer'>): string =>
  viewer.isGuest ? '' : (viewer.id ?? '');

export const rememberedPayment = (
  { values, buyer }: Pick<PurchaseServices, 'values' | 'buyer'>,
  purpose?: string,
): CheckoutPersistence => new CheckoutPersistence(values.tab, buyer, purpose);

const intentionsOf = ({ values, clock, buyer }: PurchaseServices): PaymentIntentions =>
  new PaymentIntentions({ values: values.browser, viewer: buyer, now: () => clock.now() });

/** Checkout of the viewer's own basket. */
export function licenceCheckout(services: CheckoutServices): CheckoutStore {
  const { client, methods, report } = services;
  return new CheckoutStore({
    api: createBasketApi(soundClient(client, report)),
    methods: new PaymentMethodStore(methods, report),
    memory: rememberedPayment(services),
    intentions: intentionsOf(services),
    session: services.session,
    isChild: services.isChild,
    report,
  });
}

export function licenceWatch(services: PurchaseServices): Watched {
  const client = soundClient(services.client, services.report);
  return {
    payments: createPaymentApi(client),
    basket: createBasketApi(client),
    memory: rememberedPayment(services),
    intentions: intentionsOf(services),
    session: services.session,
    isChild: services.isChild,
  };
}

export interface PluginBasketOptions {
  readonly purpose: string;
  readonly calls: BasketCalls;
  /** The client of `calls`: the viewer's, or that of a guest whose checkout has tokens of its own. */
  readonly client: PlatformClient;
}

/** Checkout and payment watch for a basket that a plugin sells from (GFT-014, GFT-018). */
export function basketCheckoutStores(
  services: CheckoutServices,
  { purpose, calls, client }: PluginBasketOptions,
): { readonly checkout: CheckoutStore; readonly watched: Watched } {
  const { methods, report } = services;
  const basket = pluginBasket(calls, report);
  const sound = soundClient(client, report);
  const [memory, intentions] = [rememberedPayment(services, purpose), intentionsOf(services)];
  const session = client === services.client ? services.session : noSession;
  return {
    checkout: new CheckoutStore({
      api: { ...createBasketApi(sound), ...basket },
      methods: new PaymentMethodStore(methods, report),
      memory,
      intentions,
      session,
      report,
      isOrder: true,
    }),
    watched: { payments: createPaymentApi(sound), basket, memory, intentions, session },
  };
}

/**
 * Replaces basket calls by the plugin's. An empty basket proves no payment: another tab may have paid for
 * something else from it.
 */
function pluginBasket(
  calls: BasketCalls,
  report: (error: unknown) => void,
): Pick<BasketApi, 'read' | 'pay' | 'acquired'> {
  return {
    read: async () => soundAnswer('readGiftBasket', await calls.read(), report),
    acquired: async () => null,
    pay: async (details, how) => known(await calls.pay(payBody(details, how), payHeaders(how))),
  };
}
