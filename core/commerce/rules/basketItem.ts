/** Trials of baskets (PAY-018). */
import type { Basket } from '../../generated/platform';

/** Trial of a basket, which then completes at 0 now (PAY-018). */
export function basketTrial(basket: Pick<Basket, 'basketItems'>): string | null {
  return (
    basket.basketItems
      .map(({ subscriptionSetting }) => subscriptionSetting?.trialPeriodDuration ?? null)
      .find((period) => period !== null) ?? null
  );
}
