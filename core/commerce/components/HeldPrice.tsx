/** Price stub of a held licence: amount, period and current discounts (LIC-061 to LIC-064). */
import { useCalendar } from '../../i18n/useCalendar';
import { useFormat, useText } from '../../i18n/hooks';
import type { Licence } from '../rules/licence';
import { listedDiscounts, discountStatusKey } from '../rules/licenceDiscount';
import { licencePrice } from '../rules/licencePrice';
import { holdingOf } from '../rules/licenceStatus';
import styles from './HeldLicence.module.css';

export function HeldPrice({ licence }: { readonly licence: Licence }) {
  const t = useText();
  const format = useFormat();
  const calendar = useCalendar();
  const { headline, period, beneath, before, free } = licencePrice(licence);
  // The amount actually charged, not the headline price spread over another period.
  const paid = beneath ?? { amount: headline, period };
  const every = paid.period === null ? t('priceOnce') : calendar.period(paid.period);
  const paused = holdingOf(licence)?.paused ?? false;
  return (
    <div className={styles['stub']}>
      {before !== null && beneath === null && (
        <s aria-label={t('priceBefore', { price: format.money(before) })}>{format.money(before)}</s>
      )}
      <p className={styles['price']}>{format.priceParts(paid.amount).price}</p>
      {!free && every !== null && (
        <p className={styles['every']}>
          {paid.period === null ? every : t('pricePerPeriod', { period: every })}
        </p>
      )}
      {listedDiscounts(licence.discounts ?? [], { hideUpcoming: true }).map((discount, index) => (
        <p key={index} className={styles['every']}>
          {t(discountStatusKey(discount, paused))}
        </p>
      ))}
    </div>
  );
}
