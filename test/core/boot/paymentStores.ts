/** The payment stores of a page of the composed product, made from its services as the pages make them. */
import {
  basketCheckoutStores,
  licenceCheckout,
  licenceWatch,
  viewerAsBuyer,
  type CheckoutServices,
} from '../../../core/commerce/purchaseStores';
import { paymentMethodSource } from '../../../core/commerce/paymentMethodSource';
import { purchaseMemory } from '../../../core/commerce/purchaseMemory';
import { pluginRegistry } from '../../../core/boot/tokens';
import { checkedRealm } from '../../../core/pageKit/pageServices';
import { clock, platformClient, type BasketCalls } from '../../../core/sdk';
import { sessionStore } from '../../../core/session/SessionStore';
import type { Composed } from './composed';

function servicesOf({ get }: Composed): CheckoutServices {
  const session = get(sessionStore);
  return {
    client: get(platformClient),
    values: get(purchaseMemory),
    clock: get(clock),
    buyer: () => viewerAsBuyer(session),
    session: () => session.identified,
    methods: paymentMethodSource(get(pluginRegistry), get(checkedRealm).paymentProviders),
    report: () => undefined,
  };
}

export const checkoutOf = (site: Composed) => licenceCheckout(servicesOf(site));
export const watchedBy = (site: Composed) => licenceWatch(servicesOf(site));
export const giftCheckoutOf = (site: Composed, calls: BasketCalls) =>
  basketCheckoutStores(servicesOf(site), { purpose: 'gift', calls, client: site.get(platformClient) });
