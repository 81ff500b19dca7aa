/** What a licence becomes in the basket (LIC-023, PAY-002) and what a basket says of its trial (PAY-018). */
import type { Basket, BasketItem } from '../../generated/platform';
import { pickAmount, trialText } from '../../i18n';
import type { Licence } from './licence';

/** What is known of the item before the platform has answered; `name` and `amount` come with its answer. */
export interface ChosenItem {
  readonly sku: string;
  readonly licenceId: string;
  readonly subscriptionSetting: NonNullable<BasketItem['subscriptionSetting']>;
}

/** The item by the licence's own sku, else its price's; null for a licence that has neither and so cannot be bought here. */
export function basketItemOf(licence: Licence): ChosenItem | null {
  const price = pickAmount(licence.amounts);
  const sku = licence.sku ?? (price.currency === undefined ? null : price.sku);
  if (!sku) return null;
  const { type, subscriptionPeriod } = licence.purchaseStrategy;
  const trial = availableTrial(licence);
  return {
    sku,
    licenceId: licence.id,
    subscriptionSetting: {
      subscriptionType: type,
      ...(subscriptionPeriod ? { subscriptionPeriod } : {}),
      ...(trial === null ? {} : { trialPeriodDuration: trial }),
    },
  };
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
