/** Licences, baskets and a platform for tests of the rules and stores of commerce. */
import type {
  Basket,
  BasketPaymentProvider,
  Discount,
  Licence,
  LicenceAmount,
  LicenceStatus,
} from '../../../core/generated/platform';
import { licenceOf } from '../../../core/commerce/rules/licence';

export const euro = (amount: number, more: Partial<LicenceAmount> = {}): LicenceAmount => ({
  id: `eur-${amount}`,
  sku: `sku-${amount}`,
  amount,
  currency: 'EUR',
  scale: 2,
  default: true,
  local: false,
  ...more,
});

export const licence = (more: Partial<Licence> = {}): Licence => ({
  id: 'pass-month',
  name: 'Month pass',
  sku: 'pass-month-sku',
  purchaseStrategy: { type: 'SUBSCRIPTION', subscriptionPeriod: 'P1M' },
  amounts: [euro(999)],
  ...more,
});

/** The same as the product reads it. */
export const offered = (more: Partial<Licence> = {}) => licenceOf(licence(more));

export const held = (status: Partial<LicenceStatus> = {}): LicenceStatus => ({
  status: 'ACTIVE',
  autoRenewingStatus: 'AUTO_RENEWING',
  ...status,
});

export const percent = (percentage: number, more: Partial<Discount> = {}): Discount => ({
  type: 'PERCENTAGE',
  percentage,
  state: 'ACTIVE',
  ...more,
});

export const stripeProvider: BasketPaymentProvider = {
  id: 'demo-stripe',
  name: 'stripe',
  kind: 'form',
  paymentMethodTypes: ['card'],
};
export const zeroProvider: BasketPaymentProvider = { id: 'demo-zero', name: 'zero-balance', kind: 'none' };

export const basket = (more: Partial<Basket> = {}): Basket => ({
  id: 'basket-1',
  basketItems: [
    {
      sku: 'pass-month-sku',
      licenceId: 'pass-month',
      name: 'Month pass',
      amount: 999,
      subscriptionSetting: { subscriptionType: 'SUBSCRIPTION', subscriptionPeriod: 'P1M' },
    },
  ],
  vouchers: [],
  providers: [stripeProvider],
  currency: 'EUR',
  scale: 2,
  total: 999,
  tax: 173,
  discountedTotal: 999,
  discountedTax: 173,
  ...more,
});
