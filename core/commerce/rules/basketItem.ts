/** Payment periods and trials of baskets (PAY-018). */
import type { Basket, BasketItem } from '../../generated/platform';

/** Payment period of a subscription; null for a one-time payment. */
export const itemPeriod = ({ subscriptionSetting }: BasketItem): string | null =>
  subscriptionSetting?.subscriptionType === 'SUBSCRIPTION'
    ? (subscriptionSetting.subscriptionPeriod ?? null)
    : null;

/** Trial of a basket, which then completes at 0 now (PAY-018). */
export function basketTrial(basket: Pick<Basket, 'basketItems'>): string | null {
  return (
    basket.basketItems
      .map(({ subscriptionSetting }) => subscriptionSetting?.trialPeriodDuration ?? null)
      .find((period) => period !== null) ?? null
  );
}
