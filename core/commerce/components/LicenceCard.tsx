/** Selectable card of a licence: description, price, and relation to the licence held. */
import { useCalendar } from '../../i18n/calendar';
import { useFormat, useText } from '../../i18n/hooks';
import { Icon } from '../../ui/Icon';
import type { Licence } from '../rules/licence';
import { listedDiscounts, discountStatusKey } from '../rules/licenceDiscount';
import { licencePrice } from '../rules/licencePrice';
import type { Standing } from '../rules/licenceStanding';
import styles from './LicenceCard.module.css';
import { useRenewalText } from './useRenewalText';

export interface LicenceCardProps {
  readonly licence: Licence;
  readonly standing: Standing;
  readonly purchasable: boolean;
  readonly selected: boolean;
  /** Name of the radio group. */
  readonly name: string;
  readonly onSelect: () => void;
}

const marks = {
  current: 'licenceCurrent',
  upgrade: 'licenceUpgrade',
  downgrade: 'licenceDowngrade',
} as const;

/** A radio button with the whole card as its label; disabled if the licence cannot be bought. */
export function LicenceCard({ licence, standing, purchasable, selected, name, onSelect }: LicenceCardProps) {
  const t = useText();
  const calendar = useCalendar();
  const renewal = useRenewalText()(licence);
  const trial = calendar.trial(licence.trial);
  const paused = licence.holding?.paused ?? false;
  const discounts = listedDiscounts(licence.discounts);
  const { accessUntil } = licence;
  const descriptionId = `${name}-${licence.id}`;
  return (
    <label
      className={styles['card']}
      data-selected={selected || undefined}
      data-closed={!purchasable || undefined}
    >
      <input
        type="radio"
        className={styles['radio']}
        name={name}
        value={licence.id}
        checked={selected}
        disabled={!purchasable}
        aria-describedby={descriptionId}
        onChange={onSelect}
      />
      <span className={styles['head']}>
        <span className={styles['name']}>{licence.name}</span>
        {standing !== 'none' && (
          <span className={styles['mark']} data-standing={standing}>
            {t(marks[standing])}
          </span>
        )}
        <span className={styles['dot']} aria-hidden="true">
          <Icon name="check" size={20} />
        </span>
      </span>
      <LicenceCost licence={licence} />
      <span id={descriptionId} className={styles['about']}>
        {trial !== null && purchasable && (
          <span className={styles['trial']}>
            <Icon name="check" size={20} />
            {t('trialOffer', { trial })}
          </span>
        )}
        {licence.description ? <span className={styles['description']}>{licence.description}</span> : null}
        {accessUntil ? (
          <span className={styles['note']}>{t('accessUntil', { date: calendar.longDate(accessUntil) })}</span>
        ) : null}
        {discounts.map((discount, index) => (
          <span key={index} className={styles['note']}>
            {t(discountStatusKey(discount, paused))}
          </span>
        ))}
        {renewal !== null && <span className={styles['note']}>{renewal}</span>}
      </span>
    </label>
  );
}

/** Headline price with its period, the price before discounts, and the full amount beneath (LIC-027). */
function LicenceCost({ licence }: { readonly licence: Licence }) {
  const t = useText();
  const format = useFormat();
  const calendar = useCalendar();
  const { headline, period, beneath, before, free } = licencePrice(licence);
  const { price, tax } = format.priceParts(headline);
  const every = calendar.period(period);
  return (
    <span className={styles['cost']}>
      <span className={styles['line']}>
        {before !== null && (
          <s className={styles['before']} aria-label={t('priceBefore', { price: format.money(before) })}>
            {format.money(before)}
          </s>
        )}
        <span className={styles['price']}>{price}</span>
        {!free && every !== null && (
          <span className={styles['every']}>{t('pricePerPeriod', { period: every })}</span>
        )}
      </span>
      <span className={styles['fine']}>
        {[
          beneath === null ? null : beneathText(beneath.period),
          free || period !== null ? null : t('priceOnce'),
          tax,
        ]
          .filter((part) => part !== null)
          .join(' · ')}
      </span>
    </span>
  );

  function beneathText(fullPeriod: string | null): string | null {
    if (beneath === null) return null;
    const full = format.money(beneath.amount);
    const each = calendar.period(fullPeriod);
    return each === null ? t('priceInAll', { price: full }) : t('priceEvery', { price: full, period: each });
  }
}
