/** A page that pays against an HTTP platform: its stores, the platform's state, and the calls between them. */
import { BasketStore } from '../../../core/commerce/BasketStore';
import { createBasketApi } from '../../../core/commerce/basketApi';
import { CheckoutPersistence } from '../../../core/commerce/CheckoutPersistence';
import { PaymentStore } from '../../../core/commerce/PaymentStore';
import { ProviderSelection } from '../../../core/commerce/ProviderSelection';
import { chargeOf } from '../../../core/commerce/rules/payCall';
import type { PaymentDetails } from '../../../core/sdk';
import { basket } from './commerceFixture';
import { platform, refusal, remembered, tabValues, tradingClient } from './tradingFixture';

export const details: PaymentDetails = {
  paymentDetailsExternalId: 'pi_1',
  targetPaymentProvider: 'stripe',
  paymentMethodType: 'card',
};
export const paid = { status: 'COMPLETED', purchaseId: 'p-1', licences: [] };
export const returnUrl = 'https://ringside.localhost/pay/demo-stripe';
export const payPath = '/api/v2/customer/baskets/pay/pass-month-sku';
export const basketPath = '/api/v2/customer/basket';
export const heldPath = '/api/v2/customer/subscriptions/status/active';
export const emptied = basket({ basketItems: [], providers: [] });

/** The stores of a page; with the storage of another page, that page reloaded. */
export const trader = (values = tabValues()) => {
  const reported: unknown[] = [];
  const report = (error: unknown) => void reported.push(error);
  const api = createBasketApi(tradingClient());
  const store = new BasketStore(api, report);
  const choice = new ProviderSelection(store);
  const payment = new PaymentStore({
    api,
    basket: store,
    choice,
    ...remembered(values),
    changed: async (basket) => store.updateBasket(basket),
    report,
    isOrder: false,
  });
  const collect = jest.fn<Promise<PaymentDetails>, unknown[]>(async () => details);
  return { store, choice, payment, values, reported, method: { collect }, collect };
};
/**
 * A tab in which the viewer with id 7 has started to pay, and left; for the payment with this id, where its
 * provider has named it.
 */
export const left = (paymentId?: string, purpose?: string) => {
  const values = tabValues();
  const memory = new CheckoutPersistence(values, () => '7', purpose);
  memory.begin({ consent: [], trialWaived: false }, chargeOf(basket(), 'demo-stripe'));
  if (paymentId !== undefined) memory.leave(paymentId);
  return values;
};
/** The platform's state: its basket, null while it cannot be read, and the skus that the viewer holds. */
export interface PlatformState {
  basket: ReturnType<typeof basket> | null;
  held: readonly string[];
}
export const filled = async (more: Parameters<typeof basket>[0] = {}, values = tabValues()) => {
  const trade = trader(values);
  const platformState: PlatformState = { basket: basket(more), held: [] };
  platform()
    .persist()
    .get(basketPath)
    .optionally()
    .reply(() => (platformState.basket === null ? [503, refusal(503, 'down')] : [200, platformState.basket]));
  platform()
    .persist()
    .get(heldPath)
    .optionally()
    .reply(() => [
      200,
      {
        licences: platformState.held.map((sku) => ({
          id: sku,
          sku,
          name: sku,
          purchaseStrategy: { type: 'SUBSCRIPTION' },
        })),
      },
    ]);
  await trade.store.retry();
  return { ...trade, platformState };
};
/** The platform has finished the payment. */
export const finished = (platformState: PlatformState): void => {
  platformState.basket = emptied;
  platformState.held = ['pass-month-sku'];
};
