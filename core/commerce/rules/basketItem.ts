/** The sku by which a licence is bought (LIC-023), and trials of licences and baskets (PAY-018). */
import type { Basket } from '../../generated/platform';
import { pickAmount } from '../../i18n/prices';
import { trialText } from '../../i18n/periods';
import type { Licence } from './licence';

/** The licence's own sku, else its price's; null if it has neither and cannot be bought here. */
export function skuOf(licence: Pick<Licence, 'sku' | 'amounts'>): string | null {
  const price = pickAmount(licence.amounts);
  return licence.sku || (price.currency === undefined ? null : price.sku) || null;
}

/** Length of the trial available to this viewer; null if there is none or it has no days (LIC-047). */
export function availableTrial({ trialDetails }: Pick<Licence, 'trialDetails'>): string | null {
  return trialDetails?.available === false ? null : lengthOf(trialDetails?.duration);
}

/** Trial of a basket, which then completes at 0 now (PAY-018). */
export function basketTrial(basket: Pick<Basket, 'basketItems'>): string | null {
  return (
    basket.basketItems
      .map(({ subscriptionSetting }) => subscriptionSetting?.trialPeriodDuration ?? null)
      .find((period) => period !== null) ?? null
  );
}

/** A trial of zero days counts as none (LIC-047). */
function lengthOf(duration: string | null | undefined): string | null {
  return duration && trialText(duration) !== null ? duration : null;
}
