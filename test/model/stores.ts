/** Creates the stores of a document's pages from its services, like `usePurchaseServices` and `usePaymentWatch`. */
import { pluginRegistry } from '../../core/boot/tokens';
import {
  licenceWatch,
  viewerAsBuyer,
  type CheckoutServices,
  type Watched,
} from '../../core/commerce/purchaseStores';
import { PaymentWatch } from '../../core/commerce/PaymentWatch';
import { paymentMethodSource } from '../../core/commerce/paymentMethodSource';
import { purchaseLog, purchaseMemory } from '../../core/commerce/purchaseMemory';
import { checkedRealm } from '../../core/pageKit/pageServices';
import { clock, platformClient, type ServiceLocator } from '../../core/sdk';
import { sessionStore } from '../../core/session/SessionStore';

export function purchaseServices(get: ServiceLocator, buyer?: string): CheckoutServices {
  return {
    client: get(platformClient),
    values: get(purchaseMemory),
    clock: get(clock),
    buyer: () => buyer ?? viewerAsBuyer(get(sessionStore)),
    session: () => get(sessionStore).identified,
    methods: paymentMethodSource(get(pluginRegistry), get(checkedRealm).paymentProviders),
    report: (error: unknown) => get(purchaseLog).error('A part of the purchase failed.', error),
  };
}

export function paymentWatch(get: ServiceLocator, id: string, watched?: Watched): PaymentWatch {
  return new PaymentWatch(id, {
    ...(watched ?? licenceWatch(purchaseServices(get))),
    clock: get(clock),
    report: (error) => get(purchaseLog).error('A payment could not be followed.', error),
  });
}
