/** The sku that a licence is bought by (LIC-023), and what licence and basket say of a trial (PAY-018). */
import type { Basket } from '../../generated/platform';
import { pickAmount, trialText } from '../../i18n';
import type { Licence } from './licence';

/** What is put into the basket: the licence's own sku, else its price's; null for a licence that has neither and so cannot be bought here. */
export function skuOf(licence: Pick<Licence, 'sku' | 'amounts'>): string | null {
  const price = pickAmount(licence.amounts);
  return licence.sku || (price.currency === undefined ? null : price.sku) || null;
}

/** The length of the trial that this viewer may still have; null when there is none, or one of no days (LIC-047). */
export function availableTrial({ trialDetails }: Pick<Licence, 'trialDetails'>): string | null {
  return trialDetails?.available === false ? null : lengthOf(trialDetails?.duration);
}

/** The trial of a basket: it then completes at 0 now (PAY-018). */
export function basketTrial(basket: Pick<Basket, 'basketItems'>): string | null {
  return (
    basket.basketItems
      .map(({ subscriptionSetting }) => subscriptionSetting?.trialPeriodDuration ?? null)
      .find((period) => period !== null) ?? null
  );
}

/** A trial of no days is none (LIC-047). */
function lengthOf(duration: string | null | undefined): string | null {
  return duration && trialText(duration) !== null ? duration : null;
}
