/** The stub of a held licence: what it costs, and how often. */
import { useCalendar, useFormat, useText } from '../../i18n';
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
  // The full price: here it is about what is taken, no longer about what it comes to.
  const paid = beneath ?? { amount: headline, period };
  const every = calendar.period(paid.period);
  const paused = holdingOf(licence)?.paused ?? false;
  const discounts = listedDiscounts(licence.discounts ?? []).filter(({ state }) => state !== 'EXPIRED');
  return (
    <div className={styles['stub']}>
      {before !== null && beneath === null && <s aria-label={t('priceBefore', { price: format.money(before) })}>{format.money(before)}</s>}
      <p className={styles['price']}>{format.priceParts(paid.amount).price}</p>
      {!free && <p className={styles['every']}>{every === null ? t('priceOnce') : t('pricePerPeriod', { period: every })}</p>}
      {discounts.map((discount, index) => (
        <p key={index} className={styles['every']}>
          {t(discountStatusKey(discount, paused))}
        </p>
      ))}
    </div>
  );
}
